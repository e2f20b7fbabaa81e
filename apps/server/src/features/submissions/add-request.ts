import { MAX_CREATOR_REQUESTS, type RequestRole } from '@rondo/domain/submissions';
import { Problem } from '../../platform/http/problem.ts';
import type { RequestChange } from './change-requests.ts';
import { formProblem } from './form-problem.ts';
import { insertCreatorRequest, insertTeamRequest } from './requests.repository.ts';

/** Adds an empty new request (rules §8.3). Throws TEAM_REQUEST_EXISTS, VALIDATION_FAILED when there are too many. */
export function addRequest(role: RequestRole | 'team'): RequestChange {
  return async (trx, submissionId, requests) => {
    if (role === 'team') {
      if (requests.team !== null) throw new Problem('TEAM_REQUEST_EXISTS');
      return { role, requestId: await insertTeamRequest(trx, submissionId, 'New team') };
    }
    if (requests.creators.length >= MAX_CREATOR_REQUESTS)
      throw formProblem([{ field: 'creatorRequests', code: 'TOO_MANY' }]);
    return { role, requestId: await insertCreatorRequest(trx, submissionId, role, `New ${role}`) };
  };
}
