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
  return useKnown(list, (reply) => rowsIn<Row>(reply)?.find((one) => one.id === id));
}

/** What is kept below a list's key and is no page of it, such as a player's standing, has no rows. */
function rowsIn<Row>(reply: unknown): readonly Row[] | undefined {
  return Array.isArray(reply) ? reply : (reply as { readonly results?: readonly Row[] }).results;
}

/** The same for what stands in the reply to another call. */
export function useKnown<N extends CallName, Found>(
  name: N,
  find: (reply: Reply<N>) => Found | undefined,
): Found | undefined {
  const replies = useQueryClient().getQueriesData<Reply<N>>({ queryKey: keyOf(name) });
  for (const [, reply] of replies) {
    const found = reply ? find(reply) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
