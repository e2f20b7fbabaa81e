import type { SubmissionKind } from '@rondo/domain/submissions';
import { useEffect, useState } from 'react';
import { useViewer } from '../../../lib/session/viewer.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';

/** How a kind of draft begins, and how it is read back from the browser. */
export interface DraftKind<D extends object> {
  type: SubmissionKind;
  empty: D;
  /** Reads whatever was kept as a draft. */
  read: (kept: unknown) => D;
  /** The draft as it is kept: without what can be found again. */
  plain: (draft: D) => object;
}

export interface Draft<D> {
  draft: D;
  setDraft: (change: (before: D) => D) => void;
  /** It was begun on an earlier visit. */
  isRestored: boolean;
  /** Back to the empty form; nothing is kept. */
  clear: () => void;
}

interface State<D> {
  userId: number | null;
  draft: D;
  isRestored: boolean;
}

/** A form's draft: kept in this browser for its person until it is sent or cleared. */
export function useDraft<D extends object>(kind: DraftKind<D>): Draft<D> {
  const userId = useViewer().user?.id ?? null;
  const [state, setState] = useState<State<D>>(() => restored(kind, userId));
  // Another person signed in, or the profile has just loaded. After signing out the form stays as it is.
  if (userId !== null && userId !== state.userId)
    setState(
      state.userId === null ? withTyped(kind, restored(kind, userId), state.draft) : restored(kind, userId),
    );
  const text = textOf(kind, state.draft);
  useEffect(() => {
    if (state.userId !== null) keepDraft(kind.type, state.userId, text);
  }, [kind.type, state.userId, text]);
  return {
    draft: state.draft,
    setDraft: (change) => setState((before) => ({ ...before, draft: change(before.draft) })),
    isRestored: state.isRestored,
    clear: () => setState((before) => ({ ...before, draft: kind.empty, isRestored: false })),
  };
}

function restored<D extends object>(kind: DraftKind<D>, userId: number | null): State<D> {
  const kept = userId === null ? null : keptDraft(kind.type, userId);
  return { userId, draft: kept === null ? kind.empty : kind.read(kept), isRestored: kept !== null };
}

/** The kept draft with what was typed before the profile had loaded. */
function withTyped<D extends object>({ empty }: DraftKind<D>, kept: State<D>, draft: D): State<D> {
  const before = new Map(Object.entries(empty));
  const typed = Object.entries(draft).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
  );
  return { ...kept, draft: { ...kept.draft, ...Object.fromEntries(typed) } };
}

/** Null for a draft with nothing in it. */
function textOf<D extends object>({ plain, empty }: DraftKind<D>, draft: D): string | null {
  const text = JSON.stringify(plain(draft));
  return text === JSON.stringify(plain(empty)) ? null : text;
}

const keyOf = (type: SubmissionKind, userId: number) => `draft:${type}:${userId}`;

/** The draft that a person keeps in this browser; null for none, or for what is no draft. */
export function keptDraft(type: SubmissionKind, userId: number): object | null {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(type, userId)) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the text of a draft; null forgets it. */
export function keepDraft(type: SubmissionKind, userId: number, text: string | null): void {
  writeStored(keyOf(type, userId), text);
}
