import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { catalogueChanged } from '../../lib/queries/catalogue-changed.ts';

/** Names of creators stand on levels, passes and submissions: after a change, all of them are asked for again. */
export function useReload() {
  const queries = useQueryClient();
  return useCallback(() => catalogueChanged(queries, { of: 'creator' }), [queries]);
}
