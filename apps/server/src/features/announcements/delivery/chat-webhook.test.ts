import { beforeEach, describe, expect, it } from 'vitest';
import { closedAfter, databaseOfTests } from '../../../testing/before-tests.ts';
import { chatServer } from '../../../testing/chat-server.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';
import type { JobAttempt } from '../../../platform/jobs/job-kind.ts';
import { sendToWebhook, type WebhookMessage } from './chat-webhook.ts';

const chatPath = '/api/webhooks/300000000000000001/a-token_of-the-stand-in';
const clock = fakeClock();
const database = databaseOfTests();
const chat = closedAfter(() => chatServer());
const { signal } = new AbortController();
const message: WebhookMessage = {
  username: 'Rondo Announcer',
  content: 'Hello',
  embeds: [],
  allowed_mentions: { parse: [] },
};

beforeEach(async () => {
  chat.messages.length = 0;
  chat.faults.length = 0;
  chat.deleted.clear();
  chat.forget();
  chat.settings.hasBuckets = false;
  await database.db.deleteFrom('webhook_pace').execute();
});

const parts = {
  clock,
  fetch,
  get db() {
    return database.db;
  },
};
const send = (more: { attempts?: JobAttempt[]; tries?: number; most?: number; to?: string } = {}) => {
  const { attempts = [], tries = 1, most, to = chat.webhook() } = more;
  return sendToWebhook(parts, to, message, { signal, attempts, tries }, most);
};
const refusal = (more?: Parameters<typeof send>[0]) =>
  send(more).then(
    () => 'sent',
    ({ message, retryIn, isTry, waitFor }) => ({ message, retryIn, isTry, waitFor }),
  );
const pauses = (count: number): JobAttempt[] =>
  Array.from({ length: count }, () => ({ at: '', error: '429', retryIn: 1, isTry: false }));

describe('a message to a thread', () => {
  it('goes there, in the turn of its webhook', async () => {
    const asked: string[] = [];
    const answering =
      (reply: Response): typeof fetch =>
      async (address) => {
        asked.push(new Request(address).url);
        return reply;
      };
    const to = `${chat.webhook()}?thread_id=123`;
    const job = { signal, attempts: [], tries: 1 };
    const outside = { clock, db: database.db };
    await sendToWebhook({ ...outside, fetch: answering(Response.json({ id: '5' })) }, to, message, job);
    expect(asked).toEqual([`${to}&wait=true`]);
    expect(await refusal()).toMatchObject({ waitFor: 500 });
    clock.advance(500);
    const unknown = Response.json({ code: 10_003 }, { status: 404 });
    await expect(sendToWebhook({ ...outside, fetch: answering(unknown) }, to, message, job)).rejects.toThrow(
      '404 The thread was deleted in the chat',
    );
  });
});

describe('a message to the chat', () => {
  it('arrives, and its id is known', async () => {
    expect(await send()).toEqual({ messageId: chat.messages[0]?.id });
    expect(chat.messages[0]?.body).toEqual(message);
  });

  it.each([
    ['no body', { status: 204, body: undefined }],
    ['a body that is no JSON object', { status: 200, body: 'fine' }],
    ['an id with a NUL', { status: 200, body: { id: '12\0' } }],
    ['an id with half an emoji', { status: 200, body: { id: '12\uD83D' } }],
    ['an id that is no digits', { status: 200, body: { id: '12a' } }],
    ['an id that is too long', { status: 200, body: { id: '1'.repeat(21) } }],
    ['an id that is a number', { status: 200, body: { id: 12 } }],
    ['an answer of more than 64 kB', { status: 200, body: { id: '12', more: 'x'.repeat(65_536) } }],
    ['an answer without an end', { status: 200, endless: 'plain' } as const],
    ['a packed answer without an end', { status: 200, endless: 'gzip' } as const],
    ['an answer that drips', { status: 200, endless: 'drip' } as const],
  ])('counts as sent with %s', async (_name, fault) => {
    chat.faults.push(fault);
    expect(await send({ most: 500 })).toEqual({ messageId: null });
    if ('endless' in fault) await expect.poll(() => chat.open()).toBe(0);
    expect(chat.bytes()).toBeLessThan(50_000_000);
  });

  it('reads a whole answer of 64 kB', async () => {
    const body = { id: '12', more: 'x'.repeat(65_536 - '{"id":"12","more":""}'.length) };
    chat.faults.push({ status: 200, body });
    expect(await send()).toEqual({ messageId: '12' });
  });

  it('goes out half a second after the last one to its address, whoever sends', async () => {
    const both = await Promise.all([refusal(), refusal()]);
    expect(both).toContain('sent');
    expect(both).toContainEqual(expect.objectContaining({ waitFor: 500 }));
    expect(await refusal({ to: chat.webhook('300000000000000002') })).toBe('sent');
    clock.advance(499);
    expect(await refusal()).toMatchObject({ waitFor: 1 });
    clock.advance(1);
    expect(await refusal()).toBe('sent');
  });

  it('does not wait for a time from before the clock was set back', async () => {
    await send();
    clock.advance(-3_600_000);
    expect(await refusal()).toBe('sent');
  });

  it.each([
    ['in the body', { status: 429, body: { retry_after: 2.345 } }, 2345],
    ['in the header', { status: 429, headers: { 'retry-after': '3' } }, 3000],
    ['too long', { status: 429, body: { retry_after: 900 } }, 30_000],
    [
      'in the header of a large answer',
      { status: 429, headers: { 'retry-after': '3' }, body: 'x'.repeat(70_000) },
      3000,
    ],
    ['not at all', { status: 429 }, 1000],
    ['with nonsense', { status: 429, body: { retry_after: [] } }, 1000],
  ])('waits as the service asks: %s', async (_name, fault, wait) => {
    chat.faults.push(fault);
    expect(await refusal()).toMatchObject({ retryIn: wait, isTry: false });
    expect(await refusal()).toMatchObject({ waitFor: wait });
    clock.advance(wait);
    expect(await refusal()).toBe('sent');
  });

  it('may be put off three times in a row, the fourth counts as a try', async () => {
    const fault = { status: 429, body: { retry_after: 0.25 } };
    const outcomes = [];
    for (const count of [2, 3]) {
      chat.faults.push(fault);
      outcomes.push(await refusal({ attempts: pauses(count) }));
      clock.advance(500);
    }
    chat.faults.push(fault);
    const aTry = { at: '', error: '503', retryIn: 1000, isTry: true };
    outcomes.push(await refusal({ attempts: [...pauses(3), aTry, ...pauses(2)], tries: 2 }));
    expect(outcomes).toMatchObject([
      { retryIn: 250, isTry: false },
      { retryIn: 1000, isTry: true },
      { retryIn: 250, isTry: false },
    ]);
  });

  it('meets the bucket of its webhook', async () => {
    chat.settings.hasBuckets = true;
    for (let count = 0; count < 5; count += 1) {
      await send();
      clock.advance(500);
    }
    const { retryIn, isTry } = (await refusal()) as { retryIn: number; isTry: boolean };
    expect(isTry).toBe(false);
    expect(retryIn).toBeGreaterThan(0);
    expect(retryIn).toBeLessThanOrEqual(2000);
  });

  it.each([
    ['a deleted webhook', { status: 404, body: { code: 10015 } }, '404 The webhook was deleted in the chat'],
    [
      'a refusal',
      { status: 400, body: { message: 'Invalid Form Body' } },
      '400 Bad Request: Invalid Form Body',
    ],
    ['words with a NUL', { status: 400, body: { message: 'a\0b' } }, '400 Bad Request: a\uFFFDb'],
    [
      'words that end in half an emoji',
      { status: 400, body: { message: 'a\uD83D' } },
      '400 Bad Request: a\uFFFD',
    ],
    [
      'words whose cut is in an emoji',
      { status: 400, body: { message: `${'x'.repeat(199)}😀` } },
      `400 Bad Request: ${'x'.repeat(199)}😀`,
    ],
    [
      'words whose cut is in a family',
      { status: 400, body: { message: `${'x'.repeat(198)}👨‍👩‍👧‍👦` } },
      `400 Bad Request: ${'x'.repeat(198)}`,
    ],
    ['words without an end', { status: 400, endless: 'gzip' } as const, '400 Bad Request'],
    [
      'its own path',
      { status: 400, body: { message: `POST ${new URL(chatPath, 'http://x').pathname} is not allowed` } },
      '400 Bad Request: POST /api/webhooks/300000000000000001/[secret] is not allowed',
    ],
    [
      'its own path, escaped',
      { status: 400, body: { message: encodeURIComponent(chatPath.replace('a-token', '%61-tok%65n')) } },
      '400 Bad Request: %2Fapi%2Fwebhooks%2F300000000000000001%2F[secret]',
    ],
    [
      'the token alone, across the cut',
      { status: 400, body: { message: `${'x'.repeat(190)} a-token_of-the-stand-in` } },
      `400 Bad Request: ${'x'.repeat(190)} [secret]`,
    ],
    ['another address', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, '302 Found: as asked'],
  ])('is given up at %s', async (_name, fault, text) => {
    chat.faults.push(fault);
    expect(await refusal()).toEqual({ message: text, retryIn: null, isTry: true });
    expect(chat.messages).toEqual([]);
  });

  it.each([
    ['an error of the service', { status: 503, body: null }, '503 Service Unavailable: as asked'],
    ['a cut connection', { cut: 'before' } as const, 'No connection (UND_ERR_SOCKET)'],
    ['a slow answer', { slow: 1000 }, 'No answer within 0.05 s'],
  ])('is tried again after %s', async (_name, fault, text) => {
    chat.faults.push(fault);
    expect(await refusal({ most: 50 })).toEqual({ message: text });
  });

  it('never names its address', async () => {
    const nobody = 'http://127.0.0.1:1/api/webhooks/300000000000000001/secret';
    expect(JSON.stringify(await refusal({ to: nobody }))).toMatch(/No connection/);
    await database.db.deleteFrom('webhook_pace').execute();
    expect(JSON.stringify(await refusal({ to: 'no address with a secret' }))).not.toContain('secret');
  });

  it("is refused by the stand-in over the service's limits", async () => {
    const long = { ...message, embeds: [{ title: 'x'.repeat(257) }] };
    const sent = sendToWebhook(parts, chat.webhook(), long, { signal, attempts: [], tries: 1 });
    await expect(sent).rejects.toThrow('400 Bad Request: embeds.0.title: Must be 256 or fewer in length.');
  });
});
