import { beforeAll, describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aCreator, aLevel, aTeam } from '../../testing/catalogue.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { signedInUser } from '../../testing/users.ts';

let ids: Record<string, number>;
let team: number;

const site = appOfTests();
beforeAll(async () => {
  const { db } = site.deps;
  const creator = async (name: string, aliases: string[] = [], is_verified = false) =>
    (await aCreator(db, { name, aliases, is_verified })).id;
  ids = {
    ash: await creator('Ash', ['灰'], true),
    ashen: await creator('Ashen Tide'),
    zed: await creator('Zed', ['Ash Two']),
  };
  team = (await aTeam(db, 'Kettle')).id;
  await changeRow(db, 'teams', team, { description: 'tea and charts' });
  await db.insertInto('team_members').values({ team_id: team, creator_id: ids.ash! }).execute();
  const open = await aLevel(db, { song: 'Open', team_id: team, is_verified: true });
  const deleted = await aLevel(db, { song: 'Gone', is_deleted: true, team_id: team });
  await db
    .insertInto('credits')
    .values([
      { level_id: open, creator_id: ids.ash!, role: 'charter' },
      { level_id: open, creator_id: ids.ash!, role: 'vfxer' },
      { level_id: open, creator_id: ids.zed!, role: 'vfxer' },
      { level_id: deleted, creator_id: ids.ash!, role: 'charter' },
    ])
    .execute();
});

const list = async (query: Record<string, string | number | boolean>) =>
  (await site.call('creators', query)).body;
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('GET creators', () => {
  it('sorts, pages and counts', async () => {
    expect(names((await list({})).results)).toEqual(['Ash', 'Ashen Tide', 'Zed']);
    expect(names((await list({ sort: 'CHARTS_DESC' })).results)).toEqual(['Ash', 'Zed', 'Ashen Tide']);
    expect(await list({ limit: 2, page: 2, sort: 'ID_DESC' })).toMatchObject({
      count: 3,
      hasMore: false,
      results: [{ name: 'Ash' }],
    });
    expect(await list({ limit: 2 })).toMatchObject({ hasMore: true });
  });

  it('finds names and aliases in any width and case, and leaves aliases out on request', async () => {
    expect(names((await list({ search: 'ＡＳＨ' })).results)).toEqual(['Ash', 'Ashen Tide', 'Zed']);
    expect(names((await list({ search: 'ash', excludeAliases: true })).results)).toEqual([
      'Ash',
      'Ashen Tide',
    ]);
    expect(names((await list({ search: '灰', hideVerified: true })).results)).toEqual([]);
    expect((await list({ search: '灰', onlyVerified: true })).results).toHaveLength(1);
    expect(names((await list({ search: '%' })).results)).toEqual([]);
  });

  it('shows everyone the levels that everyone may see', async () => {
    const reply = await site.call('creator', { id: ids.ash });
    expect(reply.body).toMatchObject({
      levelCount: 1,
      creditCounts: { charterCount: 1, vfxerCount: 1, totalCredits: 2 },
      createdLevels: [
        { song: 'Open', role: 'charter', LevelCredit: { role: 'charter' } },
        { song: 'Open', role: 'vfxer' },
      ],
      discordId: null,
    });
    expect(reply.body.createdLevels[0]?.credits).toHaveLength(3);
    const { token } = await signedInUser(site, { role: 'superAdmin' });
    const whole = await site.as({ token }).call('creator', { id: ids.ash });
    expect(whole.body.levelCount).toBe(2);
  });

  it('puts the equal name first', async () => {
    const reply = await site.call('searchCreators', { query: 'ash' });
    expect(names(reply.body)).toEqual(['Ash', 'Ashen Tide', 'Zed']);
    const alias = await site.call('searchCreators', { query: 'ash two' });
    expect(names(alias.body)).toEqual(['Zed']);
  });

  it('refuses what is too long, and does not find what is not there', async () => {
    expect((await site.call('creators', { search: 'x'.repeat(256) })).problem.code).toBe('QUERY_TOO_LONG');
    expect((await site.call('searchCreators', { query: 'x'.repeat(101) })).status).toBe(400);
    expect((await site.call('creator', { id: 999_999 })).status).toBe(404);
    expect((await site.call('team', { id: 999_999 })).status).toBe(404);
  });
});

describe('GET teams', () => {
  it('finds by name and description and shows members and levels', async () => {
    const found = await site.call('teams', { search: 'TEA' });
    expect(found.body).toMatchObject([
      {
        name: 'Kettle',
        members: [{ name: 'Ash' }],
        levels: [{ song: 'Open' }],
        credits: { totalLevels: 1, verifiedLevels: 1, memberCount: 1 },
      },
    ]);
    expect((await site.call('teams', { search: 'TEA', offset: 1 })).body).toEqual([]);
    expect((await site.call('searchTeams', { query: 'kett' })).body).toHaveLength(1);
    expect((await site.call('team', { id: team })).body.name).toBe('Kettle');
  });
});
