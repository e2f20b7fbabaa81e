import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRI_STATES } from '../lists/index.ts';
import { type RatingCardFilter, ratingCardPasses } from './card-filter.ts';
import { compareRatingCards } from './card-order.ts';
import { ratingCardMatches, ratingCardSearch, ratingCardTexts, type SearchedCard } from './card-search.ts';
import { votesNeeded } from './need.ts';

const ALL_CARDS: RatingCardFilter = { rated: 'show', low: 'show', four: 'show' };
const level: SearchedCard['level'] = {
  song: 'Glass Harbour',
  artist: 'Straße & Sons',
  creator: 'somebody',
  charter: 'old charter text',
  vfxer: '',
  team: 'Night Shift',
  rerateNum: '',
  difficulty: { name: 'G12' },
  teamObject: { name: 'Night Shift', aliases: ['NS'] },
  levelCredits: [
    { role: 'charter', creatorName: 'Kettle', creatorAliases: ['kettle_fox'] },
    { role: 'vfxer', creatorName: 'Lumen', creatorAliases: [] },
  ],
  aliases: [{ field: 'song', alias: '硝子の港' }],
};
const card: SearchedCard = {
  levelId: 120,
  requesterFR: '20.3+',
  averageDifficulty: { name: 'G14' },
  communityDifficulty: null,
  level,
};
const finds = (query: string, of = card) => {
  const read = ratingCardSearch(query);
  if (!read.ok) throw new Error(read.code);
  return ratingCardMatches(ratingCardTexts(of), read.search);
};

describe('search of rating cards', () => {
  it.each<[string, boolean]>([
    ['', true],
    ['GLASS', true],
    ['ｇｌａｓｓ', true],
    ['strasse', true],
    ['硝子', true],
    ['kettle_f', true],
    ['lumen', true],
    ['night shift', true],
    ['ns', true],
    ['120', true],
    ['#120', true],
    ['12', false],
    ['#12', false],
    ['G12', true],
    ['g14', true],
    ['G1', false],
    ['20.3', true],
    ['glass, g14', true],
    ['glass, g13', false],
    ['nothing | lumen', true],
    ['-glass', false],
    ['-nothing', true],
    ['song:glass', true],
    ['song=glass', false],
    ['song=硝子の港', true],
    ['artist:glass', false],
    ['charter:kettle', true],
    ['vfxer:kettle', false],
    ['creator:lumen', true],
    ['team=ns', true],
    ['%', false],
  ])('%j: %s', (query, isFound) => {
    expect(finds(query)).toBe(isFound);
  });

  it('finds what waits for a new difficulty by that, and a level without a team', () => {
    const other = { ...card, level: { ...level, rerateNum: 'U3', team: '', teamObject: null } };
    expect([finds('u3', other), finds('team:ns', other)]).toEqual([true, false]);
  });
});

const facts = (fields: object = {}) => ({
  lowDiff: false,
  isVote: false,
  votes: { manager: 0, community: 0 },
  details: [] as { userId: number }[],
  ...fields,
});

describe('filters of rating cards', () => {
  const mine = facts({ details: [{ userId: 7 }] });
  const vote = facts({ isVote: true });
  const low = facts({ lowDiff: true });
  const full = facts({ votes: { manager: 4, community: 0 } });
  const popular = facts({ votes: { manager: 3, community: 9 } });
  const all = { mine, vote, low, full, popular };
  it.each([
    [{}, 'mine vote low full popular'],
    [{ rated: 'hide' }, 'low full popular'],
    [{ rated: 'only' }, 'mine'],
    [{ low: 'hide' }, 'mine vote full popular'],
    [{ low: 'only' }, 'low'],
    [{ four: 'hide' }, 'mine vote low popular'],
    [{ four: 'only' }, 'full'],
    [{ rated: 'hide', four: 'hide' }, 'low popular'],
  ] as const)('%j leaves %s', (filter, names) => {
    const left = Object.entries(all).filter(([, one]) =>
      ratingCardPasses(one, { ...ALL_CARDS, ...filter }, 7),
    );
    expect(left.map(([name]) => name).join(' ')).toBe(names);
  });

  it('hide and only share out all cards but vote entries', () => {
    for (const toggle of ['rated', 'low', 'four'] as const)
      for (const one of [mine, low, full, popular])
        expect(
          TRI_STATES.slice(1).filter((state) => ratingCardPasses(one, { ...ALL_CARDS, [toggle]: state }, 7)),
        ).toHaveLength(1);
  });
});

describe('order of rating cards', () => {
  const a = {
    levelId: 1,
    votes: { manager: 2, community: 1 },
    updatedAt: '2026-01-03T00:00:00.000Z',
    need: 2,
  };
  const b = {
    levelId: 2,
    votes: { manager: 0, community: 3 },
    updatedAt: '2026-01-01T00:00:00.000Z',
    need: 9,
  };
  const c = {
    levelId: 3,
    votes: { manager: 5, community: 0 },
    updatedAt: '2026-01-02T00:00:00.000Z',
    need: 2,
  };
  it.each([
    ['id', 'asc', '123'],
    ['id', 'desc', '321'],
    ['votes', 'asc', '123'],
    ['votes', 'desc', '312'],
    ['updated', 'asc', '231'],
    ['updated', 'desc', '132'],
    ['need', 'desc', '213'],
    ['need', 'asc', '132'],
  ] as const)('by %s %s: %s', (sort, direction, ids) => {
    const ordered = [c, a, b].sort(compareRatingCards(sort, direction, ({ need }) => need));
    expect(ordered.map(({ levelId }) => levelId).join('')).toBe(ids);
  });
});

describe('need of votes', () => {
  const day = 24 * 60 * 60_000;
  it.each([
    [{ managerVotes: 0, deviation: null, waited: 0 }, 8],
    [{ managerVotes: 3, deviation: 1.5, waited: 0 }, 3.5],
    [{ managerVotes: 4, deviation: 0, waited: 56 * day }, 4],
    [{ managerVotes: 9, deviation: 0, waited: -day }, 0],
  ])('%j: %d', (need, value) => {
    expect(votesNeeded(need)).toBe(value);
  });

  it('never falls with fewer votes, a wider spread or a longer wait', () => {
    const any = fc.record({
      managerVotes: fc.nat(12),
      deviation: fc.option(fc.double({ min: 0, max: 30, noNaN: true })),
      waited: fc.nat(1000 * day),
    });
    fc.assert(
      fc.property(any, (need) => {
        const value = votesNeeded(need);
        expect(votesNeeded({ ...need, managerVotes: need.managerVotes + 1 })).toBeLessThanOrEqual(value);
        expect(votesNeeded({ ...need, deviation: (need.deviation ?? 0) + 1 })).toBeGreaterThan(value);
        const later = { ...need, waited: need.waited + day };
        expect(votesNeeded(later)).toBeGreaterThan(value);
      }),
    );
  });
});
