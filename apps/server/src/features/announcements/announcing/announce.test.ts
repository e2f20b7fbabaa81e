import { describe, expect, it } from 'vitest';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { storedRow } from '../../../testing/stored-row.ts';
import { announcerOfTests } from '../testing/announcer.ts';

const announcer = announcerOfTests();
const { site, chat } = announcer;
const aClear = async (fields: Partial<Parameters<typeof aPass>[1]> = {}) => {
  const { db } = site.deps;
  const level_id = fields.level_id ?? (await aLevel(db, { is_announced: true }));
  return aPass(db, { level_id, player_id: await aPlayer(db), is_listed: true, ...fields });
};
const results = (body: { results: { id: number; status: string }[] }) =>
  body.results.map(({ id, status }) => [id, status]);
const isAnnounced = async (table: 'levels' | 'passes', id: number) =>
  (await storedRow(site.deps.db, table, id)).is_announced;

describe('announcing', () => {
  it('tells new levels where the rules of their difficulty say, and marks them', async () => {
    const [all, hard] = [await announcer.aChannel('new-levels'), await announcer.aChannel('hard')];
    await announcer.rules(
      21,
      {
        triggerType: 'LEVEL',
        condition: { type: 'BASE_SCORE', operator: 'GREATER_THAN', value: 200 },
        actions: [{ channelId: hard.id, pingType: 'EVERYONE' }],
      },
      { triggerType: 'LEVEL', actions: [{ channelId: all.id }] },
      { triggerType: 'PASS', actions: [{ channelId: hard.id }] },
    );
    const easy = await aLevel(site.deps.db, { song: 'Saltworks', artist: 'Hessian Tide' });
    const strong = await aLevel(site.deps.db, { base_score: 900 });
    const { status, body } = await announcer.announce('levels', [easy, String(strong), easy]);
    expect([status, body.success]).toEqual([200, true]);
    expect(body.results).toEqual([
      { id: easy, status: 'sent', channels: 1 },
      { id: strong, status: 'sent', channels: 2 },
    ]);
    expect(announcer.told(all)).toEqual([[`ID: ${easy}`, `ID: ${strong}`]]);
    expect(announcer.told(hard)).toEqual([[`ID: ${strong}`]]);
    const loud = chat.messages.find(({ webhook }) => webhook === hard.webhook)?.body;
    expect(loud).toMatchObject({
      username: 'Rondo Announcer',
      content: '@everyone',
      allowed_mentions: { parse: ['everyone'] },
    });
    expect(await isAnnounced('levels', easy)).toBe(true);
    expect(await isAnnounced('levels', strong)).toBe(true);
    const again = await announcer.announce('levels', [easy]);
    expect(results(again.body)).toEqual([[easy, 'alreadyAnnounced']]);
    expect(chat.messages).toHaveLength(2);
  });

  it('tells clears of one channel and ping together, eight to a message, the ping once', async () => {
    const channel = await announcer.aChannel('clears');
    const role = await announcer.aRole('watchers');
    await announcer.rules(21, { actions: [{ channelId: channel.id, pingType: 'ROLE', roleId: role.id }] });
    const ids = [];
    for (let made = 0; made < 9; made++) ids.push(await aClear());
    const { body } = await announcer.announce('passes', ids);
    expect(body.success).toBe(true);
    expect(chat.messages.map(({ body: { embeds, content } }) => [embeds.length, content])).toEqual([
      [8, '<@&400000000000000001>'],
      [1, ''],
    ]);
  });

  it('marks what no rule sends anywhere', async () => {
    const id = await aClear();
    const { body } = await announcer.announce('passes', [id]);
    expect(body).toMatchObject({ success: true, results: [{ id, status: 'noTarget', channels: 0 }] });
    expect(await isAnnounced('passes', id)).toBe(true);
    expect(await announcer.jobs()).toEqual([]);
  });

  it('chooses level or rerate by the previous difficulty at /levels/announce', async () => {
    const [levels, rerates] = [await announcer.aChannel('levels'), await announcer.aChannel('ReRates')];
    const role = await announcer.aRole('rerates');
    await announcer.rules(21, { triggerType: 'LEVEL', actions: [{ channelId: levels.id }] });
    const [level, rerate] = [
      await aLevel(site.deps.db),
      await aLevel(site.deps.db, { previous_diff_id: 20 }),
    ];
    const { body } = await announcer.replyAfterWork(
      announcer.call('announceLevels', { body: { levelIds: [level, rerate] } }),
    );
    expect(results(body)).toEqual([
      [level, 'sent'],
      [rerate, 'sent'],
    ]);
    expect([announcer.told(levels), announcer.told(rerates)]).toEqual([
      [[`ID: ${level}`]],
      [[`ID: ${rerate}`]],
    ]);
    expect(role.id).toBeGreaterThan(0);
    expect(chat.messages.find(({ webhook }) => webhook === rerates.webhook)?.body.content).toBe(
      '<@&400000000000000001>',
    );
  });
});

describe('announcing refuses', () => {
  it.each([[[]], [[0]], [['x']], [null], [Array.from({ length: 1001 }, (_, id) => id + 1)]])(
    'ids that are none',
    async (levelIds) => {
      const { outcome } = await announcer.call('announceNewLevels', { body: { levelIds } });
      expect(outcome).toBe('400 INVALID_IDS');
    },
  );

  it.each([
    'webhook/levels',
    'webhook/rerates',
    'webhook/passes',
    'database/levels/announce',
    'database/passes/announce',
  ])('a body without ids: %s', async (path) => {
    const wrong = [undefined, {}, [], { levelIds: null, passIds: null }, { ids: [1] }];
    const inIt = [[], 'x', 1, {}, ['x']].map((ids) => ({ levelIds: ids, passIds: ids }));
    const { token } = announcer.admin;
    for (const body of [...wrong, ...inIt])
      expect((await site.callRaw('POST', `/v2/${path}`, { token, body })).outcome).toBe('400 INVALID_IDS');
    for (const body of ['"x"', 'null', '1']) {
      const headers = { 'content-type': 'application/json' };
      const { outcome } = await site.callRaw('POST', `/v2/${path}`, { token, body, headers });
      expect([body, outcome]).toEqual([body, '400 INVALID_IDS']);
    }
  });

  it('rerates without a channel of that name, and channels without an address', async () => {
    const rerate = await aLevel(site.deps.db, { previous_diff_id: 20 });
    const reply = await announcer.announce('rerates', [rerate]);
    expect(reply.outcome).toBe('400 CHANNEL_NOT_CONFIGURED');
    expect(reply.body).toMatchObject({
      success: false,
      results: [{ id: rerate, status: 'failed', error: 'CHANNEL_NOT_CONFIGURED' }],
    });
    const channel = await announcer.aChannel('clears', { webhook_url: '' });
    await announcer.rules(21, { actions: [{ channelId: channel.id }] });
    const clear = await aClear();
    expect((await announcer.announce('passes', [clear])).outcome).toBe('400 CHANNEL_NOT_CONFIGURED');
    expect(await isAnnounced('passes', clear)).toBe(false);
    const { body } = await announcer.call('unannouncedPasses');
    expect(body).toMatchObject([{ id: clear, lastError: 'CHANNEL_NOT_CONFIGURED' }]);
  });

  it('what is not there or not to be told, each with its reason', async () => {
    const { db } = site.deps;
    const level_id = await aLevel(db, { is_announced: true });
    const ids = [
      2_000_000_000,
      9_000_000_000,
      await aClear({ level_id, is_deleted: true }),
      await aClear({ level_id, is_duplicate: true }),
      await aClear({ level_id, player_id: await aPlayer(db, { is_banned: true }) }),
      await aClear({ level_id: await aLevel(db, { is_hidden: true, is_announced: true }) }),
    ];
    const { outcome, body } = await announcer.announce('passes', ids);
    expect(outcome).toBe('502 ANNOUNCE_FAILED');
    expect(body.results.map(({ error }) => error)).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'DELETED',
      'DUPLICATE',
      'PLAYER_BANNED',
      'LEVEL_NOT_VISIBLE',
    ]);
    const unready = [
      await aLevel(db, { is_deleted: true }),
      await aLevel(db, { is_hidden: true }),
      await aLevel(db, { to_rate: true }),
      await aLevel(db, { diff_id: 0 }),
    ];
    const levels = await announcer.announce('levels', unready);
    expect(levels.body.results.map(({ error }) => error)).toEqual([
      'DELETED',
      'HIDDEN',
      'BEING_RATED',
      'UNRANKED',
    ]);
  });

  it('one of several: 200 without success', async () => {
    const clear = await aClear();
    const { status, body } = await announcer.announce('passes', [clear, 2_000_000_000]);
    expect([status, body.success]).toEqual([200, false]);
    expect(results(body)).toEqual([
      [clear, 'noTarget'],
      [2_000_000_000, 'failed'],
    ]);
  });
});

describe('a channel that fails', () => {
  it('leaves the item unannounced with its reason; announcing again tells only that channel', async () => {
    const [good, bad] = [await announcer.aChannel('good'), await announcer.aChannel('bad')];
    await announcer.rules(21, { actions: [{ channelId: good.id }, { channelId: bad.id }] });
    const id = await aClear();
    chat.settings.decide = (_, webhook) => (webhook === bad.webhook ? { status: 503 } : null);
    const { outcome, body } = await announcer.announce('passes', [id]);
    expect(outcome).toBe('502 ANNOUNCE_FAILED');
    expect(body.results).toMatchObject([{ id, status: 'failed', channels: 2 }]);
    expect(body.results[0]?.error).toContain('503');
    expect([announcer.told(good).length, await isAnnounced('passes', id)]).toEqual([1, false]);
    const { body: list } = await announcer.call('unannouncedPasses');
    expect(list[0]?.lastError).toContain('503');
    chat.settings.decide = null;
    expect(results((await announcer.announce('passes', [id])).body)).toEqual([[id, 'sent']]);
    expect([announcer.told(good).length, announcer.told(bad).length]).toEqual([1, 1]);
    expect(await isAnnounced('passes', id)).toBe(true);
  });

  it('because its webhook was deleted is known as gone', async () => {
    const channel = await announcer.aChannel('gone');
    await announcer.rules(21, { actions: [{ channelId: channel.id }] });
    chat.deleted.add(channel.webhook);
    const id = await aClear();
    expect((await announcer.announce('passes', [id])).outcome).toBe('502 ANNOUNCE_FAILED');
    const calls = chat.calls();
    const reply = await announcer.announce('passes', [id]);
    expect(reply.outcome).toBe('400 CHANNEL_GONE');
    expect(reply.body.results).toMatchObject([{ status: 'failed', error: 'CHANNEL_GONE' }]);
    expect(chat.calls()).toBe(calls);
    const rerate = await aLevel(site.deps.db, { previous_diff_id: 20 });
    const unset = await announcer.announce('rerates', [rerate]);
    expect([unset.outcome, unset.problem.error]).toEqual([
      '400 CHANNEL_NOT_CONFIGURED',
      'A channel has no address yet.',
    ]);
  });
});

it('two who announce at once tell everything once', async () => {
  const channel = await announcer.aChannel('clears');
  await announcer.rules(21, { actions: [{ channelId: channel.id }] });
  const ids = [];
  for (let made = 0; made < 12; made++) ids.push(await aClear());
  const [one, other] = [
    announcer.call('announcePasses', { body: { passIds: ids } }),
    announcer.call('announcePasses', { body: { passIds: ids.toReversed() } }),
  ];
  const replies = await Promise.all([announcer.replyAfterWork(one), other]);
  for (const { body } of replies) expect(body.success, JSON.stringify(body)).toBe(true);
  expect(announcer.told(channel).flat()).toHaveLength(12);
  for (const id of ids) expect(await isAnnounced('passes', id)).toBe(true);
});

it('a chat that refuses every second call is told everything, once and in order', async () => {
  const channel = await announcer.aChannel('clears');
  await announcer.rules(21, { actions: [{ channelId: channel.id }] });
  const ids = [];
  for (let made = 0; made < 40; made++) ids.push(await aClear());
  chat.settings.decide = (call) => {
    if (call % 2 === 0) return null;
    return call % 4 === 1 ? { status: 503 } : { status: 429, body: { retry_after: 0.3 } };
  };
  const { body } = await announcer.announce('passes', ids);
  expect(body.success).toBe(true);
  const told = chat.messages.flatMap(({ body: { embeds } }) =>
    embeds.map(({ url }: { url: string }) => Number(url.split('/').at(-1))),
  );
  expect(told).toEqual(ids);
});

it('thousands of messages are handed over whole, and stopped whole', async () => {
  const { db } = site.deps;
  const channels = [];
  for (let made = 0; made < 20; made++) channels.push(await announcer.aChannel(`channel ${made}`));
  await announcer.rules(21, { actions: channels.map(({ id }) => ({ channelId: id })) });
  const level_id = await aLevel(db, { is_announced: true });
  const passIds = [await aClear({ level_id })];
  while (passIds.length < 110) passIds.push(await aClear({ level_id }));
  const call = announcer.call('announcePasses', { body: { passIds } });
  const handedOver = async () => {
    const { jobs, targets } = await db
      .selectFrom('announcement_targets')
      .select(({ fn }) => [
        fn.count<number>('job_id').distinct().as('jobs'),
        fn.count<number>('job_id').as('targets'),
      ])
      .executeTakeFirstOrThrow();
    return [targets, jobs];
  };
  // Each channel has 14 messages of at most eight clears.
  await expect.poll(handedOver, { timeout: 20_000 }).toEqual([2200, 280]);
  const stopped = await announcer.call('stopAnnouncements', { body: { kind: 'passes', ids: passIds } });
  expect(stopped.body.cancelled).toBe(110);
  expect((await call).body.results).toHaveLength(110);
  expect(chat.messages).toEqual([]);
});
