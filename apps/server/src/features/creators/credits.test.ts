import { describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aCreator, aLevel, anAlias, aTeam } from '../../testing/catalogue.ts';
import { loggedActions } from '../../testing/log-of.ts';
import type { Given } from '../../testing/named-call.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { signedInUser } from '../../testing/users.ts';

const site = appOfTests();
const admin = beforeTests(() => signedInUser(site, { role: 'superAdmin' }));

const { call } = site.as(admin);
const set = (level: number, ...creators: { id: number; role: string }[]) =>
  call('setCredits', { id: level, body: { creators } });
const shown = (body: {
  level: { levelCredits: { creatorId: number; role: string; isVerified: boolean }[] };
}) => body.level.levelCredits.map(({ creatorId, role, isVerified }) => `${creatorId} ${role} ${isVerified}`);

describe('credits of a level', () => {
  it('are replaced: those that stay keep their verification, new ones start with their creator’s', async () => {
    const { db } = site.deps;
    const level = await aLevel(db, { charter: 'as it was typed' });
    const old = await aCreator(db);
    const known = await aCreator(db, { is_verified: true });
    await set(level, { id: old.id, role: 'charter' });
    await call('verifyCredits', { id: level });
    const both = await set(
      level,
      { id: known.id, role: 'vfxer' },
      { id: old.id, role: 'charter' },
      { id: old.id, role: 'charter' },
    );
    expect(shown(both.body)).toEqual([`${old.id} charter true`, `${known.id} vfxer true`]);
    expect([both.body.level.isVerified, both.body.level.charter]).toEqual([true, 'as it was typed']);
    const third = await aCreator(db);
    const more = await set(level, { id: old.id, role: 'charter' }, { id: third.id, role: 'vfxer' });
    expect([more.body.level.isVerified, shown(more.body)]).toEqual([
      false,
      [`${old.id} charter true`, `${third.id} vfxer false`],
    ]);
    expect(await loggedActions(db, 'level', level)).toEqual([
      'level.credits',
      'level.verify',
      'level.credits',
      'level.credits',
    ]);
  });

  it('keep a charter, and name who is not there', async () => {
    const level = await aLevel(site.deps.db);
    const { id } = await aCreator(site.deps.db);
    await set(level, { id, role: 'charter' });
    const refused = await set(level, { id, role: 'vfxer' });
    expect([refused.status, refused.problem.code, refused.problem.error]).toEqual([
      400,
      'LAST_CHARTER',
      'Cannot remove the last charter',
    ]);
    expect((await set(level)).problem.code).toBe('LAST_CHARTER');
    const unknown = await set(level, { id: 1_999_999_999, role: 'charter' }, { id, role: 'charter' });
    expect([unknown.status, unknown.problem.ids]).toEqual([404, [1_999_999_999]]);
    expect((await set(2_000_000_000, { id, role: 'charter' })).problem.code).toBe('NOT_FOUND');
    expect((await set(level, { id, role: 'painter' })).status).toBe(400);
  });

  it('are verified and unverified with their level', async () => {
    const { db } = site.deps;
    const level = await aLevel(db);
    const [a, b] = [await aCreator(db), await aCreator(db)];
    await set(level, { id: a.id, role: 'charter' }, { id: b.id, role: 'vfxer' });
    const verified = await call('verifyCredits', { id: level });
    expect([verified.body.level.isVerified, shown(verified.body)]).toEqual([
      true,
      [`${a.id} charter true`, `${b.id} vfxer true`],
    ]);
    expect(verified.body.level.version).toBe(2);
    const unverified = await call('unverifyCredits', { id: level });
    expect([unverified.body.level.isVerified, shown(unverified.body)[0]]).toEqual([
      false,
      `${a.id} charter false`,
    ]);
  });
});

describe('the team of a level', () => {
  it('is attached by id, by a name that is found in any case or as alias, or made', async () => {
    const { db } = site.deps;
    const level = await aLevel(db);
    const kettle = await aTeam(db, 'Kettle');
    await changeRow(db, 'teams', kettle.id, { aliases: ['pot'] });
    const member = await aCreator(db);
    const put = (body: Given<'setLevelTeam'>['body']) => call('setLevelTeam', { id: level, body });
    expect((await put({ name: 'ＫＥＴＴＬＥ', members: [member.id] })).body.team).toMatchObject({
      id: kettle.id,
      members: [{ id: member.id }],
    });
    expect((await put({ name: 'Pot' })).body.team.id).toBe(kettle.id);
    const made = (await put({ name: ' Teapot ' })).body.team;
    expect([made.name, made.levels]).toMatchObject(['Teapot', [{ id: level }]]);
    const shownLevel = await site.call('levelDetail', { id: level });
    expect(shownLevel.body).toMatchObject({ team: 'Teapot', teamId: made.id });
    expect((await put({})).problem.code).toBe('TEAM_REQUIRED');
    expect((await put({ teamId: 1_999_999_999 })).status).toBe(404);
    expect((await put({ teamId: kettle.id, members: [1_999_999_999] })).problem.code).toBe(
      'CREATOR_NOT_FOUND',
    );
  });

  it('keeps its members when it stays the team of the level', async () => {
    const { db } = site.deps;
    const [level, team, member] = [await aLevel(db), await aTeam(db, 'Samovar'), await aCreator(db)];
    const put = async (body: Given<'setLevelTeam'>['body']) =>
      (await call('setLevelTeam', { id: level, body })).body.team;
    await put({ teamId: team.id, members: [member.id] });
    for (const body of [
      { teamId: team.id, members: [] },
      { teamId: team.id, name: 'Samovar', members: [] },
      { name: 'samovar', members: [] },
    ])
      expect(await put(body)).toMatchObject({ id: team.id, members: [{ id: member.id }] });
  });

  it('is detached, also where there is none; the team stays', async () => {
    const { db } = site.deps;
    const level = await aLevel(db);
    const team = await aTeam(db, 'Left behind');
    await call('setLevelTeam', { id: level, body: { teamId: team.id } });
    for (const _ of ['a team', 'none']) {
      const { status, body } = await call('removeLevelTeam', { id: level });
      expect([status, Object.keys(body)]).toEqual([200, ['message']]);
    }
    expect((await site.call('levelDetail', { id: level })).body).toMatchObject({
      team: '',
      teamId: null,
    });
    expect((await call('team', { id: team.id })).body.levels).toEqual([]);
  });
});

/** A level with two unverified credits. */
async function twoCredits() {
  const { db } = site.deps;
  const [level, charter, vfxer] = [await aLevel(db), await aCreator(db), await aCreator(db)];
  await set(level, { id: charter.id, role: 'charter' }, { id: vfxer.id, role: 'vfxer' });
  const credits = [
    { id: charter.id, role: 'charter' as const },
    { id: vfxer.id, role: 'vfxer' as const },
  ];
  return { id: level, credits };
}
const isVerified = async (id: number) => (await call('levelDetail', { id })).body.isVerified;
const marks = async (id: number) =>
  (await call('levelsAudit', { search: `#${id}` })).body.results[0]?.currentCreators.map(
    (credit) => credit.isCreditVerified,
  );

describe('credits of several levels', () => {
  it('are verified in one step, and exactly what changed is undone', async () => {
    const { db } = site.deps;
    const [one, two] = [await twoCredits(), await twoCredits()];
    const [charter, vfxer] = two.credits;
    const first = await call('markCredits', {
      body: { isVerified: true, levels: [{ id: two.id, credits: [charter!] }] },
    });
    expect(first.body.levels).toEqual([{ id: two.id, credits: [charter] }]);
    expect([await isVerified(two.id), await marks(two.id)]).toEqual([false, [true, false]]);

    const all = { isVerified: true, levels: [one, two, two] };
    const verified = await call('markCredits', { body: all });
    expect(verified.body.levels).toEqual([one, { id: two.id, credits: [vfxer] }]);
    expect([await isVerified(one.id), await isVerified(two.id)]).toEqual([true, true]);
    expect((await call('markCredits', { body: all })).body.levels).toEqual([]);

    await call('markCredits', { body: { isVerified: false, levels: verified.body.levels } });
    expect([await isVerified(one.id), await isVerified(two.id)]).toEqual([false, false]);
    expect([await marks(one.id), await marks(two.id)]).toEqual([
      [false, false],
      [true, false],
    ]);
    expect(await loggedActions(db, 'level', two.id)).toEqual([
      'level.credits',
      'level.verify',
      'level.verify',
      'level.unverify',
    ]);
  });

  it('stay as they are where a level of them is not there; a credit that is gone is passed over', async () => {
    const level = await twoCredits();
    const gone = { id: 2_000_000_000, credits: [] };
    const refused = await call('markCredits', { body: { isVerified: true, levels: [level, gone] } });
    expect([refused.outcome, refused.problem.ids]).toEqual(['404 NOT_FOUND', [gone.id]]);
    expect(await marks(level.id)).toEqual([false, false]);
    const stranger = { id: 1_999_999_999, role: 'charter' as const };
    const passed = await call('markCredits', {
      body: { isVerified: true, levels: [{ id: level.id, credits: [stranger] }] },
    });
    expect(passed.body.levels).toEqual([]);
    for (const levels of [[], Array.from({ length: 201 }, () => level)])
      expect((await call('markCredits', { body: { isVerified: true, levels } })).status).toBe(400);
  });

  it('a mark that was given by hand stays where there is no credit', async () => {
    const level = await aLevel(site.deps.db);
    await call('verifyCredits', { id: level });
    for (const mark of [true, false])
      await call('markCredits', { body: { isVerified: mark, levels: [{ id: level, credits: [] }] } });
    expect(await isVerified(level)).toBe(true);
  });

  it('of two who mark the same levels the other way round, both are done', async () => {
    const levels = await Promise.all([twoCredits(), twoCredits(), twoCredits()]);
    const done = await Promise.all([
      call('markCredits', { body: { isVerified: true, levels } }),
      call('markCredits', { body: { isVerified: false, levels: levels.toReversed() } }),
      call('setTeamOfLevels', { body: { levelIds: levels.map(({ id }) => id), name: 'Both ways' } }),
    ]);
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await Promise.all(levels.map(({ id }) => marks(id)));
    expect(new Set(after.flat()).size, 'one after the other, each as a whole').toBe(1);
  });
});

describe('the team of several levels', () => {
  it('is given to all of them, or to none', async () => {
    const { db } = site.deps;
    const team = await aTeam(db, 'Carafe');
    const [bare, taken, own] = [await aLevel(db), await aLevel(db), await aLevel(db)];
    await call('setLevelTeam', { id: taken, body: { name: 'Decanter' } });
    await call('setLevelTeam', { id: own, body: { teamId: team.id } });
    const put = (body: Given<'setTeamOfLevels'>['body']) => call('setTeamOfLevels', { body });
    const levelIds = [own, taken, bare];
    const refused = await put({ levelIds: [...levelIds, 2_000_000_000], teamId: team.id });
    expect([refused.outcome, refused.problem.ids]).toEqual(['404 NOT_FOUND', [2_000_000_000]]);
    expect((await put({ levelIds })).outcome).toBe('400 TEAM_REQUIRED');
    expect((await put({ levelIds, teamId: 1_999_999_999 })).outcome).toBe('404 TEAM_NOT_FOUND');
    expect((await call('team', { id: team.id })).body.levels.map(({ id }) => id)).toEqual([own]);

    const done = await put({ levelIds, name: 'carafe' });
    expect([done.body.levels, done.body.team.id]).toEqual([2, team.id]);
    const { levels } = (await call('team', { id: team.id })).body;
    expect(levels.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      [bare, taken, own].sort((a, b) => a - b),
    );
    await changeRow(db, 'levels', own, { team: 'Karafe' });
    expect((await put({ levelIds, teamId: team.id })).body.levels).toBe(0);
    expect((await site.call('levelDetail', { id: own })).body).toMatchObject({ team: 'Carafe' });
    expect(await loggedActions(db, 'level', taken)).toEqual(['level.team', 'level.team']);
    expect((await site.call('levelDetail', { id: taken })).body).toMatchObject({ team: 'Carafe' });
  });
});

describe('GET totals', () => {
  it('counts levels that are there, those that are verified, creators, teams and merges that can be undone', async () => {
    const { db } = site.deps;
    const totals = async () => (await call('creatorTotals')).body;
    const before = await totals();
    const [source, target] = [await aCreator(db), await aCreator(db), await aCreator(db)];
    await aTeam(db, 'Counted');
    await aLevel(db, { is_verified: true });
    await aLevel(db);
    await aLevel(db, { is_verified: true, is_deleted: true });
    await call('mergeCreators', { body: { sourceId: source.id, targetId: target.id } });
    expect(await totals()).toEqual({
      levels: before.levels + 2,
      verifiedLevels: before.verifiedLevels + 1,
      creators: before.creators + 2,
      teams: before.teams + 1,
      merges: before.merges + 1,
    });
  });
});

describe('GET levels-audit', () => {
  it('searches as the level list, leaves verified ones and aliases out, and counts after all filters', async () => {
    const { db } = site.deps;
    const ash = await aCreator(db, { name: 'Audited Ash' });
    await changeRow(db, 'creators', ash.id, { aliases: ['cinder'] });
    const team = await aTeam(db, 'Auditors');
    const named = await aLevel(db, { song: 'Auditory', team_id: team.id, team: team.name });
    const done = await aLevel(db, { song: 'Audited', is_verified: true });
    const gone = await aLevel(db, { song: 'Auditless', is_deleted: true });
    await set(named, { id: ash.id, role: 'charter' });
    await set(done, { id: ash.id, role: 'charter' });
    await changeRow(db, 'levels', done, { is_verified: true });
    await anAlias(db, named, 'hearing test', 'Auditory');

    const list = async (query: Record<string, string | number | boolean>) => {
      const reply = await call('levelsAudit', query);
      expect(reply.status).toBe(200);
      const { results, count, hasMore } = reply.body;
      return { ids: (results as { id: number }[]).map(({ id }) => id), count, hasMore, results };
    };
    const both = await list({ search: 'song:audit' });
    expect([both.ids, both.count]).toEqual([[done, named], 2]);
    expect(both.ids).not.toContain(gone);
    expect(both.results[1]).toMatchObject({
      legacyCreator: '',
      difficulty: { name: 'G1' },
      teamId: team.id,
      team: { name: 'Auditors', levels: [{ id: named }] },
      currentCreators: [{ id: ash.id, role: 'charter', aliases: ['cinder'], levelCount: 2 }],
    });
    expect((await list({ search: 'song:audit', hideVerified: true })).ids).toEqual([named]);
    expect((await list({ search: 'song:audit', onlyVerified: true })).ids).toEqual([done]);
    expect((await list({ search: 'cinder' })).ids).toEqual([done, named]);
    expect((await list({ search: 'cinder', excludeAliases: true })).ids).toEqual([]);
    expect((await list({ search: 'hearing', excludeAliases: true })).ids).toEqual([]);
    expect((await list({ search: 'charter:"audited ash",-song:audited', excludeAliases: true })).ids).toEqual(
      [named],
    );
    expect((await list({ search: 'team=auditors', excludeAliases: true })).ids).toEqual([named]);
    expect(await list({ search: 'song:audit', limit: 1, offset: 1 })).toMatchObject({
      ids: [named],
      count: 2,
      hasMore: false,
    });
    expect((await list({ search: `#${named}` })).ids).toEqual([named]);
    const long = await call('levelsAudit', { search: 'x'.repeat(256) });
    expect(long.problem.code).toBe('QUERY_TOO_LONG');
  });
});

it('a level that is not there has neither credits to verify nor a team', async () => {
  const id = 2_000_000_000;
  for (const name of ['verifyCredits', 'unverifyCredits', 'removeLevelTeam'] as const)
    expect((await call(name, { id })).outcome, name).toBe('404 NOT_FOUND');
  expect((await call('setLevelTeam', { id, body: { name: 'Nobody’s' } })).outcome).toBe('404 NOT_FOUND');
});
