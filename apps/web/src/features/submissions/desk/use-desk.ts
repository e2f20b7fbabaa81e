import { SUBMISSION_KINDS, type SubmissionKind, submissionKinds } from '@rondo/domain/submissions';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasNoFocus, isAnythingOpen } from '../../../lib/single-keys.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { pendingQueries } from './api.ts';
import type { Outcome } from './desk-kind.ts';
import { type Held, heldOf, successor, withHeld } from './queue-place.ts';
import { useDeskCache } from './use-desk-cache.ts';
import { useKeptReason } from './use-kept-reason.ts';
import { useLost } from './use-lost.ts';
import { useUndo } from './use-undo.ts';

const route = getRouteApi('/admin/submissions');

/** The submission whose card is on its way out. */
interface Leaving extends Held {
  outcome: Outcome;
}

export type Desk = ReturnType<typeof useDesk>;

/** How long a card takes to leave, in milliseconds. */
const collapse = 500;

/** How long after its end a claim counts as ended, in milliseconds. */
const afterEnd = 500;

/** The open queue, the submission looked at and the ways from one to the next. */
export function useDesk() {
  const { tab, id } = route.useSearch();
  const navigate = route.useNavigate();
  const isNarrow = useIsNarrow();
  const viewerId = useViewer().user?.id;
  const cache = useDeskCache();
  const kind = SUBMISSION_KINDS.find((known) => submissionKinds[known].plural === tab) ?? 'level';
  const queues = {
    level: useQuery({ ...pendingQueries.level, enabled: kind === 'level' }),
    pass: useQuery({ ...pendingQueries.pass, enabled: kind === 'pass' }),
  };
  const queue = queues[kind];
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [busy, setBusy] = useState<Held | null>(null);
  const rows = queue.data ? withHeld(queue.data, kind, leaving ?? busy) : [];
  const ids: readonly number[] = rows.map((submission) => submission.id);
  // A window that grows narrow keeps the card that is open, and what is typed on it.
  const [width, setWidth] = useState<{ isNarrow: boolean; openId?: number | undefined }>({ isNarrow });
  if (width.isNarrow !== isNarrow) setWidth({ isNarrow, openId: isNarrow ? ids[0] : undefined });
  const [hasLeft, setHasLeft] = useState(false);

  const choose = (next: number | undefined, replace = true) => {
    setWidth({ isNarrow });
    return navigate({ search: (before) => ({ ...before, id: next }), replace, resetScroll: false });
  };
  const asked = id ?? (isNarrow ? width.openId : ids[0]);
  const { lost, chosenId, isSettling, isMine, isOpenAgain } = useLost({
    kind,
    rows: queue.data && rows,
    asked,
    hasAddress: id !== undefined,
    viewerId,
    onLost: (next) => void choose(next),
  });
  const reason = useKeptReason(kind, chosenId, lost);

  const move = (step: 1 | -1) => {
    const position = chosenId === undefined ? -1 : ids.indexOf(chosenId);
    // From outside they lead to the card that is open: nobody has heard it yet.
    if (position >= 0 && hasNoFocus() && focusRow(chosenId)) return;
    const next = ids[position + step];
    if (next === undefined || (position < 0 && step < 0)) return;
    focusRow(next);
    setHasLeft(true);
    void choose(next);
  };

  const remove = useEffectEvent(async ({ kind: of, id: decided, index }: Leaving) => {
    if (chosenId === decided) {
      const others = rows.filter((row) => row.id !== decided);
      await choose(successor(others, index, viewerId)?.id);
    }
    setLeaving(null);
    cache.remove(of, decided);
  });
  useEffect(() => {
    if (!leaving) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = window.setTimeout(() => void remove(leaving), isCalm ? 0 : collapse);
    return () => window.clearTimeout(timer);
  }, [leaving]);

  const claimsEnd = soonest(queue.data ?? []);
  useEffect(() => {
    if (claimsEnd === null) return;
    const timer = window.setTimeout(cache.reload, Math.max(0, claimsEnd - Date.now()) + afterEnd);
    return () => window.clearTimeout(timer);
  }, [claimsEnd, cache]);

  /** An event may come before the reply to a decision, and must not remove its card. */
  const keep = (id: number, isBusy: boolean) =>
    setBusy((before) => {
      if (isBusy) return heldOf(kind, id, rows);
      return before?.id === id ? null : before;
    });

  /** Lets a decided submission's card leave; the one behind it is next. */
  const leave = (decided: number, outcome: Outcome) => {
    cache.reloadCounts();
    if (outcome === 'allowed') cache.reloadCatalogue();
    setHasLeft(true);
    isMine([decided]);
    // One card leaves at a time.
    if (leaving) cache.remove(leaving.kind, leaving.id);
    const held = heldOf(kind, decided, rows);
    if (held) setLeaving({ ...held, outcome });
    else cache.remove(kind, decided);
  };

  /** A decision came too late: the submission is no longer pending. */
  const lose = (decided: number) => {
    setBusy(null);
    cache.remove(kind, decided);
  };

  const undo = useUndo(({ kind: of, id: undone, outcome }, written) => {
    // Its card may be on its way out still.
    setLeaving((before) => (before?.kind === of && before.id === undone ? null : before));
    isOpenAgain(of, undone);
    cache.putBack(of, written);
    if (outcome === 'allowed') cache.reloadCatalogue();
    setHasLeft(true);
    // What is open over another card may hold words of the viewer.
    if (!isAnythingOpen())
      void navigate({
        to: '/admin/submissions',
        search: { tab: submissionKinds[of].plural, id: undone },
        resetScroll: false,
      });
  });

  return {
    kind,
    queues,
    queue,
    /** The open queue as it is shown: a card that is leaving, or whose decision is on its way, is still there. */
    rows,
    ids,
    /** The queue without the card that is leaving. */
    staying: leaving === null ? ids : ids.filter((one) => one !== leaving.id),
    chosenId,
    /** Somebody went to the chosen card. */
    isOpened: id !== undefined,
    leaving,
    /** What was looked at and is no longer pending, as long as the card after it is open. */
    lost,
    /** The card has just come into the place of a lost one: nothing on it obeys yet. */
    isSettling,
    /** The focus was on a card that has left. */
    hasLeft: hasLeft || lost !== null,
    reason,
    isNarrow,
    move,
    keep,
    leave,
    lose,
    isMine,
    undo,
    open: (next: SubmissionKind) => {
      setWidth({ isNarrow });
      void navigate({ search: { tab: submissionKinds[next].plural }, resetScroll: false });
    },
    toQueue: () => void choose(undefined, false),
    toFirst: () => void choose(ids[0]),
  };
}

/** @returns whether the queue is there to have it: on a narrow screen a card stands in its place */
function focusRow(id: number | undefined): boolean {
  const row = document.querySelector<HTMLElement>(`[data-submission="${id}"]`);
  row?.focus();
  return row !== null;
}

/** When the first of the claims ends that are shown. */
function soonest(queue: readonly { claimedUntil?: string | null | undefined }[]): number | null {
  const ends = queue.flatMap(({ claimedUntil }) => (claimedUntil ? [Date.parse(claimedUntil)] : []));
  return ends.length === 0 ? null : Math.min(...ends);
}
