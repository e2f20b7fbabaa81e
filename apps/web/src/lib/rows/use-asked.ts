import { useDeferredValue, useMemo } from 'react';
import { useEntry } from './use-entry.ts';

/**
 * The search of the address with the step of the history that brought it, a moment after the address: the box that
 * somebody types into is drawn at once, the work for the rows comes in slices after it.
 */
export function useAsked<S extends object>(search: S): { search: S; entry: string } {
  const entry = useEntry(search);
  return useDeferredValue(useMemo(() => ({ search, entry }), [search, entry]));
}
