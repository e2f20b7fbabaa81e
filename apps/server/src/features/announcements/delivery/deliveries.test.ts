import { beforeEach, describe, expect, it } from 'vitest';
import { appOfTests, beforeTests, closedAfter } from '../../../testing/before-tests.ts';
import { chatServer } from '../../../testing/chat-server.ts';
import { deliverAll } from '../../../testing/deliver-all.ts';
import { logOf } from '../../../testing/log-of.ts';
import type { Given } from '../../../testing/named-call.ts';
import { signedInUser } from '../../../testing/users.ts';

const password = 'a long enough password';
const chat = closedAfter(() => chatServer());
const config = beforeTests(async () => ({ discordApiUrl: chat.url, superAdminPassword: password }));
const app = appOfTests({ fetch, config });
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));

let webhooks = 0;
beforeEach(async () => {
  chat.messages.length = 0;
  chat.faults.length = 0;
  chat.settings.decide = null;
  chat.settings.hasBuckets = false;
  await app.deps.db.deleteFrom('jobs').execute();
});

/** A channel with a webhook of its own. */
async function aChannel(label = 'news', more: { webhook_url?: string; is_active?: boolean } = {}) {
  webhooks += 1;
  const webhook = `3000000000000000${String(webhooks).padStart(2, '0')}`;
  const { id } = await app.deps.db
    .insertInto('chat_channels')
    .values({ label, webhook_url: chat.webhook(webhook), ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, webhook };
}
const { call } = app.as(admin);
const page = async (given?: Given<'deliveries'>) => (await call('deliveries', given)).body;
const test = (id: number) => call('testChannel', { id, headers: { 'x-super-admin-password': password } });
const testIn = async (channelId: number): Promise<number> => (await test(channelId)).body.deliveryId;
const goneAt = async (id: number) => {
  const { gone_at } = await app.deps.db
    .selectFrom('chat_channels')
    .select('gone_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return gone_at;
};

describe('a test message', () => {
  it('reaches its channel, pings nobody, and is logged', async () => {
    const channel = await aChannel();
    const id = await testIn(channel.id);
    expect((await page()).results).toMatchObject([
      {
        id,
        kind: 'test',
        state: 'waiting',
        tries: 0,
        mostTries: 4,
        to: { label: 'news', channelId: channel.id },
      },
    ]);
    await deliverAll(app);
    expect(chat.messages).toMatchObject([
      {
        webhook: channel.webhook,
        body: { username: 'Rondo Announcer', allowed_mentions: { parse: [] }, embeds: [] },
      },
    ]);
    expect((await page()).results).toMatchObject([{ id, state: 'sent', tries: 1, error: null }]);
    expect(await logOf(app.deps.db, 'delivery', id)).toMatchObject([{ action: 'delivery.test' }]);
  });

  it('needs a channel that is there and has an address', async () => {
    expect((await test(999_999)).outcome).toBe('404 NOT_FOUND');
    expect((await test((await aChannel('off', { is_active: false })).id)).outcome).toBe('404 NOT_FOUND');
    const { id } = await aChannel('empty', { webhook_url: '' });
    expect((await test(id)).outcome).toBe('400 CHANNEL_NOT_CONFIGURED');
    expect((await page()).count).toBe(0);
  });

  it('needs the password', async () => {
    const { id } = await aChannel();
    expect((await app.as(admin).call('testChannel', { id })).status).toBe(403);
  });

  it('does not go to an address that is none of the chat service any more', async () => {
    const { id } = await aChannel('old', { webhook_url: 'https://other.example/api/webhooks/1/token' });
    const delivery = await testIn(id);
    await deliverAll(app);
    const [result] = (await page()).results;
    expect(result).toMatchObject({
      id: delivery,
      state: 'failed',
      error: 'The address is not one of the chat service',
    });
    expect(chat.messages).toEqual([]);
  });
});

describe('a message that is refused', () => {
  it('is tried four times, a second, two and four apart, then it has failed', async () => {
    const channel = await aChannel();
    chat.settings.decide = () => ({ status: 503 });
    const id = await testIn(channel.id);
    await app.deps.jobs.drain();
    expect((await page()).results[0]).toMatchObject({
      state: 'waiting',
      tries: 1,
      waitsForChat: false,
      error: expect.stringContaining('503'),
      nextAt: new Date(app.clock.now().getTime() + 1000).toISOString(),
    });
    await deliverAll(app);
    const [failed] = (await page({ state: 'failed' })).results;
    expect(failed).toMatchObject({ id, state: 'failed', tries: 4, nextAt: null });
    expect(failed?.attempts.map(({ retryIn }) => retryIn)).toEqual([1000, 2000, 4000, null]);
  });

  it('waits as long as the chat asks, which is no try', async () => {
    const channel = await aChannel();
    chat.faults.push({ status: 429, body: { retry_after: 2.4 } });
    await testIn(channel.id);
    await app.deps.jobs.drain();
    expect((await page()).results[0]).toMatchObject({
      tries: 0,
      waitsForChat: true,
      nextAt: new Date(app.clock.now().getTime() + 2400).toISOString(),
    });
    await deliverAll(app);
    expect((await page()).results[0]).toMatchObject({ state: 'sent', tries: 1, waitsForChat: false });
  });

  it('at a deleted webhook is given up at once, and the channel is marked until it answers again', async () => {
    const channel = await aChannel();
    chat.deleted.add(channel.webhook);
    const id = await testIn(channel.id);
    await deliverAll(app);
    expect((await page()).results[0]).toMatchObject({ id, state: 'failed', tries: 1 });
    expect(await goneAt(channel.id)).not.toBeNull();
    chat.deleted.delete(channel.webhook);
    expect((await call('retryDelivery', { id })).body.delivery).toMatchObject({
      id,
      state: 'waiting',
      tries: 0,
    });
    await deliverAll(app);
    expect(await goneAt(channel.id)).toBeNull();
  });

  it('holds what comes after it in its channel, and nothing else', async () => {
    const [first, second] = [await aChannel('one'), await aChannel('two')];
    let isRefused = false;
    chat.settings.decide = (_count, webhook) => {
      if (webhook !== first.webhook || isRefused) return null;
      isRefused = true;
      return { status: 500 };
    };
    const inFirst = [await testIn(first.id), await testIn(first.id)];
    await testIn(second.id);
    await app.deps.jobs.drain();
    expect(chat.messages.map(({ webhook }) => webhook)).toEqual([second.webhook]);
    await deliverAll(app);
    expect(chat.messages).toHaveLength(3);
    const { results } = await page();
    const ends = inFirst.map((id) => results.find((row) => row.id === id)?.finishedAt);
    expect(ends).toEqual(ends.toSorted());
  });

  it('arrives, and in order, when every second call fails', async () => {
    const channel = await aChannel();
    chat.settings.decide = (count) => (count % 2 === 1 ? { status: 502 } : null);
    const ids = [];
    for (let count = 0; count < 8; count += 1) ids.push(await testIn(channel.id));
    await deliverAll(app);
    const { results } = await page();
    expect(results.map(({ state }) => state)).toEqual(ids.map(() => 'sent'));
    expect(results.map(({ id }) => id)).toEqual(ids.toReversed());
    const ends = results.map(({ finishedAt }) => finishedAt);
    expect(ends).toEqual(ends.toSorted().toReversed());
    expect(chat.messages).toHaveLength(8);
  });
});

describe('the page of deliveries', () => {
  it('counts, narrows to a state and goes on', async () => {
    const channel = await aChannel();
    const sent = await testIn(channel.id);
    await deliverAll(app);
    chat.faults.push({ status: 400 });
    const failed = await testIn(channel.id);
    await deliverAll(app);
    const waiting = await testIn(channel.id);
    const idsOf = async (state?: string) => (await page({ state })).results.map(({ id }) => id);
    expect(await idsOf()).toEqual([waiting, failed, sent]);
    expect(await idsOf('waiting')).toEqual([waiting]);
    expect(await idsOf('failed')).toEqual([failed]);
    expect(await idsOf('sent')).toEqual([sent]);
    expect(await idsOf('sending')).toEqual([]);
    expect(await page({ limit: 1, offset: 1 })).toMatchObject({
      results: [{ id: failed }],
      count: 3,
      hasMore: true,
      counts: { waiting: 1, failed: 1, sent: 1, cancelled: 0 },
      sentIn7Days: 1,
      oldestWaiting: expect.any(String),
    });
    expect((await call('deliveries', { state: 'nonsense' })).outcome).toBe('400 VALIDATION_FAILED');
    expect((await page({ offset: 2_000_000_000 })).results).toEqual([]);
  });

  it('shows who gets a mail, never the address', async () => {
    const user = await signedInUser(app, { username: 'saltflower' });
    for (const address of [user.email, 'nobody.here@example.net'])
      await app.deps.db
        .insertInto('jobs')
        .values({
          kind: 'mail.verify',
          payload: JSON.stringify({ address, language: 'en' }),
          state: 'failed',
          due_at: app.clock.now(),
          since: app.clock.now(),
          created_at: app.clock.now(),
          finished_at: app.clock.now(),
        })
        .execute();
    const { text, body } = await call('deliveries');
    expect(body.results).toMatchObject([
      { kind: 'mail', mail: 'verify', to: { label: 'n…@example.net' } },
      { kind: 'mail', mail: 'verify', to: { label: 'saltflower' }, mostTries: 8 },
    ]);
    expect(text).not.toContain('nobody.here');
    expect(text).not.toContain(user.email);
    expect((await call('deliveryMessage', { id: body.results[0]?.id })).outcome).toBe('404 NOT_FOUND');
    const [first, second] = body.results;
    const retried = await call('retryDelivery', { id: first?.id });
    expect(retried.body.delivery).toMatchObject({ kind: 'mail', state: 'waiting' });
    const cancelled = await call('cancelDelivery', { id: second?.id });
    expect(cancelled.body.delivery).toMatchObject({ kind: 'mail', state: 'cancelled' });
    expect(retried.text + cancelled.text).not.toContain(user.email);
    await call('cancelDelivery', { id: first?.id });
  });

  it('shows the message, and neither address nor token', async () => {
    const channel = await aChannel();
    const id = await testIn(channel.id);
    const { status, body, text } = await call('deliveryMessage', { id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ channelId: channel.id, label: 'news', username: 'Rondo Announcer' });
    expect(body.content).toContain('test message');
    expect(text + (await call('deliveries')).text).not.toContain('token');
    expect((await call('deliveryMessage', { id: 999_999 })).outcome).toBe('404 NOT_FOUND');
  });
});

describe('looking after deliveries', () => {
  it('retries only what has failed', async () => {
    const channel = await aChannel();
    const id = await testIn(channel.id);
    expect((await call('retryDelivery', { id })).outcome).toBe('409 DELIVERY_STATE');
    await deliverAll(app);
    expect((await call('retryDelivery', { id })).outcome).toBe('409 DELIVERY_STATE');
    expect((await call('retryDelivery', { id: 999_999 })).outcome).toBe('404 NOT_FOUND');
    expect((await call('retryDeliveries', { body: { ids: [id, 999_999] } })).body).toMatchObject({
      retried: 0,
    });
    expect((await call('retryDeliveries', { body: { ids: [] } })).outcome).toBe('400 VALIDATION_FAILED');
    expect((await call('retryDeliveries', { body: { ids: ['x'] } })).outcome).toBe('400 VALIDATION_FAILED');
  });

  it('retries several in their order, each once even when two ask', async () => {
    const channel = await aChannel();
    chat.settings.decide = () => ({ status: 400 });
    const ids = [await testIn(channel.id), await testIn(channel.id), await testIn(channel.id)];
    await deliverAll(app);
    chat.settings.decide = null;
    const both = await Promise.all([
      call('retryDeliveries', { body: { ids } }),
      call('retryDeliveries', { body: { ids } }),
    ]);
    expect(both.map(({ body }) => body.retried).toSorted()).toEqual([0, 3]);
    await deliverAll(app);
    expect(chat.messages).toHaveLength(3);
    expect((await page({ state: 'sent' })).count).toBe(3);
  });

  it('cancels what waits or has failed; nobody gets it', async () => {
    const channel = await aChannel();
    chat.faults.push({ status: 400 });
    const failed = await testIn(channel.id);
    await deliverAll(app);
    const waiting = await testIn(channel.id);
    for (const id of [failed, waiting]) {
      const reply = await call('cancelDelivery', { id });
      expect(reply.body.delivery).toMatchObject({ id, state: 'cancelled' });
      expect((await call('cancelDelivery', { id })).outcome).toBe('409 DELIVERY_STATE');
      expect((await call('retryDelivery', { id })).outcome).toBe('409 DELIVERY_STATE');
      expect(await logOf(app.deps.db, 'delivery', id)).toContainEqual(
        expect.objectContaining({ action: 'delivery.cancel' }),
      );
    }
    await deliverAll(app);
    expect(chat.messages).toEqual([]);
    expect((await call('cancelDelivery', { id: 999_999 })).outcome).toBe('404 NOT_FOUND');
  });

  it('touches no other background work', async () => {
    const now = app.clock.now();
    const { id } = await app.deps.db
      .insertInto('jobs')
      .values({ kind: 'auth.sweep', payload: 'null', due_at: now, since: now, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await page()).count).toBe(0);
    expect((await call('cancelDelivery', { id })).outcome).toBe('404 NOT_FOUND');
  });
});
