import type { SubmissionKind } from '@rondo/domain/submissions';
import { useLayoutEffect, useRef } from 'react';
import type { Lost } from './use-lost.ts';

interface Kept {
  kind: SubmissionKind;
  id: number | undefined;
  text: string;
}

/**
 * The reason for declining that was typed and not sent. It is for the chosen card; only the one that comes into the
 * place of a lost card takes it over.
 */
export function useKeptReason(kind: SubmissionKind, chosenId: number | undefined, lost: Lost | null) {
  const kept = useRef<Kept | null>(null);
  const read = () => {
    const { current } = kept;
    const isHere = current?.kind === kind && (current.id === chosenId || current.id === lost?.id);
    return isHere ? current.text : '';
  };
  const keep = (text: string) => {
    kept.current = { kind, id: chosenId, text };
  };
  // Binds it to the card that took it over, and drops it where another was chosen.
  useLayoutEffect(() => keep(read()));
  return { read, keep };
}
