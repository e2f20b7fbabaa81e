import { describe, expect, it } from 'vitest';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { deliverAll } from '../../../testing/deliver-all.ts';
import { runSql } from '../../../testing/run-sql.ts';
import { storedRow } from '../../../testing/stored-row.ts';
import { announcerOfTests } from '../testing/announcer.ts';

const announcer = announcerOfTests();
const { site, chat } = announcer;
const page = async () => (await announcer.call('deliveries')).body.results;
const isAnnounced = async (id: number) => (await storedRow(site.deps.db, 'passes', id)).is_announced;
const now = async (id: number | undefined) => (await page()).find((delivery) => delivery.id === id);
/** How many deliveries have failed, as their page and as the badge of staff say. */
const numbers = async () => [
  (await announcer.call('deliveries')).body.counts.failed,
  (await announcer.call('staffStatistics')).body.failedDeliveries,
];
/** Clears that nobody was told of, in a channel of their own where everyone is pinged. */
async function news(count: number) {
  const { db } = site.deps;
  const channel = await announcer.aChannel('clears');
  await announcer.rules(21, { actions: [{ channelId: channel.id, pingType: 'EVERYONE' }] });
  const level_id = await aLevel(db, { is_announced: true });
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1)
    ids.push(await aPass(db, { level_id, player_id: await aPlayer(db), is_listed: true }));
  return { channel, ids };
}
const kinds = () => site.deps.db.selectFrom('first_of_kind').select('is_consumed').execute();

/** Clears of one level, of which the chat refuses all messages for good. */
async function failed(count: number, { firstOfKind = false } = {}) {
  const { db } = site.deps;
  const channel = await announcer.aChannel('clears');
  await announcer.rules(21, { firstOfKind, actions: [{ channelId: channel.id, pingType: 'EVERYONE' }] });
  const levelId = await aLevel(db, { song: 'Glass Meridian', is_announced: true });
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const player_id = await aPlayer(db, { name: `Runner ${made}` });
    ids.push(await aPass(db, { level_id: levelId, player_id, is_listed: true }));
  }
  chat.settings.decide = () => ({ status: 400 });
  await announcer.announce('passes', ids);
  chat.settings.decide = null;
  return { channel, levelId, ids, delivery: (await page())[0] };
}

describe('a message of announcements', () => {
  it('says what it tells of, whom, and what stands in it', async () => {
    const { delivery, ids, channel } = await failed(4);
    expect(delivery).toMatchObject({
      kind: 'pass',
      state: 'failed',
      count: 4,
      titles: [0, 1, 2].map((made) => `Runner ${made} · Glass Meridian`),
      to: { label: 'clears', channelId: channel.id, pingType: 'EVERYONE', roleLabel: null },
      error: '400 Bad Request: as asked',
    });
    const { body } = await announcer.call('deliveryMessage', { id: delivery?.id });
    expect(body).toMatchObject({ label: 'clears', username: 'Rondo Announcer', content: '@everyone', ids });
    expect(body.embeds).toHaveLength(4);
  });

  it('that failed is told when it is tried again, and its items are announced', async () => {
    const { delivery, ids, channel } = await failed(2);
    expect((await announcer.call('retryDelivery', { id: delivery?.id })).status).toBe(200);
    expect((await announcer.call('retryDelivery', { id: delivery?.id })).outcome).toBe('409 DELIVERY_STATE');
    await deliverAll(site);
    expect(announcer.told(channel)).toHaveLength(1);
    expect(await Promise.all(ids.map(isAnnounced))).toEqual([true, true]);
    expect((await page())[0]).toMatchObject({ id: delivery?.id, state: 'sent', tries: 1 });
  });

  it('tells only what nobody told or announced otherwise since', async () => {
    const { delivery, ids, channel } = await failed(3);
    const [again, marked, left] = ids as [number, number, number];
    await announcer.announce('passes', [again]);
    await announcer.call('markPassAnnounced', { id: marked });
    chat.messages.length = 0;
    expect((await announcer.call('retryDelivery', { id: delivery?.id })).status).toBe(200);
    await deliverAll(site);
    expect(chat.messages).toHaveLength(1);
    expect(announcer.told(channel)[0]).toHaveLength(1);
    expect(await isAnnounced(left)).toBe(true);
  });

  it('is not tried again when it has nothing left to tell', async () => {
    const { delivery, ids } = await failed(1);
    await announcer.announce('passes', ids);
    expect((await announcer.call('retryDelivery', { id: delivery?.id })).outcome).toBe('409 DELIVERY_STATE');
    expect(await now(delivery?.id)).toMatchObject({ state: 'toldAnew', canRetry: false });
    expect(chat.messages).toHaveLength(1);
  });

  it('leaves the number of what failed once all of it was announced anew or marked', async () => {
    const { delivery, ids } = await failed(2);
    const [again, marked] = ids as [number, number];
    expect(delivery).toMatchObject({ state: 'failed', canRetry: true });
    expect(await numbers()).toEqual([1, 1]);
    await announcer.announce('passes', [again]);
    expect(await now(delivery?.id)).toMatchObject({ state: 'failed', canRetry: true });
    await announcer.call('markPassAnnounced', { id: marked });
    expect(await now(delivery?.id)).toMatchObject({ state: 'toldAnew', canRetry: false });
    expect(await numbers()).toEqual([0, 0]);
  });

  it('that cannot be told any more is not offered for another try', async () => {
    const { delivery, ids } = await failed(1);
    await site.deps.db.updateTable('passes').set({ is_duplicate: true }).where('id', 'in', ids).execute();
    expect(await now(delivery?.id)).toMatchObject({ state: 'failed', canRetry: false });
    expect((await announcer.call('retryDelivery', { id: delivery?.id })).outcome).toBe('409 DELIVERY_STATE');
  });

  it('gives way to a later one about the same item that failed as well', async () => {
    const { delivery, ids } = await failed(1);
    chat.settings.decide = () => ({ status: 400 });
    await announcer.announce('passes', ids);
    chat.settings.decide = null;
    const [later] = await page();
    expect(later!.id).not.toBe(delivery?.id);
    expect((await announcer.call('retryDelivery', { id: delivery?.id })).outcome).toBe('409 DELIVERY_STATE');
    expect((await announcer.call('retryDelivery', { id: later?.id })).status).toBe(200);
  });

  it('is told once when it is tried again and announced again at the same time', async () => {
    const { delivery, ids } = await failed(1);
    const both = Promise.all([
      announcer.call('retryDelivery', { id: delivery?.id }),
      announcer.call('announcePasses', { body: { passIds: ids } }),
    ]);
    await announcer.replyAfterWork(both.then(([, reply]) => reply));
    await deliverAll(site);
    expect(chat.messages).toHaveLength(1);
    expect(await isAnnounced(ids[0] as number)).toBe(true);
  });

  it('takes its place as the first of its kind again', async () => {
    const { delivery } = await failed(1, { firstOfKind: true });
    expect(await kinds()).toEqual([]);
    await announcer.call('retryDelivery', { id: delivery?.id });
    expect(await kinds()).toEqual([{ is_consumed: false }]);
    await deliverAll(site);
    expect(await kinds()).toEqual([{ is_consumed: true }]);
  });

  it('that is cancelled is not told, and its items can be announced', async () => {
    const channel = await announcer.aChannel('clears');
    await announcer.rules(21, { firstOfKind: true, actions: [{ channelId: channel.id }] });
    const { db } = site.deps;
    const id = await aPass(db, { level_id: await aLevel(db), player_id: await aPlayer(db), is_listed: true });
    chat.faults.push({ status: 429, body: { retry_after: 25 } });
    const announcing = announcer.call('announcePasses', { body: { passIds: [id] } });
    const waiting = async () => {
      await site.deps.jobs.drain();
      return (await page())[0];
    };
    let delivery = await waiting();
    while (delivery?.waitsForChat !== true) delivery = await waiting();
    expect((await announcer.call('cancelDelivery', { id: delivery.id })).body.delivery).toMatchObject({
      state: 'cancelled',
    });
    expect((await announcer.replyAfterWork(announcing)).body.success).toBe(false);
    expect(await kinds()).toEqual([]);
    expect(chat.messages).toEqual([]);
    site.clock.advance(30_000);
    expect((await announcer.announce('passes', [id])).body.success).toBe(true);
    expect(await isAnnounced(id)).toBe(true);
  });
});

describe('a chat that answers anything', () => {
  it.each(['12\0', '12\uD83D', '\uDE00', 'x'.repeat(21), 12, null, { id: 1 }])(
    'took the message of the id %j, which is told once',
    async (id) => {
      const { ids, channel } = await news(2);
      const before = chat.calls();
      chat.settings.decide = () => ({ status: 200, body: { id } });
      await announcer.announce('passes', ids);
      await deliverAll(site);
      expect(chat.calls() - before).toBe(1);
      expect(await Promise.all(ids.map(isAnnounced))).toEqual([true, true]);
      expect((await page())[0]).toMatchObject({ state: 'sent', tries: 1, to: { channelId: channel.id } });
      const { body } = await announcer.call('passAnnouncements', { id: ids[0] });
      expect(body[0]?.targets).toMatchObject([{ state: 'sent', messageId: null, error: null }]);
    },
  );

  it.each([
    ['a NUL', 'no\0', 'no\uFFFD'],
    ['half an emoji', 'no\uD83D', 'no\uFFFD'],
    ['half an emoji at the cut', `${'x'.repeat(199)}😀`, `${'x'.repeat(199)}😀`],
    ['a family at the cut', `${'x'.repeat(199)}👨‍👩‍👧‍👦`, 'x'.repeat(199)],
  ])('refuses in words with %s, and the message has failed at once', async (_name, message, words) => {
    const { ids } = await news(1);
    const before = chat.calls();
    chat.settings.decide = () => ({ status: 400, body: { message } });
    await announcer.announce('passes', ids);
    await deliverAll(site);
    expect(chat.calls() - before).toBe(1);
    const [delivery] = await page();
    const error = `400 Bad Request: ${words}`;
    expect(delivery).toMatchObject({ state: 'failed', error, attempts: [{ error, retryIn: null }] });
    expect((await announcer.call('cancelDelivery', { id: delivery?.id })).status).toBe(200);
    expect((await now(delivery?.id))?.state).toBe('cancelled');
  });

  it('says its own path, and nobody reads the token', async () => {
    const { ids } = await news(1);
    chat.settings.decide = (_call, webhook) => ({
      status: 400,
      body: { message: `POST ${new URL(chat.webhook(webhook)).pathname} failed: a-token_of-the-stand-in` },
    });
    await announcer.announce('passes', ids);
    const reply = await announcer.call('deliveries');
    expect(reply.text).toContain('/[secret] failed: [secret]');
    expect(reply.text).not.toContain('a-token_of');
    const rows = await site.deps.db.selectFrom('announcement_targets').select('error').execute();
    expect(JSON.stringify([rows, await announcer.jobs()])).not.toContain('a-token_of');
  });

  it('said its own path to an earlier version, and nobody reads the token', async () => {
    const { ids, delivery } = await failed(1);
    const error = `400 POST /api/webhooks/1/old_token`;
    const { db } = site.deps;
    await db.updateTable('announcement_targets').set({ error }).execute();
    const attempts = JSON.stringify([{ at: new Date(), error, retryIn: null, isTry: true }]);
    await db
      .updateTable('jobs')
      .set({ last_error: error, attempts })
      .where('id', '=', delivery!.id)
      .execute();
    for (const reply of [
      await announcer.call('deliveries'),
      await announcer.call('passAnnouncements', { id: ids[0] }),
      await announcer.call('unannouncedPasses'),
    ]) {
      expect(reply.text).toContain('[secret]');
      expect(reply.text).not.toContain('old_token');
    }
    expect((await now(delivery?.id))?.error).toBe('400 POST /api/webhooks/1/[secret]');
  });

  it('is not told again what could not be written down', async () => {
    const { ids } = await news(1);
    const before = chat.calls();
    await runSql(
      site.databaseUrl,
      `CREATE FUNCTION refuse_sent() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not today'; END $$;
       CREATE TRIGGER refuse_sent BEFORE UPDATE ON announcement_targets FOR EACH ROW
         WHEN (new.state = 'sent') EXECUTE FUNCTION refuse_sent()`,
    );
    try {
      await announcer.announce('passes', ids);
      await deliverAll(site);
    } finally {
      await runSql(site.databaseUrl, 'DROP FUNCTION refuse_sent CASCADE');
    }
    expect(chat.calls() - before).toBe(1);
    expect((await page())[0]).toMatchObject({
      state: 'failed',
      error: 'The chat took the message, but that could not be written',
    });
  });
});
