import { describe, expect, it } from 'vitest';
import { duplicateKey, levelDuplicateParts, passDuplicateParts } from './duplicate-key.ts';
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

describe('duplicates', () => {
  const level = {
    submitterId: 7,
    song: 'Glass Meridian',
    artist: 'Orrin Vale',
    videoLink: 'https://youtu.be/tdig-B8QVKo',
  };
  const judgements = {
    earlyDouble: 0,
    earlySingle: 2,
    ePerfect: 20,
    perfect: 960,
    lPerfect: 18,
    lateSingle: 0,
    lateDouble: 0,
  };
  const pass = {
    levelId: 12,
    videoLink: level.videoLink,
    speed: 1,
    is12K: false,
    is16K: false,
    isNoHoldTap: false,
    judgements,
  };
  const levelKey = (change: Partial<typeof level>) =>
    duplicateKey(levelDuplicateParts({ ...level, ...change }));
  const passKey = (change: object) => duplicateKey(passDuplicateParts({ ...pass, ...change }));

  it('of a level ignore case, width, and form and start of the link', () => {
    const same = {
      song: ' GLASS meridian',
      artist: 'Ｏrrin Vale',
      videoLink: 'https://www.youtube.com/watch?v=tdig-B8QVKo&t=9s',
    };
    expect(levelKey(same)).toBe(levelKey({}));
    for (const change of [
      { submitterId: 8 },
      { song: 'Glass' },
      { artist: 'x' },
      { videoLink: 'https://youtu.be/OnumyG2dtig' },
    ]) {
      expect(levelKey(change)).not.toBe(levelKey({}));
    }
    expect(levelKey({ song: 'a', artist: 'b c' })).not.toBe(levelKey({ song: 'a b', artist: 'c' }));
  });

  it('of a pass agree in level, video, speed, flags and counts', () => {
    expect(passKey({ speed: null })).toBe(passKey({}));
    expect(passKey({ videoLink: 'youtu.be/tdig-B8QVKo?t=3' })).toBe(passKey({}));
    for (const change of [
      { levelId: 13 },
      { speed: 1.1 },
      { is12K: true },
      { is16K: true },
      { isNoHoldTap: true },
      { judgements: { ...judgements, lateDouble: 1 } },
      { judgements: { ...judgements, earlySingle: 3 } },
    ]) {
      expect(passKey(change)).not.toBe(passKey({}));
    }
  });
});
