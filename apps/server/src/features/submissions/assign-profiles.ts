import type { submissionEndpoints } from '@rondo/contract/submissions/calls';
import { isLastCharter } from '@rondo/domain/submissions';
import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { createCreator, createTeam, lockCreators, lockTeam } from '../creators/index.ts';
import type { RequestChange, Requests } from './change-requests.ts';
import { formProblem } from './form-problem.ts';
import { resolveRequest } from './requests.repository.ts';

type Body<E extends 'assignProfiles' | 'assignCreator' | 'createCreator'> = Call<
  (typeof submissionEndpoints)[E]
>['body'];
/** Which request gets a profile, and the role that it has from then on. */
type OneRequest = Pick<Body<'assignCreator'>, 'creditRequestId' | 'role'>;

/** A request and the profile that it stands for; the profile's own name unless another is given. */
type Resolution = {
  readonly requestId: number;
  readonly role: OneRequest['role'];
  readonly profileId: number;
  readonly name?: string | undefined;
};

/**
 * Gives a request an existing creator or team. Throws CREDIT_REQUEST_REQUIRED, REQUEST_NOT_FOUND, VALIDATION_FAILED,
 * CREATOR_NOT_FOUND, TEAM_NOT_FOUND, LAST_CHARTER.
 */
export function assignCreator(body: Body<'assignCreator'>): RequestChange {
  return async (trx, requests) => {
    const requestId = requestOf(body, requests);
    const { role } = body;
    const field = fieldOf(role);
    const profileId = body[field];
    if (profileId === undefined) throw formProblem([{ field, code: 'REQUIRED' }]);
    await resolve(trx, { requestId, role, profileId });
    return { requestId, role, [field]: profileId };
  };
}

/**
 * Makes a creator or a team and gives it to a request. Throws NAME_REQUIRED, CREATOR_EXISTS, TEAM_EXISTS and what
 * `assignCreator` throws.
 */
export function createAndAssign(body: Body<'createCreator'>): RequestChange {
  return async (trx, requests) => {
    const { role, name = '', aliases = [] } = body;
    if (name === '') throw new Problem('NAME_REQUIRED');
    const requestId = requestOf(body, requests);
    const profileId = await (role === 'team' ? createTeam : createCreator)(trx, { name, aliases });
    await resolve(trx, { requestId, role, profileId });
    return { requestId, role, name, [fieldOf(role)]: profileId };
  };
}

/**
 * Gives requests the profiles they stand for; items without an id of a creator are left alone. Throws
 * REQUEST_NOT_FOUND, CREATOR_NOT_FOUND, TEAM_NOT_FOUND.
 */
export function assignProfiles({
  creatorRequests = [],
  teamRequestData: { teamId, teamName } = {},
}: Body<'assignProfiles'>): RequestChange {
  return async (trx, { creators, team }) => {
    const assigned: { requestId: number; creatorId: number }[] = [];
    for (const { id: requestId, creatorId, creatorName: name } of creatorRequests) {
      if (creatorId === undefined) continue;
      const request = creators.find(({ id }) => id === requestId);
      if (request === undefined) throw new Problem('REQUEST_NOT_FOUND', { ids: [requestId] });
      await resolve(trx, { requestId, role: request.role, profileId: creatorId, name });
      assigned.push({ requestId, creatorId });
    }
    if (teamId !== undefined) {
      if (team === null) throw new Problem('REQUEST_NOT_FOUND');
      await resolve(trx, { requestId: team.id, role: 'team', profileId: teamId, name: teamName });
    }
    return { creators: assigned, teamId };
  };
}

const fieldOf = (role: OneRequest['role']) => (role === 'team' ? 'teamId' : 'creatorId');

/** The request that is meant; it stays or becomes one of the role, as long as a charter is left. */
function requestOf({ creditRequestId, role }: OneRequest, { creators, team }: Requests): number {
  if (creditRequestId === undefined) throw new Problem('CREDIT_REQUEST_REQUIRED');
  const isThere =
    role === 'team' ? team?.id === creditRequestId : creators.some(({ id }) => id === creditRequestId);
  if (!isThere) throw new Problem('REQUEST_NOT_FOUND');
  if (role === 'vfxer' && isLastCharter(creators, creditRequestId)) throw new Problem('LAST_CHARTER');
  return creditRequestId;
}

async function resolve(trx: Trx, { requestId, role, profileId, name }: Resolution): Promise<void> {
  const isTeam = role === 'team';
  const profile = isTeam ? await lockTeam(trx, profileId) : (await lockCreators(trx, [profileId]))[0];
  if (!profile) throw new Problem(isTeam ? 'TEAM_NOT_FOUND' : 'CREATOR_NOT_FOUND', { ids: [profileId] });
  await resolveRequest(trx, requestId, role, { id: profileId, name: name || profile.name });
}
