import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { logOf } from '../../testing/log-of.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { storedRow } from '../../testing/stored-row.ts';
import { type NamedCall, type TestApp, testApp } from '../../testing/test-app.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';

const [G1, G2, UNRANKED, MARATHON, BUS] = [21, 22, 0, 64, 1002];
const superAdminPassword = 'open sesame, please';

let site: TestApp;
let admin: TestUser;
beforeEach(async () => {
  site = await testApp({ config: { superAdminPassword } });
  admin = await signedInUser(site, { role: 'superAdmin' });
});
afterEach(() => site.close());

const call: NamedCall = (name, ...given) =>
  site.as(admin, { 'x-super-admin-password': superAdminPassword }).call(name, ...given);
const fresh = {
  ...{ id: 500, name: 'Half', type: 'SPECIAL', color: '#abcdef', baseScore: 12.5, sortOrder: 1500 },
  ...{ emoji: ':half:', legacy: 'half' },
};
const listed = async (id: number) => (await site.call('difficulties')).body.find((row) => row.id === id);
const hash = async () => (await site.call('difficultiesHash')).body.hash;

/** Two levels of G1, of which one has a base score of its own, one of G2; three players with passes on them. */
async function someLevels(): Promise<{ g1: number; own: number; g2: number }> {
  const { db } = site.deps;
  const g1 = await aLevel(db, { diff_id: G1, is_announced: true });
  const own = await aLevel(db, { diff_id: G1, base_score: 40, is_announced: true });
  const g2 = await aLevel(db, { diff_id: G2, is_announced: true });
  for (let n = 0; n < 3; n += 1) {
    const player_id = await aPlayer(db);
    for (const [place, level_id] of [g1, own, g2].entries())
      if ((n + place) % 3 !== 2) await aPass(db, { level_id, player_id, e_perfect: 30 * n + place });
  }
  await transaction(db, recomputeEverything);
  return { g1, own, g2 };
}

describe('creating a difficulty', () => {
  it('answers it twice, draws its icons and logs it', async () => {
    const { status, body } = await call('createDifficulty', { body: fresh });
    const shown = { id: 500, name: 'Half', color: '#ABCDEF', baseScore: 12.5, legacyEmoji: null };
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...shown, difficulty: shown, warnings: [] });
    expect(body.icon).toMatch(/\/v2\/media\/icon\/500\.svg/);
    expect(body.legacyIcon).toMatch(/500\.svg.*legacy=1/);
    expect(await listed(500)).toEqual(body.difficulty);
    expect(await logOf(site.deps.db, 'difficulty', 500)).toMatchObject([
      { actor_id: admin.id, action: 'difficulty.create', after: { color: '#ABCDEF', icon: 'auto' } },
    ]);
  });

  it('reads digits as numbers and takes 0 as an id', async () => {
    const { body } = await call('createDifficulty', {
      body: { ...fresh, id: '501', baseScore: '0.07', sortOrder: '-3' },
    });
    expect(body).toMatchObject({ id: 501, baseScore: 0.07, sortOrder: -3 });
    expect((await call('createDifficulty', { body: { ...fresh, id: 0 } })).outcome).toBe(
      '409 DIFFICULTY_EXISTS',
    );
  });

  it('warns of a step that is none', async () => {
    const step = await call('createDifficulty', { body: { ...fresh, type: 'PGU', name: 'H1' } });
    expect([step.status, step.body.warnings]).toEqual([201, ['NOT_ON_SCALE']]);
    expect((await call('editDifficulty', { id: 500, body: { type: 'SPECIAL' } })).body.warnings).toEqual([]);
  });

  it.each([
    ['id', [-1, 1.5, 2_147_483_648, 'x', null]],
    ['name', ['', '  ', 'x'.repeat(41), 7, null]],
    ['type', ['', 'pgu', null]],
    ['color', ['', 'red', '#12345', '#1234567', '#GGGGGG', null]],
    ['baseScore', [-0.01, 10_000_000, 1.234, 'many', '', null]],
    ['sortOrder', [1.5, 'x', '', null, 1e12]],
    ['emoji', ['', null]],
    ['legacy', ['', null]],
    [
      'icon',
      ['http://a.example/x.png', 'javascript:alert(1)', '//a.example/x', 'https://', 'x'.repeat(2001)],
    ],
    ['legacyIcon', ['http://a.example/x.png', 'drawn']],
    ['legacyEmoji', ['x'.repeat(101)]],
  ])('refuses a wrong %s by its name', async (field, values) => {
    for (const value of values) {
      const reply = await call('createDifficulty', { body: { ...fresh, [field]: value } });
      expect([value, reply.outcome]).toEqual([value, '400 VALIDATION_FAILED']);
      expect(reply.problem.fields?.map((one: { field: string }) => one.field)).toEqual([field]);
      expect(reply.problem.error).toBe(reply.problem.fields?.[0]?.message);
      expect(reply.problem.error).toMatch(/^Must .*\.$/);
    }
    expect(await listed(500)).toBeUndefined();
  });

  it('refuses names, places and ids that are taken, also those of deleted ones', async () => {
    for (const name of [' g2 ', 'Ｇ２', 'G\u200b2'])
      expect((await call('createDifficulty', { body: { ...fresh, name } })).outcome).toBe(
        '409 DIFFICULTY_EXISTS',
      );
    expect((await call('createDifficulty', { body: { ...fresh, id: G2 } })).outcome).toBe(
      '409 DIFFICULTY_EXISTS',
    );
    expect((await call('createDifficulty', { body: { ...fresh, sortOrder: 22 } })).outcome).toBe(
      '409 SORT_ORDER_TAKEN',
    );
    await call('deleteDifficulty', { id: BUS, fallbackId: 0 });
    const again = await call('createDifficulty', { body: { ...fresh, id: BUS } });
    expect([again.outcome, again.problem.error]).toEqual([
      '409 DIFFICULTY_EXISTS',
      'A deleted difficulty had this ID, and histories still name it.',
    ]);
    expect(
      (await call('createDifficulty', { body: { ...fresh, name: 'bus', sortOrder: 1002 } })).status,
    ).toBe(201);
  });

  it('of one name by two at once is one', async () => {
    const replies = await Promise.all(
      [500, 501, 502].map((id) => call('createDifficulty', { body: { ...fresh, id, sortOrder: id + 5000 } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('editing a difficulty', () => {
  it('keeps what is missing, and writes nothing where nothing changes', async () => {
    const before = await hash();
    const same = await call('editDifficulty', {
      id: G2,
      body: { name: 'G2', baseScore: '110', color: null, emoji: null },
    });
    expect(same.body).toMatchObject({ rescoredPasses: 0, logId: null, name: 'G2' });
    expect(await hash()).toBe(before);
    expect(await logOf(site.deps.db, 'difficulty', G2)).toEqual([]);
    const { body } = await call('editDifficulty', { id: G2, body: { color: '#00ff00', id: G2 } });
    expect(body).toMatchObject({ color: '#00FF00', name: 'G2', baseScore: 110, rescoredPasses: 0 });
    expect(await hash()).not.toBe(before);
  });

  it('rescores the passes that it is worth to, tells histories and logs the effect', async () => {
    const { g1, own } = await someLevels();
    const { body } = await call('editDifficulty', { id: G1, body: { baseScore: 777 } });
    expect(body.rescoredPasses).toBe(2);
    await expectStandingsFromNothing(site.deps.db);
    const history = async (id: number) => (await site.call('levelHistory', { id })).body;
    const change = { isOfDifficulty: true, oldBaseScore: 100, newBaseScore: 777, hasEffect: true };
    const [line, ...others] = (await history(g1)).filter((one: object) => !('worldsFirst' in one));
    expect([line, others]).toMatchObject([{ ...change, newDifficulty: { id: G1 } }, []]);
    expect((await history(own)).some((one: object) => 'isOfDifficulty' in one)).toBe(false);
    const [entry] = await logOf(site.deps.db, 'difficulty', G1);
    expect(entry).toMatchObject({ before: { baseScore: 100 }, after: { baseScore: 777 } });
    const effect = await site.call('changeEffect', { id: g1, changeId: line?.changeId });
    expect(effect.body).toEqual((entry?.after as { effect?: unknown } | undefined)?.effect);
    expect((await storedRow(site.deps.db, 'levels', g1)).is_announced).toBe(true);
  });

  it('does to the last bit what its preview says', async () => {
    await someLevels();
    const edits: [edit: object, rescored: number][] = [
      [{ baseScore: 5 }, 2],
      [{ baseScore: 5, name: 'marathon ' }, 4],
      [{ type: 'SPECIAL' }, 0],
      [{ name: 'G1' }, 4],
    ];
    for (const [edit, rescored] of edits) {
      if ('name' in edit) await call('editDifficulty', { id: MARATHON, body: { name: 'Long run' } });
      const before = (await logOf(site.deps.db, 'difficulty', G1)).length;
      const preview = await call('previewDifficulty', { id: G1, body: edit });
      expect(preview.body).toMatchObject({ levels: 2, levelsWithOwnBase: 1, rescoredPasses: rescored });
      const saved = await call('editDifficulty', { id: G1, body: edit });
      expect(preview.body.rescoredPasses).toBe(saved.body.rescoredPasses);
      const { rescoredPasses, players } = preview.body;
      const entry = (await logOf(site.deps.db, 'difficulty', G1))[before];
      if (rescoredPasses > 0) expect(entry).toMatchObject({ after: { effect: { rescoredPasses, players } } });
      await expectStandingsFromNothing(site.deps.db);
    }
  });

  it('keeps the drawn icon whose address is sent back, and takes others', async () => {
    const { icon, legacyIcon } = (await listed(G2))!;
    expect((await call('editDifficulty', { id: G2, body: { icon, legacyIcon } })).body.logId).toBeNull();
    const asPng = { icon: icon.replace('.svg', '.png'), legacyIcon: legacyIcon!.replace('.svg', '.png') };
    expect((await call('editDifficulty', { id: G2, body: asPng })).body.logId).toBeNull();
    const own = { icon: 'https://a.example/x.png', legacyIcon: '', legacyEmoji: ':old:' };
    expect((await call('editDifficulty', { id: G2, body: own })).body).toMatchObject({
      ...own,
      legacyIcon: null,
    });
    expect(
      (await call('editDifficulty', { id: G2, body: { icon: '', legacyIcon, legacyEmoji: '' } })).body,
    ).toMatchObject({
      icon,
      legacyIcon,
      legacyEmoji: null,
    });
  });

  it('refuses another id, an old version, what is taken, and what is not there', async () => {
    expect((await call('editDifficulty', { id: G2, body: { id: 7 } })).body).toMatchObject({
      fields: [{ field: 'id', code: 'fixed', message: 'The ID of a difficulty cannot change.' }],
      details: 'id: The ID of a difficulty cannot change.',
    });
    expect((await call('editDifficulty', { id: G2, body: { name: 'G3' } })).outcome).toBe(
      '409 DIFFICULTY_EXISTS',
    );
    expect((await call('editDifficulty', { id: G2, body: { sortOrder: 23 } })).outcome).toBe(
      '409 SORT_ORDER_TAKEN',
    );
    expect((await call('editDifficulty', { id: 4711, body: { name: 'x' } })).outcome).toBe('404 NOT_FOUND');
    expect((await call('editDifficulty', { id: 'x', body: { name: 'x' } })).outcome).toBe(
      '400 VALIDATION_FAILED',
    );
    const usage = await call('difficultyUsage');
    const { version } = usage.body.find((row) => row.id === G2)!;
    expect((await call('editDifficulty', { id: G2, body: { baseScore: 111, version } })).status).toBe(200);
    expect((await call('editDifficulty', { id: G2, body: { baseScore: 112, version } })).outcome).toBe(
      '409 STALE',
    );
    expect((await listed(G2))?.baseScore).toBe(111);
  });

  it('of two who read the same version, one is saved and the other is refused, whole', async () => {
    await someLevels();
    const { version } = (await call('difficultyUsage')).body.find(({ id }) => id === G1)!;
    const edits = [1, 2, 3, 4].map((n) => ({ baseScore: 300 + n, legacy: `by ${n}`, version }));
    const replies = await Promise.all(edits.map((edit) => call('editDifficulty', { id: G1, body: edit })));
    expect(replies.map(({ outcome }) => outcome).sort()).toEqual(['200', ...Array(3).fill('409 STALE')]);
    const saved = edits[replies.findIndex(({ status }) => status === 200)];
    expect(await listed(G1)).toMatchObject({ baseScore: saved?.baseScore, legacy: saved?.legacy });
    await expectStandingsFromNothing(site.deps.db);
  });

  it('stands beside edits of levels and of other difficulties at once', async () => {
    const { g1, g2 } = await someLevels();
    const level = (id: number, body: object) => site.as(admin).call('editLevel', { id, body });
    const replies = await Promise.all([
      call('editDifficulty', { id: G1, body: { baseScore: 321 } }),
      call('editDifficulty', { id: G2, body: { baseScore: 123 } }),
      level(g1, { diffId: G2 }),
      level(g2, { diffId: G1 }),
      call('editDifficulty', { id: G1, body: { name: 'marathon 2', type: 'SPECIAL' } }),
      call('deleteDifficulty', { id: BUS, fallbackId: G1 }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    await expectStandingsFromNothing(site.deps.db);
  });
});

describe('deleting a difficulty', () => {
  it('moves its levels, with their histories, references and rules', async () => {
    const { g1, own, g2 } = await someLevels();
    const { db } = site.deps;
    const rule = {
      difficulty_id: G1,
      sort_order: 0,
      name: 'All',
      mode: 'STATIC',
      trigger_type: 'PASS',
    } as const;
    await db
      .insertInto('directives')
      .values([rule, { ...rule, difficulty_id: G2 }])
      .execute();
    const usage = (await call('difficultyUsage')).body.find((row) => row.id === G1);
    expect(usage).toMatchObject({ levels: 2, levelsWithOwnBase: 1, passes: 4, directives: 1 });
    const preview = await call('previewDifficulty', { id: G1, body: { fallbackId: G2 } });
    expect(preview.body).toMatchObject({ rescoredPasses: 2, levels: 2 });

    const { body } = await call('deleteDifficulty', { id: G1, fallbackId: G2, body: { superAdminPassword } });
    expect(body).toMatchObject({ updatedLevels: 2, rescoredPasses: 2 });
    await expectStandingsFromNothing(db);
    expect(await listed(G1)).toBeUndefined();
    const directives = await db.selectFrom('directives').select('difficulty_id').execute();
    expect(directives).toEqual([{ difficulty_id: G2 }]);
    for (const id of [g1, own]) {
      const { body: lines } = await site.call('levelHistory', { id });
      expect(lines).toMatchObject([
        { oldDifficulty: { id: G1 }, newDifficulty: { id: G2 }, hasEffect: true },
      ]);
    }
    expect(await storedRow(db, 'levels', g2)).toMatchObject({ diff_id: G2, previous_diff_id: 0 });
    expect(await logOf(db, 'difficulty', G1)).toMatchObject([
      { action: 'difficulty.delete', before: { name: 'G1' }, after: { diffId: G2, levels: 2 } },
    ]);
    expect((await call('deleteDifficulty', { id: G1, fallbackId: G2 })).outcome).toBe('404 NOT_FOUND');
    expect((await call('editDifficulty', { id: G1, body: { name: 'x' } })).outcome).toBe('404 NOT_FOUND');
  });

  it('needs another difficulty for its levels, and leaves Unranked', async () => {
    for (const fallbackId of [undefined, '', 'x', '-1', '1.5', String(G1), '4711', '99999999999'])
      expect([fallbackId, (await call('deleteDifficulty', { id: G1, fallbackId })).outcome]).toEqual([
        fallbackId,
        '400 FALLBACK_INVALID',
      ]);
    expect((await call('deleteDifficulty', { id: UNRANKED, fallbackId: G1 })).outcome).toBe(
      '400 UNRANKED_STAYS',
    );
    expect((await call('previewDifficulty', { id: G1, body: { fallbackId: G1 } })).outcome).toBe(
      '400 FALLBACK_INVALID',
    );
  });
});

describe('the order', () => {
  const order = (...places: [number, unknown][]) =>
    call('orderDifficulties', { body: { sortOrders: places.map(([id, sortOrder]) => ({ id, sortOrder })) } });

  it('lets places be exchanged, and follows in lists and statistics', async () => {
    await someLevels();
    const { body } = await order([G1, G2], [G2, '21'], [23, 23]);
    expect(body).toMatchObject({ moved: 2 });
    expect([(await listed(G1))?.sortOrder, (await listed(G2))?.sortOrder]).toEqual([22, 21]);
    await expectStandingsFromNothing(site.deps.db);
    expect((await order([G1, 22])).body).toMatchObject({ moved: 0, logId: null });
  });

  it('is refused as a whole', async () => {
    const before = await hash();
    expect((await order([G1, 500], [G2, 23])).outcome).toBe('409 SORT_ORDER_TAKEN');
    expect((await order([G1, 500], [G2, 500])).outcome).toBe('409 SORT_ORDER_TAKEN');
    expect((await order([60, 21])).body).toMatchObject({ code: 'SORT_ORDER_TAKEN', ids: [60] });
    expect((await order([G1, 500], [4711, 501])).body).toMatchObject({
      code: 'NOT_FOUND',
      details: 'No difficulty has the ID 4711.',
      ids: [4711],
    });
    expect((await order([G1, 500], [G1, 501])).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      error: 'This ID comes twice.',
    });
    expect((await order([G1, 'x'])).outcome).toBe('400 VALIDATION_FAILED');
    expect((await order()).outcome).toBe('400 VALIDATION_FAILED');
    expect(await hash()).toBe(before);
  });
});
