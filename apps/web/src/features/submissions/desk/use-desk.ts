import { SUBMISSION_KINDS, type SubmissionKind, submissionKinds } from '@rondo/domain/submissions';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { type Pending, pendingQuery } from './api.ts';
import { useDeskCache } from './use-desk-cache.ts';

const route = getRouteApi('/staff/admin/submissions');

/** A submission that keeps its place in the queue though an event may have removed it. */
interface Held {
  kind: SubmissionKind;
  id: number;
  row: Pending | undefined;
  index: number;
}

export type Outcome = 'allowed' | 'declined';

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
  const cache = useDeskCache();
  const kind = SUBMISSION_KINDS.find((known) => submissionKinds[known].plural === tab) ?? 'level';
  const queues = {
    level: useQuery({ ...pendingQuery('level'), enabled: kind === 'level' }),
    pass: useQuery({ ...pendingQuery('pass'), enabled: kind === 'pass' }),
  };
  const queue = queues[kind];
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [busy, setBusy] = useState<Held | null>(null);
  const rows = queue.data ? withHeld(queue.data, kind, leaving ?? busy) : [];
  const ids: readonly number[] = rows.map((submission) => submission.id);
  // A window that grows narrow keeps the card that is open, and what is typed on it.
  const [width, setWidth] = useState<{ isNarrow: boolean; openId?: number | undefined }>({ isNarrow });
  if (width.isNarrow !== isNarrow) setWidth({ isNarrow, openId: isNarrow ? ids[0] : undefined });
  const chosenId = id ?? (isNarrow ? width.openId : ids[0]);
  const [hasDecided, setHasDecided] = useState(false);

  const choose = (next: number | undefined, replace = true) => {
    setWidth({ isNarrow });
    return navigate({ search: (before) => ({ ...before, id: next }), replace, resetScroll: false });
  };

  const move = (step: 1 | -1) => {
    const position = chosenId === undefined ? -1 : ids.indexOf(chosenId);
    const next = ids[position + step];
    if (next !== undefined && (position >= 0 || step > 0)) void choose(next);
  };

  const remove = useEffectEvent(async ({ kind: of, id: decided }: Leaving) => {
    if (chosenId === decided) {
      const position = ids.indexOf(decided);
      await choose(ids[position + 1] ?? ids[position - 1]);
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

  /** An event may come before the reply, and must not remove a card under a dialog. */
  const keep = (id: number, isBusy: boolean) =>
    setBusy((before) => {
      if (isBusy) return heldOf(kind, id, rows);
      return before?.id === id ? null : before;
    });

  /** Lets a decided submission's card leave; the one behind it is next. */
  const leave = (decided: number, outcome: Outcome) => {
    cache.reloadCounts();
    if (outcome === 'allowed') cache.reloadCatalogue();
    setHasDecided(true);
    // One card leaves at a time.
    if (leaving) cache.remove(leaving.kind, leaving.id);
    setLeaving({ ...heldOf(kind, decided, rows), outcome });
  };

  return {
    kind,
    queues,
    queue,
    /** The open queue as it is shown: a card that is leaving, or that is being worked on, is still there. */
    rows,
    ids,
    chosenId,
    /** Somebody went to the chosen card. */
    isOpened: id !== undefined,
    leaving,
    /** The focus was on a card that has left. */
    hasDecided,
    isNarrow,
    move,
    keep,
    leave,
    open: (next: SubmissionKind) => {
      setWidth({ isNarrow });
      void navigate({ search: { tab: submissionKinds[next].plural }, resetScroll: false });
    },
    toQueue: () => void choose(undefined, false),
    toFirst: () => void choose(ids[0]),
  };
}

/** When the first of the claims ends that are shown. */
function soonest(queue: readonly { claimedUntil?: string | null | undefined }[]): number | null {
  const ends = queue.flatMap(({ claimedUntil }) => (claimedUntil ? [Date.parse(claimedUntil)] : []));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** A submission of the open queue with its place. */
function heldOf(kind: SubmissionKind, id: number, queue: readonly Pending[]): Held {
  const index = queue.findIndex((row) => row.id === id);
  return { kind, id, row: queue[index], index };
}

/** The queue with the held card still in its place. */
function withHeld(queue: readonly Pending[], kind: SubmissionKind, held: Held | null): readonly Pending[] {
  if (held?.kind !== kind || !held.row || queue.some(({ id }) => id === held.id)) return queue;
  return [...queue.slice(0, held.index), held.row, ...queue.slice(held.index)];
}
