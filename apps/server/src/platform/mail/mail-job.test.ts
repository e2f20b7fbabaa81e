import { beforeEach, describe, expect, it } from 'vitest';
import { closedAfter, databaseOfTests } from '../../testing/before-tests.ts';
import type { Deps } from '../feature.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { jobWorker } from '../../testing/job-worker.ts';
import { testMailServer } from '../../testing/mail-server.ts';
import { transaction } from '../db/transaction.ts';
import { createLog } from '../log/log.ts';
import { writeEmail } from './email.ts';
import { mailJob } from './mail-job.ts';

const minute = 60_000;
const log = createLog({ level: 'silent', pretty: false });
const clock = fakeClock();

const database = databaseOfTests();
const server = closedAfter(() => testMailServer());
beforeEach(async () => {
  server.refusals.clear();
  (server.messages as string[]).length = 0;
  await database.db.deleteFrom('jobs').execute();
});

const note = mailJob('note', async (_deps, { address }) =>
  writeEmail({
    to: address,
    subject: 'Zażółć, 你好',
    before: ['<b>Hello</b> & co'],
    link: { url: 'https://rondo.example/x?a=1&b=2', label: 'Go' },
    after: ['Bye'],
    language: 'pl',
  }),
);
const nothing = mailJob('nothing', async () => null);

const worker = () => {
  const config = { smtpUrl: server.url, mailFrom: 'Rondo <rondo@example.org>', dataDir: '/nowhere' };
  return jobWorker(database.db, clock, [note, nothing], { deps: { config, clock, log } as unknown as Deps });
};
const queue = (kind = note) =>
  transaction(database.db, (trx) =>
    worker().enqueue(trx, { kind, payload: { address: 'a@example.org', language: 'en' } }),
  );
const mail = () =>
  database.db.selectFrom('jobs').select(['state', 'tries', 'due_at', 'last_error']).executeTakeFirstOrThrow();

describe('a mail', () => {
  it('is sent over SMTP, as text and as HTML, once', async () => {
    await queue();
    await Promise.all([worker().drain(), worker().drain()]);
    await worker().drain();
    expect(server.messages).toHaveLength(1);
    const [message = ''] = server.messages;
    expect(message).toMatch(/^From: Rondo <rondo@example\.org>$/m);
    expect(message).toMatch(/^To: a@example\.org$/m);
    expect(message).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(message).toContain('Content-Type: text/plain; charset=utf-8');
    expect(message).toContain('&lt;b&gt;Hello&lt;/b&gt; &amp; co');
    expect((await mail()).state).toBe('done');
  });

  it('is tried again with growing waits, and given up in the end', async () => {
    server.refusals.set('DATA', '451 later');
    await queue();
    await worker().drain();
    for (const [index, wait] of [1, 5, 15, 60, 180, 360, 720].entries()) {
      const due_at = new Date(clock.now().getTime() + wait * minute);
      expect(await mail()).toMatchObject({ state: 'waiting', tries: index + 1, due_at });
      clock.advance(wait * minute - 1);
      await worker().drain();
      expect((await mail()).tries).toBe(index + 1);
      clock.advance(1);
      await worker().drain();
    }
    expect(await mail()).toMatchObject({ state: 'failed', tries: 8 });
    expect((await mail()).last_error).toContain('451 later');
    expect(server.messages).toHaveLength(0);
  });

  it('is sent when the server is back', async () => {
    server.refusals.set('EHLO', '421 closed').set('HELO', '421 closed');
    await queue();
    await worker().drain();
    server.refusals.clear();
    clock.advance(minute);
    await worker().drain();
    expect(server.messages).toHaveLength(1);
  });

  it('is given up at once when the server refuses it for good', async () => {
    server.refusals.set('RCPT', '550 nobody here');
    await queue();
    await worker().drain();
    expect(await mail()).toMatchObject({ state: 'failed', tries: 1 });
  });

  it('is over when there is nothing to say any more', async () => {
    await queue(nothing);
    await worker().drain();
    expect((await mail()).state).toBe('done');
    expect(server.messages).toHaveLength(0);
  });
});
