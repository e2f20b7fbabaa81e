import { type SubmissionKind, submissionKinds } from '@rondo/domain/submissions';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api/client.ts';
import type { paths } from '../../../lib/api/schema.gen.ts';
import { keys } from '../../../lib/queries/keys.ts';

const loadLevels = (signal: AbortSignal) =>
  answer(api.GET('/v2/admin/submissions/levels/pending', { signal }));

const loadPasses = (signal: AbortSignal) =>
  answer(api.GET('/v2/admin/submissions/passes/pending', { signal }));

export type PendingLevel = Awaited<ReturnType<typeof loadLevels>>[number];
export type PendingPass = Awaited<ReturnType<typeof loadPasses>>[number];
/** What waits, by kind. */
export interface Waiting {
  level: PendingLevel;
  pass: PendingPass;
}
export type Pending = Waiting[SubmissionKind];

const loaders: { [K in SubmissionKind]: (signal: AbortSignal) => Promise<Waiting[K][]> } = {
  level: loadLevels,
  pass: loadPasses,
};

/** The queue of a kind. Others decide as well: it is loaded again whenever the person comes back to it. */
export function pendingQuery<K extends SubmissionKind>(kind: K) {
  return queryOptions({
    queryKey: keys.pending[submissionKinds[kind].plural],
    queryFn: ({ signal }): Promise<Waiting[K][]> => loaders[kind](signal),
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  });
}

const address = (kind: SubmissionKind) =>
  `/v2/admin/submissions/${submissionKinds[kind].plural}/{id}` as const;

/** Makes the level or the pass. */
export const approve = (kind: SubmissionKind, id: number) =>
  answer(api.PUT(`${address(kind)}/approve`, { params: { path: { id } } }));

/** A blank reason is none. */
export const decline = (kind: SubmissionKind, id: number, reason: string) =>
  answer(
    api.PUT(`${address(kind)}/decline`, {
      params: { path: { id } },
      body: reason.trim() === '' ? {} : { reason: reason.trim() },
    }),
  );

/** A write answers the submission as it is then. */
async function written<S>(call: Parameters<typeof answer<{ submission: S }>>[0]): Promise<S> {
  return (await answer(call)).submission;
}

/** Says that the caller works on a submission. */
export const claim = (kind: SubmissionKind, id: number): Promise<Pending> =>
  written<Pending>(api.POST(`${address(kind)}/claim`, { params: { path: { id } } }));

/** Ends the caller's claim; also while the page is being closed. */
export const release = (kind: SubmissionKind, id: number) =>
  answer(api.DELETE(`${address(kind)}/claim`, { params: { path: { id } }, keepalive: true }));

/** Approves every pending pass that can be; the others stay. */
export const approveAll = () => answer(api.POST('/v2/admin/submissions/auto-approve/passes'));

export const assignPlayer = (id: number, playerId: number) =>
  written(
    api.PUT('/v2/admin/submissions/passes/{id}/assign-player', {
      params: { path: { id } },
      body: { playerId },
    }),
  );

const level = '/v2/admin/submissions/levels/{id}';

export interface ResolvedRequests {
  creatorRequests: { id: number; creatorId: number }[];
  teamRequestData?: { teamId: number };
}

/** Gives every named request its profile. */
export const assignProfiles = (id: number, body: ResolvedRequests) =>
  written(api.PUT(`${level}/profiles`, { params: { path: { id } }, body }));

export type CreditRole = 'charter' | 'vfxer' | 'team';

export const addRequest = (id: number, role: CreditRole) =>
  written(api.POST(`${level}/creator-requests`, { params: { path: { id } }, body: { role } }));

export const removeRequest = (id: number, requestId: number) =>
  written(api.DELETE(`${level}/creator-requests/{requestId}`, { params: { path: { id, requestId } } }));

interface OneRequest {
  creditRequestId: number;
  role: CreditRole;
}

export const assignCreator = (id: number, body: OneRequest & ({ creatorId: number } | { teamId: number })) =>
  written(api.PUT(`${level}/assign-creator`, { params: { path: { id } }, body }));

/** Makes a creator or team and gives it to a request. */
export const createCreator = (id: number, body: OneRequest & { name: string; aliases: string[] }) =>
  written(api.POST(`${level}/creators`, { params: { path: { id } }, body }));

export type NewProfile = paths['/v2/admin/profiles']['post']['requestBody']['content']['application/json'];

export const createProfile = (body: NewProfile) => answer(api.POST('/v2/admin/profiles', { body }));

export const loadCreator = (id: number) =>
  answer(api.GET('/v2/database/creators/byId/{id}', { params: { path: { id } } }));

export const loadTeam = (id: number) =>
  answer(api.GET('/v2/database/creators/teams/byId/{id}', { params: { path: { id } } }));

export type AutoResult = Awaited<ReturnType<typeof approveAll>>['results'][number];
/** A creator and a team with their figures, as a pending level names them. */
export type CreatorSummary = NonNullable<PendingLevel['creatorRequests'][number]['creator']>;
export type TeamSummary = NonNullable<NonNullable<PendingLevel['teamRequestData']>['team']>;
