import { type SubmissionKind, submissionKinds } from '@rondo/domain/submissions';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api/client.ts';
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

/** Says that the caller works on a submission. */
export async function claim(kind: SubmissionKind, id: number): Promise<Pending> {
  const { submission } = await answer(api.POST(`${address(kind)}/claim`, { params: { path: { id } } }));
  return submission;
}

/** Ends the caller's claim; also while the page is being closed. */
export const release = (kind: SubmissionKind, id: number) =>
  answer(api.DELETE(`${address(kind)}/claim`, { params: { path: { id } }, keepalive: true }));

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

interface OneRequest {
  creditRequestId: number;
  role: CreditRole;
}

export async function assignCreator(
  id: number,
  body: OneRequest & ({ creatorId: number } | { teamId: number }),
) {
  const { submission } = await answer(
    api.PUT('/v2/admin/submissions/levels/{id}/assign-creator', { params: { path: { id } }, body }),
  );
  return submission;
}

/** Makes a creator or team and gives it to a request. */
export async function createCreator(id: number, body: OneRequest & { name: string; aliases: string[] }) {
  const { submission } = await answer(
    api.POST('/v2/admin/submissions/levels/{id}/creators', { params: { path: { id } }, body }),
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
/** A creator and a team with their figures, as a pending level names them. */
export type CreatorSummary = NonNullable<PendingLevel['creatorRequests'][number]['creator']>;
export type TeamSummary = NonNullable<NonNullable<PendingLevel['teamRequestData']>['team']>;
