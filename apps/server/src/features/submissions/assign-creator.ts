import { isLastCharter, type RequestRole } from '@rondo/domain/submissions';
import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createCreator, createTeam, lockCreators, lockTeam } from '../creators/index.ts';
import type { RequestChange, Requests } from './change-requests.ts';
import { formProblem } from './form-problem.ts';
import { resolveCreator, resolveTeam } from './requests.repository.ts';
import { isRowId } from './row-id.ts';
import { teamRequestName } from './team-request-name.ts';

/** Which request gets a profile, and the role that it has from then on. */
export type RequestWish = {
  readonly creditRequestId?: number;
  readonly role: RequestRole | 'team';
};

/**
 * Gives a request an existing creator or team (rules §8.3).
 * Throws CREDIT_REQUEST_REQUIRED, REQUEST_NOT_FOUND, VALIDATION_FAILED, CREATOR_NOT_FOUND, TEAM_NOT_FOUND, LAST_CHARTER.
 */
export function assignCreator(wish: RequestWish & { creatorId?: number; teamId?: number }): RequestChange {
  return async (trx, _submissionId, requests) => {
    const requestId = requestOf(wish, requests);
    const field = wish.role === 'team' ? 'teamId' : 'creatorId';
    const profileId = wish[field];
    if (profileId === undefined) throw formProblem([{ field, code: 'REQUIRED' }]);
    await resolve(trx, requestId, wish.role, profileId);
    return { requestId, role: wish.role, [field]: profileId };
  };
}

/**
 * Makes a creator or a team and gives it to a request (rules §8.3).
 * Throws NAME_REQUIRED, CREATOR_EXISTS, TEAM_EXISTS and what `assignCreator` throws.
 */
export function createAndAssign(
  wish: RequestWish & { name?: string; aliases?: readonly string[] },
): RequestChange {
  return async (trx, _submissionId, requests) => {
    const { role, name = '', aliases = [] } = wish;
    if (name.trim() === '') throw new Problem('NAME_REQUIRED');
    const requestId = requestOf(wish, requests);
    const make = role === 'team' ? createTeam : createCreator;
    const profileId = await make(trx, { name, aliases });
    await resolve(trx, requestId, role, profileId);
    return { requestId, role, name: name.trim(), [role === 'team' ? 'teamId' : 'creatorId']: profileId };
  };
}

/** The request that is meant; it stays or becomes one of the role, as long as a charter is left. */
function requestOf({ creditRequestId, role }: RequestWish, { creators, team }: Requests): number {
  if (creditRequestId === undefined) throw new Problem('CREDIT_REQUEST_REQUIRED');
  const isThere =
    role === 'team' ? team?.id === creditRequestId : creators.some(({ id }) => id === creditRequestId);
  if (!isThere) throw new Problem('REQUEST_NOT_FOUND');
  if (role === 'vfxer' && isLastCharter(creators, creditRequestId)) throw new Problem('LAST_CHARTER');
  return creditRequestId;
}

async function resolve(trx: Trx, requestId: number, role: RequestWish['role'], id: number): Promise<void> {
  if (role === 'team') {
    const team = isRowId(id) ? await lockTeam(trx, id) : null;
    if (team === null) throw new Problem('TEAM_NOT_FOUND');
    await resolveTeam(trx, requestId, { id, name: teamRequestName(team.name) });
    return;
  }
  const [creator] = isRowId(id) ? await lockCreators(trx, [id]) : [];
  if (creator === undefined) throw new Problem('CREATOR_NOT_FOUND');
  await resolveCreator(trx, requestId, { id, name: creator.name, role });
}
