import { type QueryKey, queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import { answer, api } from '../api/client.ts';
import type { paths } from '../api/schema.gen.ts';

interface Readable<R> {
  responses: { 200: { content: { 'application/json': R } } };
}
type ReplyOf<Call> = Call extends Readable<infer R> ? R : never;
type ReadPath = { [P in keyof paths]: paths[P]['get'] extends Readable<unknown> ? P : never }[keyof paths];

/** What a path answers with when it is read. */
export type Reply<P extends ReadPath> = ReplyOf<paths[P]['get']>;

type Params<P extends ReadPath> = NonNullable<paths[P]['get']>['parameters'];
type Options<R, D> = Omit<UndefinedInitialDataOptions<R, Error, D, QueryKey>, 'queryKey' | 'queryFn'>;

/** Query options that read a path and keep its reply under a name; `params` may be left out where none is needed. */
export function read<P extends ReadPath, D = Reply<P>>(
  queryKey: QueryKey,
  path: P,
  ...[params, options]: object extends Params<P>
    ? [params?: Params<P>, options?: Options<Reply<P>, D>]
    : [params: Params<P>, options?: Options<Reply<P>, D>]
) {
  return queryOptions({
    ...options,
    queryKey,
    queryFn: ({ signal }) => answer(api.GET(path, { params, signal } as never)) as Promise<Reply<P>>,
  });
}
