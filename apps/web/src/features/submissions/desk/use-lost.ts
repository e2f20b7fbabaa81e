import type { SubmissionKind } from '@rondo/domain/submissions';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSilenceAfter } from '../../../lib/single-keys.ts';
import type { Pending } from './api.ts';
import { type Held, heldOf, successor } from './queue-place.ts';

interface LostOptions {
  kind: SubmissionKind;
  /** The open queue as it is shown; undefined until it has come. */
  rows: readonly Pending[] | undefined;
  /** The submission that the address, or the lack of one, asks for. */
  asked: number | undefined;
  hasAddress: boolean;
  viewerId: number | undefined;
  /** Leads to what is in its place. */
  onLost: (next: number | undefined) => void;
}

/** A submission that was looked at while somebody else decided it. */
export interface Lost extends Held {
  /** What came into its place. */
  nextId: number | undefined;
  isMine: boolean;
}

const same = (one: Held | null, other: Held | null) =>
  one?.kind === other?.kind && one?.row === other?.row && one?.index === other?.index;

/** Keeps the place in the queue when the submission that is looked at is gone: the next one comes into it. */
export function useLost({ kind, rows, asked, hasAddress, viewerId, onLost }: LostOptions) {
  const [watched, setWatched] = useState<Held | null>(null);
  const [lost, setLost] = useState<Lost | null>(null);
  const [followed, setFollowed] = useState<Lost | null>(null);
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());

  const isLookedAt = watched?.kind === kind && (asked === watched.id || !hasAddress);
  const isGone = rows !== undefined && isLookedAt && !rows.some(({ id }) => id === watched.id);
  if (isGone) {
    const nextId = successor(rows, watched.index, viewerId)?.id;
    setLost({ ...watched, nextId, isMine: mine.has(`${kind} ${watched.id}`) });
    setWatched(null);
  }
  // What somebody decided and took back is no longer lost: its address is its own again.
  const isBack = lost?.kind === kind && rows !== undefined && rows.some(({ id }) => id === lost.id);
  if (isBack) setLost(null);
  // Until the address follows, and whenever it leads back there.
  const isOver = lost?.kind === kind && !isBack ? lost : null;
  if (isOver && isOver !== followed && asked === isOver.nextId) setFollowed(isOver);
  const isPassing = isOver !== null && (hasAddress ? asked === isOver.id : isOver !== followed);
  const chosenId = isPassing ? isOver.nextId : asked;
  const chosen = rows === undefined || chosenId === undefined ? null : heldOf(kind, chosenId, rows);
  if (!isGone && chosen && !same(chosen, watched)) setWatched(chosen);

  const follow = useEffectEvent((next: Lost) => onLost(next.nextId));
  useEffect(() => {
    if (lost && isPassing) follow(lost);
  }, [lost, isPassing]);

  const isShown = lost !== null && !isBack && !lost.isMine && lost.kind === kind && lost.nextId === chosenId;
  return {
    chosenId,
    lost: isShown ? lost : null,
    isSettling: useSilenceAfter(isShown ? lost : null) && isShown,
    /** Says that the viewer decided these. */
    isMine: (ids: readonly number[]) =>
      setMine((before) => new Set([...before, ...ids.map((id) => `${kind} ${id}`)])),
    /** Says that the viewer has taken a decision back: whoever decides next may be somebody else. */
    isOpenAgain: (of: SubmissionKind, id: number) =>
      setMine((before) => new Set([...before].filter((one) => one !== `${of} ${id}`))),
  };
}
