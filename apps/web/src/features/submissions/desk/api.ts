import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api/client.ts';
import { keys } from '../../../lib/queries/keys.ts';
import type { DeskKind } from './search-params.ts';

const loadLevels = (signal: AbortSignal) =>
  answer(api.GET('/v2/admin/submissions/levels/pending', { signal }));

const loadPasses = (signal: AbortSignal) =>
  answer(api.GET('/v2/admin/submissions/passes/pending', { signal }));

/** Others decide as well: a queue is asked for anew whenever the person comes back to it. */
const queue = { staleTime: 10_000, refetchOnWindowFocus: true };

export const pendingLevelsQuery = queryOptions({
  queryKey: keys.pending.levels,
  queryFn: ({ signal }) => loadLevels(signal),
  ...queue,
});

export const pendingPassesQuery = queryOptions({
  queryKey: keys.pending.passes,
  queryFn: ({ signal }) => loadPasses(signal),
  ...queue,
});

/** Makes the level or the pass. */
export function approve(kind: DeskKind, id: number): Promise<unknown> {
  const params = { path: { id } };
  return kind === 'levels'
    ? answer(api.PUT('/v2/admin/submissions/levels/{id}/approve', { params }))
    : answer(api.PUT('/v2/admin/submissions/passes/{id}/approve', { params }));
}

/** A blank reason is none. */
export function decline(kind: DeskKind, id: number, reason: string): Promise<unknown> {
  const params = { path: { id } };
  const body = reason.trim() === '' ? {} : { reason: reason.trim() };
  return kind === 'levels'
    ? answer(api.PUT('/v2/admin/submissions/levels/{id}/decline', { params, body }))
    : answer(api.PUT('/v2/admin/submissions/passes/{id}/decline', { params, body }));
}

/** Says that the caller works on a submission. */
export async function claim(kind: DeskKind, id: number): Promise<PendingLevel | PendingPass> {
  const params = { path: { id } };
  if (kind === 'levels')
    return (await answer(api.POST('/v2/admin/submissions/levels/{id}/claim', { params }))).submission;
  return (await answer(api.POST('/v2/admin/submissions/passes/{id}/claim', { params }))).submission;
}

/** Ends the caller's claim; also while the page is being closed. */
export function release(kind: DeskKind, id: number): Promise<unknown> {
  const sample = { params: { path: { id } }, keepalive: true };
  return kind === 'levels'
    ? answer(api.DELETE('/v2/admin/submissions/levels/{id}/claim', sample))
    : answer(api.DELETE('/v2/admin/submissions/passes/{id}/claim', sample));
}

/** Approves every pending pass that can be; the others stay. */
export const approveAll = () => answer(api.POST('/v2/admin/submissions/auto-approve/passes'));

export async function assignPlayer(id: number, playerId: number) {
  const { submission } = await answer(
    api.PUT('/v2/admin/submissions/passes/{id}/assign-player', {
      params: { path: { id } },
      body: { playerId },
    }),
  );
  return submission;
}

export interface ResolvedRequests {
  creatorRequests: { id: number; creatorId: number }[];
  teamRequestData?: { teamId: number };
}

/** Gives every named request its profile. */
export async function assignProfiles(id: number, body: ResolvedRequests) {
  const { submission } = await answer(
    api.PUT('/v2/admin/submissions/levels/{id}/profiles', { params: { path: { id } }, body }),
  );
  return submission;
}

export type CreditRole = 'charter' | 'vfxer' | 'team';

export async function addRequest(id: number, role: CreditRole) {
  const { submission } = await answer(
    api.POST('/v2/admin/submissions/levels/{id}/creator-requests', {
      params: { path: { id } },
      body: { role },
    }),
  );
  return submission;
}

export async function removeRequest(id: number, requestId: number) {
  const { submission } = await answer(
    api.DELETE('/v2/admin/submissions/levels/{id}/creator-requests/{requestId}', {
      params: { path: { id, requestId } },
    }),
  );
  return submission;
}

interface RequestWish {
  creditRequestId: number;
  role: CreditRole;
}

export async function assignCreator(
  id: number,
  wish: RequestWish & ({ creatorId: number } | { teamId: number }),
) {
  const { submission } = await answer(
    api.PUT('/v2/admin/submissions/levels/{id}/assign-creator', { params: { path: { id } }, body: wish }),
  );
  return submission;
}

/** Makes a creator or team and gives it to a request. */
export async function createCreator(id: number, wish: RequestWish & { name: string; aliases: string[] }) {
  const { submission } = await answer(
    api.POST('/v2/admin/submissions/levels/{id}/creators', { params: { path: { id } }, body: wish }),
  );
  return submission;
}

export interface NewProfile {
  kind: 'charter' | 'vfxer' | 'team' | 'player';
  name: string;
  discordId?: string;
  country?: string;
  description?: string;
}

export function createProfile(body: NewProfile) {
  return answer(api.POST('/v2/admin/profiles', { body }));
}

export const loadCreator = (id: number) =>
  answer(api.GET('/v2/database/creators/byId/{id}', { params: { path: { id } } }));

export const loadTeam = (id: number) =>
  answer(api.GET('/v2/database/creators/teams/byId/{id}', { params: { path: { id } } }));

export type AutoResult = Awaited<ReturnType<typeof approveAll>>['results'][number];
export type PendingLevel = Awaited<ReturnType<typeof loadLevels>>[number];
export type PendingPass = Awaited<ReturnType<typeof loadPasses>>[number];
/** A creator and a team with their figures, as a pending level names them. */
export type CreatorSummary = NonNullable<PendingLevel['creatorRequests'][number]['creator']>;
export type TeamSummary = NonNullable<NonNullable<PendingLevel['teamRequestData']>['team']>;
