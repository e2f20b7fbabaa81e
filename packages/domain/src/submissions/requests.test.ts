import { describe, expect, it } from 'vitest';
import {
  type CreatorRequest,
  isLastCharter,
  levelProfileSteps,
  passProfileSteps,
  type TeamRequest,
  unresolvedRequests,
} from './requests.ts';

const request = (
  id: number,
  role: 'charter' | 'vfxer',
  creatorName: string,
  creatorId: number | null,
): CreatorRequest => ({
  id,
  role,
  creatorName,
  creatorId,
  isNewRequest: creatorId === null,
});
const team = (teamId: number | null): TeamRequest => ({
  id: 90,
  teamName: ' Kettle ',
  teamId,
  isNewRequest: teamId === null,
});

describe('requests of a level', () => {
  it('are unresolved without an id', () => {
    const creatorRequests = [request(1, 'charter', 'a', 5), request(2, 'vfxer', 'b', null)];
    expect(unresolvedRequests({ creatorRequests, teamRequestData: null })).toEqual([2]);
    expect(unresolvedRequests({ creatorRequests, teamRequestData: team(null) })).toEqual([2, 90]);
    expect(unresolvedRequests({ creatorRequests, teamRequestData: team(3) })).toEqual([2]);
  });

  it('become one profile each, one person in two roles one profile', () => {
    const creatorRequests = [
      request(1, 'charter', ' Sorrel ', null),
      request(2, 'charter', 'known', 5),
      request(3, 'vfxer', 'SORREL', null),
      request(4, 'charter', 'New charter', null),
      request(5, 'charter', 'New charter', null),
    ];
    expect(levelProfileSteps({ creatorRequests, teamRequestData: team(null) })).toEqual([
      { kind: 'charter', name: 'Sorrel', requestIds: [1, 3] },
      { kind: 'charter', name: 'New charter', requestIds: [4] },
      { kind: 'charter', name: 'New charter', requestIds: [5] },
      { kind: 'team', name: 'Kettle', requestIds: [90] },
    ]);
    expect(levelProfileSteps({ creatorRequests: [], teamRequestData: team(1) })).toEqual([]);
  });

  it('keep one charter', () => {
    const only = [request(1, 'charter', 'a', 5), request(2, 'vfxer', 'b', null)];
    expect([1, 2].map((id) => isLastCharter(only, id))).toEqual([true, false]);
    expect(isLastCharter([...only, request(3, 'charter', 'c', 6)], 1)).toBe(false);
  });
});

describe('profile of a pass', () => {
  it('is a step while a new player is asked for and nobody assigned', () => {
    expect(passProfileSteps({ passer: ' Ash ', passerRequest: true, assignedPlayerId: null })).toEqual([
      { kind: 'player', name: 'Ash', requestIds: [] },
    ]);
    expect(passProfileSteps({ passer: 'Ash', passerRequest: true, assignedPlayerId: 4 })).toEqual([]);
    expect(passProfileSteps({ passer: 'Ash', passerRequest: false, assignedPlayerId: null })).toEqual([]);
  });
});
