import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { type TestMailServer, testMailServer } from '../../testing/mail-server.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { createLog } from '../log/log.ts';
import { writeLetter } from './letter.ts';
import { createOutbox, type LetterWriter } from './outbox.ts';
import { createMailTransport, type MailTransport } from './transport.ts';

const minute = 60_000;
const log = createLog({ level: 'silent', pretty: false });
const clock = fakeClock();

let database: TestDatabase;
let server: TestMailServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await testMailServer();
});
afterAll(async () => {
  await server.close();
  await database.close();
});
const boxes: { stop: () => Promise<void> }[] = [];
beforeEach(async () => {
  // One of them is stuck, so they are not waited for.
  for (const box of boxes.splice(0)) void box.stop();
  server.refusals.clear();
  (server.messages as string[]).length = 0;
  await database.db.deleteFrom('outgoing_mails').execute();
});

const write: LetterWriter = async ({ address }) =>
  writeLetter({
    to: address,
    subject: 'Zażółć, 你好',
    before: ['<b>Hello</b> & co'],
    link: { url: 'https://rondo.example/x?a=1&b=2', label: 'Go' },
    after: ['Bye'],
    language: 'pl',
  });

/** One process: an outbox on the common database. */
const outbox = (send?: MailTransport, writers: Record<string, LetterWriter> = { note: write }) => {
  const box = createOutbox({
    db: database.db,
    clock,
    log,
    send:
      send ??
      createMailTransport({
        config: { smtpUrl: server.url, mailFrom: 'Rondo <rondo@example.org>', dataDir: '/nowhere' },
        clock,
        log,
      }),
    writers,
  });
  boxes.push(box);
  return box;
};
const queue = (box: ReturnType<typeof outbox>, address = 'a@example.org') =>
  transaction(database.db, (trx) => box.queue(trx, { kind: 'note', address, language: 'en' }));
const waiting = () =>
  database.db.selectFrom('outgoing_mails').select(['address', 'tries', 'due_at']).execute();

describe('the outbox', () => {
  it('sends over SMTP, as text and as HTML, once', async () => {
    const box = outbox();
    await queue(box);
    await box.drain();
    await box.drain();
    expect(server.messages).toHaveLength(1);
    const [message = ''] = server.messages;
    expect(message).toMatch(/^From: Rondo <rondo@example\.org>$/m);
    expect(message).toMatch(/^To: a@example\.org$/m);
    expect(message).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(message).toContain('Content-Type: text/plain; charset=utf-8');
    expect(message).toContain('&lt;b&gt;Hello&lt;/b&gt; &amp; co');
    expect(await waiting()).toEqual([]);
  });

  it('leaves by itself after the commit, and not without one', async () => {
    const box = outbox();
    const undone = transaction(database.db, async (trx) => {
      await box.queue(trx, { kind: 'note', address: 'undone@example.org', language: 'en' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await queue(box, 'done@example.org');
    await expect.poll(() => server.messages.length).toBe(1);
    expect(server.messages[0]).toMatch(/^To: done@example\.org$/m);
  });

  it('sends each mail once from several processes', async () => {
    const sent: string[] = [];
    const processes = Array.from({ length: 4 }, () =>
      outbox(async ({ to }) => {
        sent.push(to);
      }),
    );
    const [first] = processes;
    if (first === undefined) throw new Error('no outbox');
    const addresses = Array.from({ length: 20 }, (_, i) => `p${i}@example.org`);
    for (const address of addresses) await queue(first, address);
    await Promise.all(processes.map((box) => box.drain()));
    expect(sent.sort()).toEqual(addresses.sort());
  });

  it('is taken over by another process when one ends in the middle', async () => {
    const stuck = outbox(() => new Promise(() => undefined));
    await queue(stuck, 'a@example.org');
    void stuck.drain();
    await expect.poll(async () => (await waiting())[0]?.tries).toBe(1);
    const other = outbox();
    await other.drain();
    expect(server.messages).toHaveLength(0);
    clock.advance(5 * minute);
    await other.drain();
    expect(server.messages).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('tries again with growing waits, and gives up in the end', async () => {
    server.refusals.set('DATA', '451 later');
    const box = outbox();
    await queue(box);
    await box.drain();
    expect(await waiting()).toMatchObject([{ tries: 1, due_at: new Date(clock.now().getTime() + minute) }]);
    await box.drain();
    expect((await waiting())[0]?.tries).toBe(1);
    for (const wait of [1, 5, 15, 60, 180, 360, 720]) {
      expect(await waiting()).toHaveLength(1);
      clock.advance(wait * minute);
      await box.drain();
    }
    expect(await waiting()).toEqual([]);
    expect(server.messages).toHaveLength(0);
  });

  it('sends when the server is back', async () => {
    server.refusals.set('EHLO', '421 closed').set('HELO', '421 closed');
    const box = outbox();
    await queue(box);
    await box.drain();
    server.refusals.clear();
    clock.advance(minute);
    await box.drain();
    expect(server.messages).toHaveLength(1);
  });

  it('gives up at once what the server refuses for good', async () => {
    server.refusals.set('RCPT', '550 nobody here');
    const box = outbox();
    await queue(box);
    await box.drain();
    expect(await waiting()).toEqual([]);
  });

  it('forgets a mail that has nothing to say any more', async () => {
    const box = outbox(undefined, { note: async () => null });
    await queue(box);
    await box.drain();
    expect(await waiting()).toEqual([]);
    expect(server.messages).toHaveLength(0);
  });

  it('leaves mails of a kind that it does not know to who does', async () => {
    const box = outbox(undefined, { other: write });
    await queue(box);
    await box.drain();
    expect(await waiting()).toHaveLength(1);
  });

  it('finishes the letter on its way before it stops, and leaves the rest', async () => {
    const sent: string[] = [];
    let go: () => void = () => undefined;
    const box = outbox(async ({ to }) => {
      sent.push(to);
      await new Promise<void>((resolve) => {
        go = resolve;
      });
    });
    await queue(box, 'one@example.org');
    await queue(box, 'two@example.org');
    void box.drain();
    await expect.poll(() => sent).toEqual(['one@example.org']);
    const stopped = box.stop();
    go();
    await stopped;
    expect(sent).toHaveLength(1);
    expect((await waiting()).map(({ address }) => address)).toEqual(['two@example.org']);
  });
});
