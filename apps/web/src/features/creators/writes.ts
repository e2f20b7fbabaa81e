import type { namedFields, teamFields } from '@rondo/domain/creators';
import type { Edit } from '@rondo/domain/entity';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { answer, api } from '../../lib/api/client.ts';
import { catalogueChanged } from '../../lib/queries/catalogue-changed.ts';
import type { CreditRole } from './api.ts';

export const addCreator = (body: { name: string; aliases: string[] }) =>
  answer(api.POST('/v2/database/creators', { body }));

export const editCreator = (id: number, body: Edit<typeof namedFields>) =>
  answer(api.PUT('/v2/database/creators/{id}', { params: { path: { id } }, body }));

export const mergeCreators = (sourceId: number, targetId: number) =>
  answer(api.POST('/v2/database/creators/merge', { body: { sourceId, targetId } }));

export const undoMerge = (mergeId: number) =>
  answer(api.POST('/v2/database/creators/merges/{mergeId}/undo', { params: { path: { mergeId } } }));

export const splitCreator = (body: {
  creatorId: number;
  newNames: string[];
  roles: (CreditRole | undefined)[];
}) =>
  answer(
    api.POST('/v2/database/creators/split', {
      body: { ...body, roles: body.roles.map((role) => role ?? null) as unknown as CreditRole[] },
    }),
  );

/** The account behind a Discord id, or a user id. */
export const findUser = (discordId: string) =>
  answer(api.GET('/v2/admin/users/discord/{discordId}', { params: { path: { discordId } } }));

export const linkUser = (id: number, discordId: string) =>
  answer(api.PUT('/v2/database/creators/{id}/discord/{discordId}', { params: { path: { id, discordId } } }));

export const unlinkUser = (id: number) =>
  answer(api.DELETE('/v2/database/creators/{id}/discord', { params: { path: { id } } }));

export const setCredits = (id: number, creators: { id: number; role: CreditRole }[]) =>
  answer(api.PUT('/v2/database/creators/level/{id}', { params: { path: { id } }, body: { creators } }));

export const setVerified = (id: number, isVerified: boolean) =>
  isVerified
    ? answer(api.POST('/v2/database/creators/level/{id}/verify', { params: { path: { id } } }))
    : answer(api.POST('/v2/database/creators/level/{id}/unverify', { params: { path: { id } } }));

export const setTeam = (id: number, body: { teamId: number } | { name: string }) =>
  answer(api.PUT('/v2/database/creators/level/{id}/team', { params: { path: { id } }, body }));

export const removeTeam = (id: number) =>
  answer(api.DELETE('/v2/database/creators/level/{id}/team', { params: { path: { id } } }));

export const addTeam = (body: Edit<typeof teamFields>) =>
  answer(api.POST('/v2/database/creators/teams', { body }));

export const editTeam = (id: number, body: Edit<typeof teamFields>) =>
  answer(api.PUT('/v2/database/creators/teams/{id}', { params: { path: { id } }, body }));

/** Levels, passes and submissions show names of creators: after a change, all of them are loaded again. */
export function useReload() {
  const queries = useQueryClient();
  return useCallback(() => catalogueChanged(queries, { of: 'creator' }), [queries]);
}
