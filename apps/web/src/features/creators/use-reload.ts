import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What no change of a creator touches. */
const untouched = new Set(['difficulties', 'viewer', 'config']);

/** Names of creators stand on levels, passes and submissions: after a change, all of them are asked for again. */
export function useReload() {
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ predicate: ({ queryKey }) => !untouched.has(String(queryKey[0])) }),
    [queries],
  );
}
