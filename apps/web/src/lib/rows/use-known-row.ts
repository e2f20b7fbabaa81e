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
  type Rows = readonly Row[] | { readonly results: readonly Row[] };
  return useKnown(list, (reply) => {
    const rows = reply as unknown as Rows;
    return ('results' in rows ? rows.results : rows).find((one) => one.id === id);
  });
}

/** The same for what stands in the reply to another call. */
export function useKnown<N extends CallName, Found>(
  name: N,
  find: (reply: Reply<N>) => Found | undefined,
): Found | undefined {
  const replies = useQueryClient().getQueriesData<Reply<N>>({ queryKey: keyOf(name) });
  for (const [, reply] of replies) {
    const found = reply === undefined ? undefined : find(reply);
    if (found !== undefined) return found;
  }
  return undefined;
}
