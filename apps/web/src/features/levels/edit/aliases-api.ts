import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api/client.ts';
import { keys } from '../../../lib/queries/keys.ts';

export type AliasField = 'song' | 'artist';
export type MatchType = 'exact' | 'partial';

const path = (id: number) => ({ path: { id } });

export function aliasesQuery(id: number) {
  return queryOptions({
    queryKey: keys.levels.aliases(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/v2/database/levels/{id}/aliases', { params: path(id), signal })),
    staleTime: 0,
  });
}

/** How many other levels an alias would be added to. */
export function aliasCountQuery(id: number, field: AliasField, matchType: MatchType) {
  return queryOptions({
    queryKey: keys.levels.aliasCount(id, field, matchType),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v2/database/levels/alias-propagation-count/{id}', {
          params: { ...path(id), query: { field, matchType } },
          signal,
        }),
      ),
    staleTime: 0,
  });
}

export interface NewAlias {
  field: AliasField;
  alias: string;
  propagate: boolean;
  matchType: MatchType;
}

export function addAlias(id: number, body: NewAlias) {
  return answer(api.POST('/v2/database/levels/{id}/aliases', { params: path(id), body }));
}

export function removeAlias(id: number, aliasId: number) {
  return answer(
    api.DELETE('/v2/database/levels/{id}/aliases/{aliasId}', { params: { path: { id, aliasId } } }),
  );
}
