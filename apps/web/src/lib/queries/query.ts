import type { Given as GivenByName } from '@rondo/domain/calls';
import { type QueryKey, queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { CallName, GivenAnd, Reply } from '../api/contract.ts';
import { firstReply } from '../api/first-reply.ts';
import { keyOf } from './key.ts';

type Options<R, D> = Omit<UndefinedInitialDataOptions<R, Error, D, QueryKey>, 'queryKey' | 'queryFn'>;

/**
 * Query options that make a call of the contract and keep its reply under its name and what it was given. What came
 * with the page is there at once.
 */
export function query<N extends CallName, D = Reply<N>>(
  name: N,
  ...[given, options]: GivenAnd<N, Options<Reply<N>, D>>
) {
  // Nothing given is the same however it is written.
  const asked = given && Object.keys(given).length > 0 ? given : undefined;
  return queryOptions({
    ...firstReply<Reply<N>>({ name, ...(asked && { given: asked as GivenByName }) }),
    ...options,
    queryKey: keyOf(name, asked),
    queryFn: ({ signal }) =>
      call(name, ...([asked, { signal }] as unknown as GivenAnd<N, { signal: AbortSignal }>)),
  });
}
