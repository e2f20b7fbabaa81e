import type { LevelSubmission } from '@rondo/contract/submissions/submission';
import { isLastCharter, MAX_CREATOR_REQUESTS, type RequestRole } from '@rondo/domain/submissions';
import type { Db, Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { shareCreators } from '../creators/index.ts';
import { changePending, type SubmissionFacts, type SubmissionVerb } from './change-pending.ts';
import { formProblem } from './form-problem.ts';
import {
  deleteRequest,
  insertCreatorRequest,
  insertTeamRequest,
  selectRequests,
  touchLevelSubmission,
} from './requests.repository.ts';

export type Requests = Awaited<ReturnType<typeof selectRequests>>;

/** One change of the requests of a pending level submission; answers what the log keeps of it. */
export type RequestChange = (trx: Trx, requests: Requests, submissionId: number) => Promise<SubmissionFacts>;

/**
 * Changes who is named for a pending level (docs/rules/submissions.md#requests).
 * @returns the submission as it is now
 * @throws Problem NOT_FOUND, NOT_PENDING and those of the change
 */
export function changeRequests(
  db: Db,
  { actorId, id, verb }: { readonly actorId: number; readonly id: number; readonly verb: SubmissionVerb },
  change: RequestChange,
): Promise<LevelSubmission> {
  return changePending(db, { actorId, kind: 'level', id }, async (trx) => {
    await shareCreators(trx);
    const after = await change(trx, await selectRequests(trx, id), id);
    await touchLevelSubmission(trx, id);
    return { verb, after };
  });
}

/** Adds an empty new request. Throws TEAM_REQUEST_EXISTS, VALIDATION_FAILED when there are too many. */
export function addRequest(role: RequestRole | 'team'): RequestChange {
  return async (trx, requests, submissionId) => {
    if (role === 'team') {
      if (requests.team !== null) throw new Problem('TEAM_REQUEST_EXISTS');
      const requestId = await insertTeamRequest(trx, submissionId, { teamName: 'New team', teamId: null });
      return { role, requestId };
    }
    if (requests.creators.length >= MAX_CREATOR_REQUESTS)
      throw formProblem([{ field: 'creatorRequests', code: 'TOO_MANY' }]);
    return { role, requestId: await insertCreatorRequest(trx, submissionId, role, `New ${role}`) };
  };
}

/** Removes a request of a creator or of the team. Throws REQUEST_NOT_FOUND, LAST_CHARTER. */
export function removeRequest(requestId: number): RequestChange {
  return async (trx, { creators, team }) => {
    if (team?.id === requestId) {
      await deleteRequest(trx, 'team_requests', requestId);
      return { role: 'team', name: team.teamName };
    }
    const request = creators.find(({ id }) => id === requestId);
    if (request === undefined) throw new Problem('REQUEST_NOT_FOUND');
    if (isLastCharter(creators, requestId)) throw new Problem('LAST_CHARTER');
    await deleteRequest(trx, 'credit_requests', requestId);
    return { role: request.role, name: request.creatorName };
  };
}
