import { levelList, searchExamples } from '@rondo/domain/levels';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aLevel, aPass } from '../../testing/catalogue.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { signedInUser } from '../../testing/users.ts';
import type { LevelListQuery } from './level-query.ts';
import { modelOfList } from './testing/level-model.ts';
import { insertSampleLevels, sampleLevels, sampleWords } from './testing/sample-levels.ts';

const levels = sampleLevels(130);
const site = appOfTests();
const admin = beforeTests(() => signedInUser(site, { role: 'superAdmin' }));
beforeAll(async () => {
  await insertSampleLevels(site.deps.db, levels);
});

const post = (body: LevelListQuery, token?: string) => site.as({ token }).call('filterLevels', { body });

it('finds something by each example of the search help', async () => {
  const { body } = await post({ limit: 20 });
  const examples = searchExamples(
    body.results.map(({ id, song, artist }) => ({
      id,
      name: { field: 'song', value: song },
      by: { field: 'artist', value: artist },
    })),
  );
  for (const query of Object.values(examples ?? {})) {
    const found = await post({ query });
    expect(found.status, query).toBe(200);
    expect(found.body.count, query).toBeGreaterThan(0);
  }
  expect(Object.keys(examples ?? {})).toHaveLength(7);
});

interface Asker {
  readonly token?: string;
  readonly mine?: ReadonlySet<number>;
}

/** Holds one list, walked in pages of 100, against the model. */
async function expectModel(query: LevelListQuery, isSuperAdmin: boolean, by: Asker = {}) {
  const { token = isSuperAdmin ? admin.token : undefined, mine = isSuperAdmin ? new Set<number>() : null } =
    by;
  const wanted = modelOfList(levels, query, isSuperAdmin, mine).map(({ id }) => id);
  const found: number[] = [];
  for (let offset = 0; ; offset += 100) {
    const { status, body } = await post({ ...query, limit: 100, offset }, token);
    expect(status, JSON.stringify(query)).toBe(200);
    expect(body.count, JSON.stringify(query)).toBe(wanted.length);
    found.push(...body.results.map(({ id }) => id));
    expect(body.hasMore).toBe(found.length < wanted.length);
    if (!body.hasMore) break;
  }
  expect(found, JSON.stringify({ query, isSuperAdmin })).toEqual(wanted);
}

const difficultyFilters: readonly Partial<LevelListQuery>[] = [
  {},
  { pguRange: { from: 'G1', to: 'U20' } },
  { pguRange: { from: 'u5', to: 'p10' } },
  { pguRange: { to: 'P20' } },
  { specialDifficulties: ['Unranked', 'q2+', 'G1', 'nothing'] },
  { pguRange: { from: 'P1', to: 'P2' }, specialDifficulties: ['Marathon'] },
  { pguRange: { from: 'X1', to: 'P2' } },
];

describe('filters and sorts', () => {
  for (const isSuperAdmin of [false, true]) {
    it(`agree with the model in every combination, ${isSuperAdmin ? 'as super admin' : 'as visitor'}`, async () => {
      const combinations = ['hide', 'only', 'show'].flatMap((deletedFilter) =>
        ['hide', 'only', 'show'].flatMap((clearedFilter) =>
          difficultyFilters.flatMap((filter) =>
            levelList.sort.words.map((sort) => ({
              deletedFilter,
              clearedFilter,
              sort,
              seed: 'seed',
              ...filter,
            })),
          ),
        ),
      );
      for (const query of combinations) await expectModel(query, isSuperAdmin);
    }, 120_000);
  }

  it.each(['hide', 'only', 'show'])('%s levels that are being rated, for everybody', async (toRate) => {
    for (const sort of levelList.sort.words)
      for (const filter of difficultyFilters) {
        await expectModel({ toRate, sort, seed: 'seed', ...filter }, false);
        await expectModel({ toRate, sort, seed: 'seed', deletedFilter: 'show', ...filter }, true);
      }
    await expectModel({ toRate, query: 'night', clearedFilter: 'hide' }, false);
    await expectModel({ toRate, query: 'night' }, false);
    await expectModel({ toRate, query: '#7' }, false);
    const { body } = await site.call('listLevels', { toRate, limit: 100 });
    expect(body.results.map(({ id }) => id)).toEqual(
      modelOfList(levels, { toRate }, false)
        .slice(0, 100)
        .map(({ id }) => id),
    );
  });

  it('show, hide or list alone what the player of the asker has cleared', async () => {
    const { db } = site.deps;
    const [asker, other, staff] = [
      await signedInUser(site),
      await signedInUser(site),
      await signedInUser(site, { role: 'superAdmin' }),
    ];
    const cleared = levels.filter(({ id }) => id % 3 === 0);
    for (const [player_id, clears] of [
      [asker.playerId!, cleared],
      [staff.playerId!, cleared],
      [other.playerId!, levels.filter(({ id }) => id % 2 === 0)],
    ] as const)
      for (const { id } of clears) await aPass(db, { player_id, level_id: id });
    await aPass(db, { player_id: asker.playerId!, level_id: 1, is_deleted: true });
    await aPass(db, { player_id: asker.playerId!, level_id: 2, is_duplicate: true });
    const mine = new Set(cleared.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id));
    for (const myClears of ['show', 'hide', 'only'])
      for (const filter of [{}, { query: 'night' }, { clearedFilter: 'only' }, ...difficultyFilters])
        for (const sort of levelList.sort.words) {
          const query = { myClears, sort, seed: 'seed', ...filter };
          await expectModel(query, false, { token: asker.token, mine });
          await expectModel({ ...query, deletedFilter: 'show' }, true, { token: staff.token, mine });
        }
    await expectModel({ myClears: 'hide', query: '#6' }, false, { token: asker.token });
  });

  it('take no notice of my clears where nobody asks, or somebody without a player', async () => {
    const { token } = await signedInUser(site, { hasPlayer: false });
    for (const by of [{}, { token }]) {
      await expectModel({ myClears: 'only' }, false, by);
      await expectModel({ myClears: 'hide' }, false, by);
    }
  });

  it('begin with U20 from the hardest down, and end with the special ones both ways', async () => {
    const ids = [60, 1, 64, 0, 1003, 10101, 40];
    const order = async (sort: string) => {
      const { body } = await post({ sort, query: 'song=placed', limit: 100 });
      return body.results.map(({ difficulty }) => difficulty.name);
    };
    for (const diff_id of ids) await aLevel(site.deps.db, { id: 90_000 + diff_id, song: 'placed', diff_id });
    const specials = ['Unranked', 'Marathon', 'MA', '-21'];
    expect(await order('DIFF_DESC')).toEqual(['U20', 'G20', 'P1', ...specials]);
    expect(await order('DIFF_ASC')).toEqual(['P1', 'G20', 'U20', ...specials]);
    await site.deps.db.deleteFrom('levels').where('song', '=', 'placed').execute();
  });

  it('are read from the query string as well, and the body wins', async () => {
    const { body } = await site.call('filterLevels', {
      sort: 'RECENT_ASC',
      clearedFilter: 'only',
      limit: 5,
      pguRange: 'P1,G20',
      body: { clearedFilter: 'hide', limit: null, pguRange: { from: null, to: null } },
    });
    const wanted = modelOfList(
      levels,
      { sort: 'RECENT_ASC', clearedFilter: 'hide', pguRange: { from: 'P1', to: 'G20' } },
      false,
    );
    expect(body.results.map(({ id }) => id)).toEqual(wanted.slice(0, 5).map(({ id }) => id));
    const { body: byAddress } = await site.call('listLevels', {
      pguRange: 'P1,G20',
      specialDifficulties: 'Q2, Bus',
      sort: 'DIFF_ASC',
    });
    const { count } = byAddress;
    const special = modelOfList(
      levels,
      { pguRange: { from: 'P1', to: 'G20' }, specialDifficulties: ['Q2', 'Bus'] },
      false,
    );
    expect(count).toBe(special.length);
  });

  it('take an unknown sort for the newest first, and clamp the window', async () => {
    const newest = modelOfList(levels, {}, false).map(({ id }) => id);
    const { body } = await post({ sort: 'BEST', limit: 1000, offset: -5 });
    expect(body.results.map(({ id }) => id)).toEqual(newest.slice(0, 100));
    expect((await post({ limit: 0 })).body.results).toHaveLength(1);
    expect((await site.call('filterLevels', { body: { limit: 'ten' } })).status).toBe(400);
    expect((await post({ offset: 2_000_000_000 })).body).toEqual({
      results: [],
      count: newest.length,
      hasMore: false,
    });
  });
});

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;
const searches = [
  ...sampleWords,
  ...sampleWords.map(quoted),
  ...sampleWords.map((word) => `song=${quoted(word)}`),
  ...sampleWords.map((word) => `-${quoted(word)}`),
  'song:night, artist:night',
  'song:night | artist:night',
  '!song:night, -charter:maker',
  'charter:maker 1',
  'vfxer:"alias of"',
  'creator:Maker 4',
  'creator="maker 1 night"',
  'team:tn',
  'team="team night"',
  'team=night',
  'song="other 3"',
  'artist:other',
  'a',
  'ni',
  '별',
  '夜',
  '%',
  '_',
  '\\',
  '"',
  '-',
  '!',
  '',
  ' , | ,, ',
  'nobody has this',
  'SONG : night',
  'unknown:night',
  'song:',
  'song:night,song:wide|team:100%,-song:é',
  '#',
  '#12x',
  '#0',
  '##12',
  'say "hi',
  'ss',
  'σ',
  'ς',
];

describe('search', () => {
  it.each(searches)('%j agrees with the model', async (query) => {
    await expectModel({ query, sort: 'RECENT_DESC' }, false);
    await expectModel(
      { query, sort: 'DIFF_ASC', clearedFilter: 'only', pguRange: { from: 'P1', to: 'G10' } },
      false,
    );
    await expectModel({ query, sort: 'RANDOM', seed: 's', deletedFilter: 'show' }, true);
  });

  it('finds one level by its number whatever the filters, but not what is hidden', async () => {
    const visible = levels.find((level) => !level.isDeleted && !level.isHidden && level.diffId === 0);
    const hidden = levels.find((level) => level.isHidden);
    const query = { pguRange: { from: 'U1', to: 'U1' }, clearedFilter: 'only' };
    const wide = String(visible?.id).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    for (const written of [` #${visible?.id} `, `＃${wide}`]) {
      const { body } = await post({ ...query, query: written });
      expect(body.results.map(({ id }) => id)).toEqual([visible?.id]);
    }
    expect((await post({ query: `#${hidden?.id}` })).body.count).toBe(0);
    expect((await post({ query: `#${hidden?.id}`, deletedFilter: 'show' }, admin.token)).body.count).toBe(1);
    expect((await post({ query: '#99999999999' })).body.count).toBe(0);
  });

  it('refuses what is too long or has too many terms', async () => {
    expect((await post({ query: 'a'.repeat(255) })).status).toBe(200);
    expect((await post({ query: 'a'.repeat(256) })).problem.code).toBe('QUERY_TOO_LONG');
    expect((await post({ query: Array(20).fill('a').join(',') })).status).toBe(200);
    expect((await post({ query: Array(21).fill('a').join('|') })).problem.code).toBe('QUERY_TOO_COMPLEX');
    expect((await post({ query: 'a\0b' })).status).toBe(400);
  });

  it('follows renamed creators, teams and aliases at once', async () => {
    const { db } = site.deps;
    const id = await aLevel(db, { id: 100_000, song: 'Followed' });
    await db.insertInto('creators').values({ id: 900, name: 'Before' }).execute();
    await db.insertInto('credits').values({ level_id: id, creator_id: 900, role: 'charter' }).execute();
    const found = async (query: string) =>
      (await post({ query: `song=followed, ${query}` })).body.results.length;
    expect(await found('charter=before')).toBe(1);
    await changeRow(db, 'creators', 900, { name: 'After', aliases: ['Later'] });
    expect(await found('charter=before')).toBe(0);
    expect(await found('creator=later')).toBe(1);
    expect(await found('vfxer:after')).toBe(0);
    await db.deleteFrom('credits').where('level_id', '=', id).execute();
    expect(await found('creator:after')).toBe(0);
    await changeRow(db, 'levels', id, { is_hidden: true });
    expect(await found('song:followed')).toBe(0);
  });
});
