import { passList } from '@rondo/domain/passes';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';
import { currentDifficulties } from '../difficulties/index.ts';
import { countPasses, selectPassItems } from './list.repository.ts';
import { type PassListQuery, readPassQuery } from './pass-query.ts';
import { modelOfList } from './testing/pass-model.ts';
import { insertSamplePasses, isListed, samplePasses } from './testing/sample-passes.ts';

const passes = samplePasses(150);
let admin: TestUser;
const site = appOfTests();
beforeAll(async () => {
  await insertSamplePasses(site.deps.db, passes);
  await sql`select setval(pg_get_serial_sequence('players', 'id'), 1000)`.execute(site.deps.db);
  admin = await signedInUser(site, { role: 'superAdmin' });
});

const post = (body: PassListQuery, token?: string) => site.as({ token }).call('filterPasses', { body });

/** Holds one list, walked in pages of 100, against the model. */
async function expectModel(query: PassListQuery, isSuperAdmin: boolean) {
  const wanted = modelOfList(passes, query, isSuperAdmin).map(({ id }) => id);
  const found: number[] = [];
  for (let offset = 0; ; offset += 100) {
    const { status, body } = await post(
      { ...query, limit: 100, offset },
      isSuperAdmin ? admin.token : undefined,
    );
    expect(status, JSON.stringify(query)).toBe(200);
    expect(body.count, JSON.stringify(query)).toBe(wanted.length);
    found.push(...body.results.map(({ id }) => id));
    expect(body.hasMore).toBe(found.length < wanted.length);
    if (!body.hasMore) break;
  }
  expect(found, JSON.stringify({ query, isSuperAdmin })).toEqual(wanted);
}

const difficultyFilters: readonly Partial<PassListQuery>[] = [
  {},
  { minDiff: 'U5', maxDiff: 'p10' },
  { maxDiff: 'G5', specialDifficulties: ['Q1+'] },
  { specialDifficulties: ['Q1+'] },
  { minDiff: 'nothing' },
];

describe('filters and sorts', () => {
  it.each([false, true])(
    'agree with the model in every combination, super admin: %s',
    async (isSuperAdmin) => {
      const combinations = ['hide', 'only', 'show'].flatMap((deletedFilter) =>
        ['all', '12k', '16k'].flatMap((keyFlag) =>
          difficultyFilters.flatMap((filter) =>
            passList.sort.words.map((sort) => ({ deletedFilter, keyFlag, sort, seed: 'seed', ...filter })),
          ),
        ),
      );
      for (const query of combinations) await expectModel(query, isSuperAdmin);
    },
    120_000,
  );

  it('honour a level and a player', async () => {
    for (const sort of passList.sort.words) {
      await expectModel({ levelId: 3, sort, seed: 's' }, false);
      await expectModel({ playerId: 5, sort, seed: 's', minDiff: 'P1', maxDiff: 'G20' }, false);
      await expectModel({ playerId: 2, levelId: 4, sort, seed: 's', deletedFilter: 'show' }, true);
    }
    expect((await post({ levelId: 0 })).body.count).toBe(0);
    expect((await post({ playerId: 99_999_999_999 })).body.count).toBe(0);
  });

  it('may stand in the query string as well', async () => {
    const query = { sort: 'DATE_DESC', keyFlag: '12k', minDiff: 'P1', limit: 4, offset: 1 };
    const { status, body } = await site.call('listPasses', query);
    expect(status).toBe(200);
    expect(body).toEqual((await post(query)).body);
    expect(body.results.length).toBeGreaterThan(0);
  });

  it('take an unknown sort for the highest score', async () => {
    const best = modelOfList(passes, {}, false).slice(0, 5);
    const { body } = await post({ sort: 'NONE', keyFlag: 'none', deletedFilter: 'none', limit: 5 });
    expect(body.results.map(({ id }) => id)).toEqual(best.map(({ id }) => id));
  });
});

const searches = [
  'night',
  'player:night',
  'player:account',
  'player:nick',
  'player="nick night"',
  'player=account_3',
  'song:night',
  'song="known as 1"',
  'song:known',
  'artist:夜',
  'artist="ωMEGA"',
  'title:clear',
  'title:"100%"',
  'title="night clear"',
  'video:watch?v=a1',
  'video="https://www.youtube.com/watch?v=a1"',
  'video=watch',
  '-night',
  '-title:clear',
  '!player:player 3',
  'night, player:wide',
  'night | wide',
  'song:night,-player:night|title:straße,video:a',
  'STRASSE',
  'a_b',
  '%',
  '_',
  '\\',
  'w',
  'ni',
  '夜',
  'nobody',
  '#',
  '#0',
  '-',
  '-w',
  'unknown:night',
  'known as 2',
];

describe('search', () => {
  it.each(searches)('%j agrees with the model', async (query) => {
    await expectModel({ query }, false);
    await expectModel({ query, sort: 'RECENT_ASC', keyFlag: '12k' }, false);
    await expectModel({ query, sort: 'SCORE_ASC', minDiff: 'P1', maxDiff: 'G20' }, false);
    await expectModel({ query, sort: 'RANDOM', seed: 's', deletedFilter: 'show' }, true);
  });

  it.each(searches)('%j is the same where its hits are too many to hand over', async (query) => {
    const { deps } = site;
    const table = await currentDifficulties(deps);
    const parsed = readPassQuery(
      { query, minDiff: 'P1', maxDiff: 'U20' },
      { viewer: null, table, now: new Date() },
    );
    const terms = parsed.search.kind === 'terms' ? parsed.search.groups.flat() : [];
    const tooMany = new Map(terms.map((term) => [term, { levels: null, players: null, passes: null }]));
    const wanted = modelOfList(passes, { query, minDiff: 'P1', maxDiff: 'U20' }, false).map(({ id }) => id);
    const items = await selectPassItems(deps.db, parsed, tooMany);
    expect(items.map((item) => JSON.parse(item).id)).toEqual(wanted.slice(0, 31));
    expect(await countPasses(deps.db, parsed, tooMany)).toBe(wanted.length);
  });

  it('finds one pass by its number, whatever key and difficulty', async () => {
    const listed = modelOfList(passes, {}, false)[0];
    const { body } = await post({ query: `#${listed?.id}`, keyFlag: '16k', minDiff: 'U20' });
    expect(body.results.map(({ id }) => id)).toEqual([listed?.id]);
    const banned = passes.find(({ isBanned }) => isBanned);
    expect((await post({ query: `#${banned?.id}` })).body.count).toBe(0);
    expect((await post({ query: `#${banned?.id}`, deletedFilter: 'show' }, admin.token)).body.count).toBe(1);
  });

  it('finds the passes of a player by the handle', async () => {
    const named = passes.find((pass) => pass.playerNames.length > 0 && isListed(pass));
    const id = named?.playerId ?? 0;
    await changeRow(site.deps.db, 'players', id, { discord_username: 'Ｈandle_34' });
    const counted = (await post({ playerId: id })).body.count;
    expect(counted).toBeGreaterThan(0);
    for (const query of ['handle_34', 'player=handle_34', 'player:andle_3'])
      expect((await post({ query, limit: 100 })).body.count, query).toBe(counted);
    expect((await post({ query: 'song:handle_34' })).body.count).toBe(0);
    await changeRow(site.deps.db, 'players', id, { discord_username: null });
  });

  it('refuses what is too long or has too many terms', async () => {
    expect((await post({ query: 'a'.repeat(256) })).problem.code).toBe('QUERY_TOO_LONG');
    expect((await post({ query: Array(21).fill('a').join(',') })).problem.code).toBe('QUERY_TOO_COMPLEX');
    expect((await post({ query: Array(20).fill('a').join(',') })).status).toBe(200);
  });
});
