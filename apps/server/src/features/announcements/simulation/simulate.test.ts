import type { Simulation } from '@rondo/contract/announcements/simulation';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { lockThing } from '../../../platform/db/advisory-lock.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { appOfTests, beforeTests } from '../../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { signedInUser } from '../../../testing/users.ts';
import { recomputeEverything } from '../../players/index.ts';
import { simulateDirectives } from './simulate.ts';

const superAdminPassword = 'open sesame, please';
const app = appOfTests({ config: { superAdminPassword } });
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));
const { call } = app.as(admin, { 'x-super-admin-password': superAdminPassword });
const simulate = async (id: number, directives: readonly unknown[], days = 30): Promise<Simulation> => {
  const reply = await call('simulateDirectives', { id, body: { directives, days } });
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
};
const ago = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);

let channels: number[];
let role: number;
beforeAll(async () => {
  const aChannel = async (body: { label: string; webhookUrl?: string }) =>
    (await call('createChannel', { body })).body.id;
  channels = [
    await aChannel({ label: 'a', webhookUrl: 'https://discord.com/api/webhooks/1/t' }),
    await aChannel({ label: 'b' }),
    await aChannel({ label: 'c' }),
  ];
  role = (await call('createChatRole', { body: { roleId: '123456789012345678', label: 'Players' } })).body.id;
});

const to = (channel: number, pingType = 'NONE') => ({
  channelId: channels[channel] as number,
  pingType,
  roleId: pingType === 'ROLE' ? role : null,
});
const rule = (over: object = {}) => ({ name: 'Rule', mode: 'STATIC', actions: [to(0)], ...over });
const when = (customFunction: string, over: object = {}) =>
  rule({ mode: 'CONDITIONAL', condition: { type: 'CUSTOM', customFunction }, ...over });

/** Rows of everything that a simulation could touch. */
const contents = async () => {
  const { db } = app.deps;
  const count = (table: 'jobs' | 'audit_log' | 'directives' | 'first_of_kind' | 'announcements') =>
    db.selectFrom(table).select(db.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return [
    await count('jobs'),
    await count('audit_log'),
    await count('directives'),
    await count('first_of_kind'),
    await count('announcements'),
    await db.selectFrom('passes').select(['id', 'is_announced']).orderBy('id').execute(),
  ];
};

describe('a simulation', () => {
  it('asks about clears and levels that came to the difficulty and may be announced', async () => {
    const { db } = app.deps;
    const player_id = await aPlayer(db, { name: 'Koralik' });
    const banned = await aPlayer(db, { is_banned: true });
    const level = { diff_id: 1, created_at: ago(100) };
    const level_id = await aLevel(db, { ...level, song: 'Tide Gauge', artist: 'Some' });
    const hidden = await aLevel(db, { ...level, is_hidden: true });
    const elsewhere = await aLevel(db, { ...level, diff_id: 2 });
    const pass = (fields: object) => aPass(db, { level_id, player_id, created_at: ago(1), ...fields });
    const good = [
      await pass({ created_at: ago(6.9) }),
      await pass({ origin: 'import', created_at: ago(50), vid_upload_time: ago(2) }),
      await pass({ is_announced: true }),
    ];
    for (const fields of [
      { created_at: ago(7.1) },
      { origin: 'import', vid_upload_time: ago(8) },
      { is_deleted: true },
      { is_duplicate: true },
      { player_id: banned },
      { level_id: hidden },
      { level_id: elsewhere },
    ])
      await pass(fields);
    const fresh = { diff_id: 1, created_at: ago(3) };
    const news = await aLevel(db, { ...fresh, song: 'Thirteen', artist: 'Orrin' });
    for (const fields of [{ is_hidden: true }, { is_deleted: true }, { to_rate: true }])
      await aLevel(db, { ...fresh, ...fields });
    await transaction(db, recomputeEverything);

    const before = await contents();
    const result = await simulate(1, [rule(), rule({ triggerType: 'LEVEL', actions: [to(1, 'ROLE')] })], 7);
    expect(await contents()).toEqual(before);
    expect(result.items.map(({ kind, id, title }) => [kind, id, title])).toEqual([
      ['pass', good[2], 'Tide Gauge'],
      ['pass', good[1], 'Tide Gauge'],
      ['level', news, 'Thirteen — Orrin'],
      ['pass', good[0], 'Tide Gauge'],
    ]);
    expect(result.totals).toEqual({ items: 4, messages: 4, channels: 2, pings: 1, everyonePings: 0 });
    expect(result.savedTotals).toEqual({ items: 4, messages: 0, channels: 0, pings: 0, everyonePings: 0 });
    expect(result.directives).toEqual([
      { items: 3, perDay: [1, 0, 0, 0, 0, 1, 1] },
      { items: 1, perDay: [0, 0, 0, 0, 1, 0, 0] },
    ]);
    expect([result.changedItems, result.nowhereItems]).toEqual([4, 0]);
    expect(result.items[2]).toMatchObject({
      player: null,
      time: ago(3).toISOString(),
      matched: 1,
      reason: 'matches',
      facts: { baseScore: 0.1 },
      targets: [{ label: 'b', pingType: 'ROLE', roleLabel: 'Players', isConfigured: false }],
      changed: true,
      savedTargets: [],
    });
    expect(result.items[0]).toMatchObject({
      player: 'Koralik',
      targets: [{ label: 'a', isConfigured: true }],
    });
  });

  it('takes an imported day from its beginning on, and says that it is one', async () => {
    const { db } = app.deps;
    const level_id = await aLevel(db, { diff_id: 16, created_at: ago(100) });
    const today = app.clock.now().toISOString().slice(0, 10);
    const end = new Date(`${today}T23:59:59.999Z`);
    const day = { origin: 'import', is_day_only: true } as const;
    const pass = async (days: number) =>
      aPass(db, {
        level_id,
        player_id: await aPlayer(db),
        vid_upload_time: new Date(end.getTime() + days * 86_400_000),
        ...day,
      });
    const there = await pass(0);
    await pass(1);
    await transaction(db, recomputeEverything);
    const { items } = await simulate(16, [], 7);
    expect(items).toMatchObject([{ id: there, time: end.toISOString(), vidUploadDay: today }]);
  });

  it('tells the reason, and what the saved rules would have done', async () => {
    const { db } = app.deps;
    const level_id = await aLevel(db, { diff_id: 3, created_at: ago(100) });
    const mirokuro = await aPlayer(db, { name: 'mirokuro' });
    await aPass(db, { level_id, player_id: mirokuro, created_at: ago(90), vid_upload_time: ago(95) });
    const player_id = await aPlayer(db);
    await aPass(db, { level_id, player_id, created_at: ago(2), vid_upload_time: ago(94) });
    await transaction(db, recomputeEverything);
    const reason = async (...directives: object[]) => {
      const { items } = await simulate(3, directives);
      expect(items).toHaveLength(1);
      return items[0];
    };
    expect(await reason()).toMatchObject({ reason: 'noDirective', matched: null, changed: false });
    expect(await reason(when('SPEED > 50'))).toMatchObject({ reason: 'notMet' });
    expect(await reason(rule({ isActive: false }), rule({ triggerType: 'LEVEL' }))).toMatchObject({
      reason: 'inactive',
    });
    expect(await reason(rule({ triggerType: 'LEVEL' }))).toMatchObject({ reason: 'otherTrigger' });
    const first = rule({ firstOfKind: true });
    expect(await reason(when('SPEED > 50'), first)).toMatchObject({ reason: 'notFirst', first: 'mirokuro' });

    const saved = [first, rule({ actions: [to(2, 'EVERYONE')] })];
    expect((await call('saveDirectives', { id: 3, body: { directives: saved } })).status).toBe(200);
    expect(await reason(...saved)).toMatchObject({ reason: 'matches', matched: 1, changed: false });
    expect(await reason(rule({ actions: [to(2)] }))).toMatchObject({
      changed: true,
      savedTargets: [{ label: 'c', pingType: 'EVERYONE' }],
    });
    await call('createChannel', { body: { label: 'off' } });
    const off = (await call('createChannel', { body: { label: 'off' } })).body.id;
    const telling = [rule({ actions: [{ channelId: off, pingType: 'NONE', roleId: null }] })];
    await call('saveDirectives', { id: 3, body: { directives: telling } });
    await call('deleteChannel', { id: off });
    expect(await reason(...telling)).toMatchObject({ reason: 'noChannel', changed: false });
  });

  it('agrees with announcing each clear in its turn', async () => {
    const { db } = app.deps;
    const players = [await aPlayer(db), await aPlayer(db)];
    const levels = [
      await aLevel(db, { diff_id: 5, created_at: ago(100) }),
      await aLevel(db, { diff_id: 5, created_at: ago(100), base_score: 7 }),
    ];
    for (let n = 0; n < 40; n++)
      await aPass(db, {
        level_id: levels[n % 2] as number,
        player_id: players[n % 3 === 0 ? 0 : 1] as number,
        speed: 1 + (n % 4) / 4,
        is_12k: n % 5 === 0,
        early_double: n % 3,
        is_duplicate: n % 7 === 6,
        created_at: ago(n % 3 === 2 ? 60 : 1 + (n % 10)),
        vid_upload_time: ago(100 - ((n * 17) % 23)),
      });
    await transaction(db, recomputeEverything);
    const tests = {
      'SPEED > 1.3': (pass: Fact) => pass.speed > 1.3,
      'NO_MISS && !IS_12K': (pass: Fact) => pass.early_double === 0 && !pass.is_12k,
      'IS_WF || IS_12K': (pass: Fact) => pass.is_worlds_first || pass.is_12k,
      true: () => true,
    };
    const all = await db
      .selectFrom('passes')
      .selectAll()
      .where('level_id', 'in', levels)
      .orderBy('vid_upload_time')
      .orderBy('id')
      .execute();
    type Fact = (typeof all)[number];

    const directive = fc.record({
      text: fc.constantFrom(...(Object.keys(tests) as (keyof typeof tests)[])),
      firstOfKind: fc.boolean(),
      isActive: fc.constantFrom(true, true, true, false),
      to: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(directive, { maxLength: 4 }), async (drawn) => {
        const { items } = await simulate(
          5,
          drawn.map(({ text, to: places, ...rest }) =>
            when(text, { ...rest, actions: places.map((place) => to(place)) }),
          ),
        );
        const spoken = new Set<string>();
        const expected = new Map<number, number[]>();
        for (const pass of all) {
          if (pass.is_duplicate) continue;
          const met = drawn.filter(({ text, isActive }) => isActive && tests[text](pass));
          const fits = met.filter(
            ({ firstOfKind, text }) => !firstOfKind || !spoken.has(`${pass.level_id} ${text}`),
          );
          for (const text of Object.keys(tests) as (keyof typeof tests)[])
            if (tests[text](pass)) spoken.add(`${pass.level_id} ${text}`);
          const told = [...new Set(fits.flatMap((one) => one.to))].map((place) => channels[place] as number);
          if (pass.created_at >= ago(30)) expected.set(pass.id, told);
        }
        expect(
          new Map(items.map(({ id, targets }) => [id, targets.map(({ channelId }) => channelId)])),
        ).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it('shows the messages of an item as they would stand in the chat', async () => {
    const { db } = app.deps;
    const level_id = await aLevel(db, { diff_id: 7, song: 'Glass Meridian', created_at: ago(100) });
    const player_id = await aPlayer(db, { name: 'Yuchae' });
    const id = await aPass(db, { level_id, player_id, created_at: ago(80) });
    const other = await aPass(db, { level_id, player_id, is_deleted: true });
    await transaction(db, recomputeEverything);
    const before = await contents();
    const message = (difficulty: number, kind: string, item: number, directives: object[]) =>
      call('simulateMessage', { id: difficulty, body: { directives, kind, id: item } });
    const { status, body } = await message(7, 'pass', id, [
      when('IS_WF', { actions: [to(0, 'EVERYONE'), to(1, 'ROLE')] }),
      rule({ actions: [to(1), to(2)] }),
    ]);
    expect(status).toBe(200);
    expect(body.messages).toMatchObject([
      { label: 'a', username: 'Rondo Announcer', content: '@everyone', ids: [id] },
      { label: 'b', content: '<@&123456789012345678>' },
      { label: 'c', content: '' },
    ]);
    expect(JSON.stringify(body.messages[0]?.embeds)).toContain('Yuchae');
    const news = await message(7, 'level', level_id, [rule({ triggerType: 'LEVEL' })]);
    expect(JSON.stringify(news.body.messages[0]?.embeds)).toContain('Glass Meridian');
    expect((await message(7, 'pass', id, [])).body).toEqual({ messages: [] });
    for (const [difficulty, kind, item] of [
      [8, 'pass', id],
      [7, 'pass', other],
      [7, 'level', 2_000_000_000],
      [7, 'level', 99_999_999_999],
    ] as const)
      expect((await message(difficulty, kind, item, [])).outcome).toBe('404 NOT_FOUND');
    expect(await contents()).toEqual(before);
  });

  it('names a thousand items at most, and counts them all', async () => {
    const { db } = app.deps;
    const level_id = await aLevel(db, { diff_id: 6, created_at: ago(100) });
    const player_id = await aPlayer(db);
    const row = { level_id, player_id, is_listed: true, diff_id: 6, created_at: ago(1) };
    const judgements = {
      early_double: 0,
      early_single: 0,
      e_perfect: 0,
      l_perfect: 0,
      late_single: 0,
      late_double: 0,
    };
    const pass = { ...row, ...judgements, perfect: 1, accuracy: 1, score_v2: 1, vid_upload_time: ago(1) };
    await db
      .insertInto('passes')
      .values(Array.from({ length: 1003 }, () => pass))
      .execute();
    const { items, totals } = await simulate(6, [rule()]);
    expect([items.length, totals.items, totals.messages]).toEqual([1000, 1003, 1003]);
  });

  it.each<[string, object, string]>([
    ['4711', { directives: [], days: 7 }, '404 NOT_FOUND'],
    ['1', { directives: [], days: 0 }, '400 VALIDATION_FAILED'],
    ['1', { directives: [], days: 91 }, '400 VALIDATION_FAILED'],
    ['1', { days: 7 }, '400 VALIDATION_FAILED'],
    ['1', { directives: [{}], days: 7 }, '400 DIRECTIVE_INVALID'],
  ])('of %s with %o is refused', async (id, body, outcome) => {
    expect((await call('simulateDirectives', { id, body })).outcome).toBe(outcome);
  });

  it('is refused while another one runs anywhere on the site, and begins when that is over', async () => {
    const simulation = () => call('simulateDirectives', { id: 1, body: { directives: [rule()], days: 7 } });
    await transaction(app.deps.db, async (trx) => {
      await lockThing(trx, 'simulation');
      const refused = await simulation();
      expect(refused.outcome).toBe('503 SIMULATOR_BUSY');
      expect(refused.headers['retry-after']).toBe('2');
      expect((await call('simulateDirectives', { id: 1, body: { directives: [{}], days: 7 } })).outcome).toBe(
        '400 DIRECTIVE_INVALID',
      );
    });
    expect((await simulation()).outcome).toBe('200');
  });

  it('is refused when it is too much or takes too long, and ends when nobody waits for it', async () => {
    const { db } = app.deps;
    const level_id = await aLevel(db, { diff_id: 9, created_at: ago(100) });
    const player_id = await aPlayer(db);
    for (let n = 0; n < 3; n++) await aPass(db, { level_id, player_id, created_at: ago(1) });
    await transaction(db, recomputeEverything);
    const asked = { difficultyId: 9, list: [rule({ firstOfKind: true })], days: 7 };
    const simulated = (bounds: object, signal = new AbortController().signal) =>
      simulateDirectives(app.deps, asked, signal, { mostItems: 3, longestMs: 60_000, ...bounds }).catch(
        (error: Problem) => error.code,
      );
    expect(await simulated({})).toMatchObject({ totals: { items: 3 } });
    expect(await simulated({ mostItems: 2 })).toBe('SIMULATION_TOO_LARGE');
    expect(await simulated({ longestMs: 0 })).toBe('SIMULATION_TOO_LARGE');
    expect(await simulated({}, AbortSignal.abort(new Problem('NOT_FOUND')))).toBe('NOT_FOUND');
    expect(await simulated({})).toMatchObject({ totals: { items: 3 } });
  });

  it('follows who types: of many at once the first and the last are answered', async () => {
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() =>
        call('simulateDirectives', { id: 1, body: { directives: [rule()], days: '7' } }),
      ),
    );
    const outcomes = replies.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome !== '200' && outcome !== '503 PREVIEW_BUSY')).toEqual([]);
    expect(outcomes).toContain('200');
  });
});
