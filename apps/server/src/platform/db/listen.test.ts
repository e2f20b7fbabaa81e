import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { listenTo } from './listen.ts';
import { notify } from './notify.ts';
import { transaction } from './transaction.ts';

let router: Server;
/** The way through the router to the same database. */
let detour: string;
const ways: (readonly [near: Socket, far: Socket])[] = [];

const test = databaseOfTests();
beforeAll(async () => {
  const socket = join(new URL(test.url).searchParams.get('host') ?? '', '.s.PGSQL.5432');
  router = createServer((near) => {
    const far = connect(socket);
    ways.push([near, far]);
    for (const end of [near, far])
      end.on('error', () => undefined).on('close', () => [near, far].map((each) => each.destroy()));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((listening) => router.listen(0, '127.0.0.1', listening));
  const address = router.address();
  const url = new URL(test.url);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  detour = url.href;
});
afterAll(async () => {
  for (const way of ways) for (const end of way) end.destroy();
  router.close();
});

/** Both ends stay open, and nothing passes any more. */
function forget([near, far]: (typeof ways)[number]): void {
  near.unpipe(far);
  far.unpipe(near);
  near.pause();
  far.pause();
}

it('gives up a connection that is silent, reports the gap and receives again', async () => {
  const reports: string[] = [];
  const listening = listenTo(
    detour,
    'news',
    {
      message: (payload) => reports.push(payload),
      up: () => reports.push('up'),
      gap: () => reports.push('gap'),
    },
    { everyMs: 2_000, patienceMs: 1_500 },
  );
  const say = (news: string) => transaction(test.db, (trx) => notify(trx, 'news', news));
  await expect.poll(() => reports).toEqual(['up']);
  await say('first');
  await expect.poll(() => reports).toEqual(['up', 'first']);
  for (const way of ways) forget(way);
  await expect.poll(() => reports, { timeout: 10_000 }).toEqual(['up', 'first', 'gap', 'up']);
  await say('second');
  await expect.poll(() => reports).toEqual(['up', 'first', 'gap', 'up', 'second']);
  await listening.stop();
});
