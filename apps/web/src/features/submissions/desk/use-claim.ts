import type { SubmissionKind } from '@rondo/domain/submissions';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useViewer } from '../../../lib/session/viewer.ts';
import { claim, type Pending, release } from './api.ts';
import { useDeskCache } from './use-desk-cache.ts';

/** A card that is only passed by is nobody's work yet, in milliseconds. */
const glance = 800;
/** Work goes on: the ten minutes begin anew, at most this often, in milliseconds. */
const renewEvery = 120_000;

export interface ClaimOptions {
  kind: SubmissionKind;
  submission: Pending;
  /** Somebody went to this card; it does not just lie on top. */
  isOpened: boolean;
  isLeaving: boolean;
}

/**
 * Shows other staff that the viewer works on a card: taken when somebody stays at it or does something there,
 * released when they leave it. It keeps nobody from deciding.
 */
export function useClaim({ kind, submission, isOpened, isLeaving }: ClaimOptions) {
  const { id, claimedBy = null } = submission;
  const viewerId = useViewer().user?.id;
  const cache = useDeskCache();
  const state = useRef({ askedAt: 0, isHeld: false, isLeft: false });
  const other = claimedBy !== null && claimedBy.id !== viewerId ? claimedBy : null;

  const work = () => {
    const now = Date.now();
    const isFresh = now - state.current.askedAt < renewEvery;
    if (isLeaving || other !== null || viewerId === undefined || isFresh) return;
    state.current.askedAt = now;
    claim(kind, id).then(
      (fresh) => {
        state.current.isHeld = true;
        if (state.current.isLeft) leave();
        else cache.show(kind, fresh);
      },
      () => cache.reload(),
    );
  };
  const leave = () => {
    if (state.current.isHeld) void release(kind, id).catch(() => undefined);
    state.current.isHeld = false;
  };
  const stay = useEffectEvent(work);
  const goAway = useEffectEvent(leave);

  useEffect(() => {
    if (!isOpened) return;
    const timer = window.setTimeout(() => stay(), glance);
    return () => window.clearTimeout(timer);
  }, [isOpened]);
  useEffect(() => {
    // What was decided is nobody's work any more.
    if (isLeaving) state.current.isHeld = false;
  }, [isLeaving]);
  useEffect(() => {
    const now = state.current;
    const close = () => goAway();
    now.isLeft = false;
    window.addEventListener('pagehide', close);
    return () => {
      now.isLeft = true;
      window.removeEventListener('pagehide', close);
      goAway();
    };
  }, []);

  return {
    /** Something was done on the card. */
    work,
    /** Whoever else works on it. */
    other,
    isOwn: claimedBy !== null && other === null,
  };
}
