import { isLastCharter } from '@rondo/domain/submissions';
import { Problem } from '../../platform/http/problem.ts';
import type { RequestChange } from './change-requests.ts';
import { deleteCreatorRequest, deleteTeamRequest } from './requests.repository.ts';

/** Removes a request of a creator or of the team. Throws REQUEST_NOT_FOUND, LAST_CHARTER. */
export function removeRequest(requestId: number): RequestChange {
  return async (trx, _submissionId, { creators, team }) => {
    if (team?.id === requestId) {
      await deleteTeamRequest(trx, requestId);
      return { role: 'team', name: team.teamName };
    }
    const request = creators.find(({ id }) => id === requestId);
    if (request === undefined) throw new Problem('REQUEST_NOT_FOUND');
    if (isLastCharter(creators, requestId)) throw new Problem('LAST_CHARTER');
    await deleteCreatorRequest(trx, requestId);
    return { role: request.role, name: request.creatorName };
  };
}
