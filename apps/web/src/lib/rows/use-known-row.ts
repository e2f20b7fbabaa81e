import { useQueryClient } from '@tanstack/react-query';
import type { CallName, Reply } from '../api/contract.ts';
import { keyOf } from '../queries/key.ts';

/** What the rows of a call's reply are, whether they come as a list or as a page of one. */
type RowOf<R> = R extends readonly (infer Row)[]
  ? Row
  : R extends { readonly results: readonly (infer Row)[] }
    ? Row
    : never;

/**
 * What a list that is still in memory knows of one thing: enough for the head of its page, until the page's own answer
 * is there. Not for a page that has its answer.
 */
export function useKnownRow<N extends CallName>(
  list: N,
  id: number,
): Extract<RowOf<Reply<N>>, { id: number }> | undefined {
  type Row = Extract<RowOf<Reply<N>>, { id: number }>;
  const replies = useQueryClient().getQueriesData<readonly Row[] | { readonly results: readonly Row[] }>({
    queryKey: keyOf(list),
  });
  for (const [, reply] of replies) {
    const rows = reply && 'results' in reply ? reply.results : reply;
    const row = rows?.find((one) => one.id === id);
    if (row) return row;
  }
  return undefined;
}
