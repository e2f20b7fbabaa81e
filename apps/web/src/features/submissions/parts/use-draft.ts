import type { SubmissionKind } from '@rondo/domain/submissions';
import { useEffect, useState } from 'react';
import { useTyped } from '../../../lib/session/typed.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';

/** How a kind of draft begins, and how it is read back from the browser. */
export interface DraftKind<D extends object> {
  kind: SubmissionKind;
  empty: D;
  /** Reads whatever was kept as a draft. */
  read: (kept: Record<string, unknown>) => D;
}

export type Draft<D extends object> = ReturnType<typeof useDraft<D>>;

interface State<D> {
  userId: number | null;
  draft: D;
  /** It was begun on an earlier visit. */
  isRestored: boolean;
}

/** A form's draft: kept in this browser for its person until it is sent or cleared. */
export function useDraft<D extends object>(drafts: DraftKind<D>) {
  const { kind, empty } = drafts;
  const userId = useViewer().user?.id ?? null;
  const [state, setState] = useState<State<D>>(() => restored(drafts, userId));
  // Another person looks, or the profile has just loaded.
  if (userId !== null && userId !== state.userId) {
    const kept = restored(drafts, userId);
    setState(state.userId === null ? withTyped(empty, kept, state.draft) : kept);
  }
  const text = JSON.stringify(state.draft);
  const kept = text === JSON.stringify(empty) ? null : text;
  useTyped(kept !== null, 'page', true);
  useEffect(() => {
    if (state.userId !== null) writeStored(keyOf(kind, state.userId), kept);
  }, [kind, state.userId, kept]);
  return {
    kind,
    draft: state.draft,
    isRestored: state.isRestored,
    change: (changes: Partial<D>) =>
      setState((before) => ({ ...before, draft: { ...before.draft, ...changes } })),
    clear: () => setState((before) => ({ ...before, draft: empty, isRestored: false })),
  };
}

function restored<D extends object>({ kind, empty, read }: DraftKind<D>, userId: number | null): State<D> {
  const kept = userId === null ? null : keptDraft(kind, userId);
  return { userId, draft: kept === null ? empty : read(kept), isRestored: kept !== null };
}

/** The kept draft with what was typed before the profile had loaded. */
function withTyped<D extends object>(empty: D, kept: State<D>, draft: D): State<D> {
  const before = new Map(Object.entries(empty));
  const typed = Object.entries(draft).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
  );
  return { ...kept, draft: { ...kept.draft, ...Object.fromEntries(typed) } };
}

const keyOf = (kind: SubmissionKind, userId: number) => `draft:${kind}:${userId}`;

/** The draft that a person keeps in this browser; null for none, or for what is no draft. */
export function keptDraft(kind: SubmissionKind, userId: number): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(kind, userId)) ?? 'null');
    return typeof kept === 'object' ? (kept as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

export function keepDraft(kind: SubmissionKind, userId: number, draft: object): void {
  writeStored(keyOf(kind, userId), JSON.stringify(draft));
}
