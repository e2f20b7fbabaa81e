import type { Edit } from '@rondo/domain/entity';
import type { levelFields } from '@rondo/domain/levels';
import { answer, api } from '../../../lib/api/client.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { read } from '../../../lib/queries/read.ts';
import type { LevelDetail } from '../api.ts';

/** Only the changed keys are sent. */
export type LevelEdit = Edit<typeof levelFields>;

const path = (id: number) => ({ path: { id } });

export function saveLevel(id: number, body: LevelEdit & { version?: number | undefined }) {
  return answer(api.PUT('/v2/database/levels/{id}', { params: path(id), body }));
}

/** What the edit would do to passes and standings. */
export function previewEdit(id: number, edit: LevelEdit) {
  return answer(api.POST('/v2/database/levels/{id}/preview', { params: path(id), body: edit }));
}
export type EditEffect = Awaited<ReturnType<typeof previewEdit>>;

export type LevelAction = 'delete' | 'hide' | 'unhide' | 'restore';

/** @returns the level as it is now, without its records */
export async function changeVisibility(
  id: number,
  action: LevelAction,
): Promise<Pick<LevelDetail, 'isDeleted' | 'isHidden' | 'version'>> {
  const { level } = await answer(visibilityCall(id, action));
  return level;
}

function visibilityCall(id: number, action: LevelAction) {
  const params = path(id);
  if (action === 'delete') return api.DELETE('/v2/database/levels/{id}', { params });
  if (action === 'restore') return api.PATCH('/v2/database/levels/{id}/restore', { params });
  return api.PATCH('/v2/database/levels/{id}/toggle-hidden', {
    params,
    body: { isHidden: action === 'hide' },
  });
}

export type AliasField = 'song' | 'artist';
export type MatchType = 'exact' | 'partial';

export const aliasesQuery = (id: number) =>
  read(keys.levels.aliases(id), '/v2/database/levels/{id}/aliases', path(id), { staleTime: 0 });

/** How many other levels an alias would be added to. */
export function aliasCountQuery(id: number, field: AliasField, matchType: MatchType) {
  const key = keys.levels.aliasCount(id, field, matchType);
  const params = { ...path(id), query: { field, matchType } };
  return read(key, '/v2/database/levels/alias-propagation-count/{id}', params, { staleTime: 0 });
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
