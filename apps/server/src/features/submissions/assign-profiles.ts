import { Problem } from '../../platform/http/problem.ts';
import { lockCreators, lockTeam } from '../creators/index.ts';
import type { RequestChange } from './change-requests.ts';
import { resolveCreator, resolveTeam } from './requests.repository.ts';
import { isRowId } from './row-id.ts';
import { teamRequestName } from './team-request-name.ts';

export type Profiles = {
  readonly creatorRequests?: readonly { id: number; creatorId?: number; creatorName?: string }[];
  readonly teamRequestData?: { teamId?: number; teamName?: string };
};

/**
 * Gives requests the profiles they stand for; items without an id of a creator are left alone (rules §8.3, api §1).
 * Throws REQUEST_NOT_FOUND, CREATOR_NOT_FOUND, TEAM_NOT_FOUND.
 */
export function assignProfiles({ creatorRequests = [], teamRequestData }: Profiles): RequestChange {
  return async (trx, _submissionId, requests) => {
    const items = creatorRequests.flatMap(({ id, creatorId, creatorName }) =>
      creatorId === undefined ? [] : [{ id, creatorId, creatorName: creatorName?.trim() }],
    );
    const ids = items.map(({ creatorId }) => creatorId);
    const creators = new Map(
      (await lockCreators(trx, [...new Set(ids.filter(isRowId))])).map((creator) => [creator.id, creator]),
    );
    for (const { id, creatorId, creatorName } of items) {
      const request = requests.creators.find((candidate) => candidate.id === id);
      if (request === undefined) throw new Problem('REQUEST_NOT_FOUND', { ids: [id] });
      const creator = creators.get(creatorId);
      if (creator === undefined) throw new Problem('CREATOR_NOT_FOUND', { ids: [creatorId] });
      const name = creatorName || creator.name;
      await resolveCreator(trx, id, { id: creatorId, name, role: request.role });
    }
    const teamId = teamRequestData?.teamId;
    if (teamId !== undefined) {
      if (requests.team === null) throw new Problem('REQUEST_NOT_FOUND');
      const team = isRowId(teamId) ? await lockTeam(trx, teamId) : null;
      if (team === null) throw new Problem('TEAM_NOT_FOUND', { ids: [teamId] });
      const name = teamRequestName(teamRequestData?.teamName?.trim() || team.name);
      await resolveTeam(trx, requests.team.id, { id: teamId, name });
    }
    return { creators: items.map(({ id, creatorId }) => ({ requestId: id, creatorId })), teamId };
  };
}
