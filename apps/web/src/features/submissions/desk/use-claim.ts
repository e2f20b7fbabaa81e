import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import type { Pending } from './api.ts';
import type { Desk } from './use-desk.ts';
import { useDeskCache } from './use-desk-cache.ts';

/** How long somebody has to stay at a card before it is claimed, in milliseconds. */
const shortestStay = 800;
/** How often further work renews the ten minutes of a claim, at most, in milliseconds. */
const renewEvery = 120_000;

/**
 * Shows other staff that the viewer works on a card: taken when somebody stays at it or does something there,
 * released when they leave it. It keeps nobody from deciding.
 */
export function useClaim({ kind, isOpened, leaving }: Desk, submission: Pending) {
  const { id, claimedBy = null } = submission;
  const isLeaving = leaving?.id === id;
  const viewerId = useViewer().user?.id;
  const cache = useDeskCache();
  const state = useRef({ askedAt: 0, isHeld: false, isLeft: false });
  const other = claimedBy !== null && claimedBy.id !== viewerId ? claimedBy : null;

  const work = () => {
    const now = Date.now();
    const isFresh = now - state.current.askedAt < renewEvery;
    if (isLeaving || other !== null || viewerId === undefined || isFresh) return;
    state.current.askedAt = now;
    call(kind === 'level' ? 'claimLevel' : 'claimPass', { id }).then(
      ({ submission: fresh }) => {
        state.current.isHeld = true;
        if (state.current.isLeft) leave();
        else cache.show(kind, fresh);
      },
      () => cache.reload(),
    );
  };
  const leave = () => {
    if (state.current.isHeld) {
      const release = kind === 'level' ? 'releaseLevel' : 'releasePass';
      void call(release, { id }, { keepalive: true }).catch(() => undefined);
    }
    state.current.isHeld = false;
  };
  const stay = useEffectEvent(work);
  const goAway = useEffectEvent(leave);

  useEffect(() => {
    if (!isOpened) return;
    const timer = window.setTimeout(() => stay(), shortestStay);
    return () => window.clearTimeout(timer);
  }, [isOpened]);
  useEffect(() => {
    // A decision ends the claim; one that is undone in time begins it anew.
    if (!isLeaving) return;
    state.current.isHeld = false;
    state.current.askedAt = 0;
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
    /** Who else works on it. */
    other,
    isOwn: claimedBy !== null && other === null,
  };
}
