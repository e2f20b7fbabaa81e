import type { ReplyOf } from '@rondo/contract/calls';
import { beforeAll, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { changeRow } from '../../testing/stored-row.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { runText } from '../db/prepared.ts';
import { keepVisitorReplies } from './visitor-replies.ts';

let admin: string;
let levelId: number;
let playerId: number;
const here = appOfTests({ keepVisitorReplies: true });
const there = appOfTests({ keepVisitorReplies: true, beside: here });
beforeAll(async () => {
  const { db } = here.deps;
  admin = (await signedInUser(here, { role: 'superAdmin' })).token;
  levelId = await aLevel(db, { song: 'Before' });
  playerId = await aPlayer(db);
  await aPass(db, { level_id: levelId, player_id: playerId });
});

const list = { query: 'before' };
const songsAt = async (site: TestApp) =>
  (await site.call('filterLevels', { body: list })).body.results.map(({ song }) => song);
const rename = (song: string) => here.as({ token: admin }).call('editLevel', { id: levelId, body: { song } });

/** Writes past the product, so that no event reports it: whoever shows the old text answers from what is kept. */
const renameSilently = (song: string) => changeRow(here.deps.db, 'levels', levelId, { song });

it('answers visitors from what is kept, and nobody else', async () => {
  expect(await songsAt(here)).toEqual(['Before']);
  await renameSilently('Before and after');
  expect(await songsAt(here)).toEqual(['Before']);
  const asAdmin = await here.as({ token: admin }).call('filterLevels', { body: list });
  expect(asAdmin.body.results[0]?.song).toBe('Before and after');
});

it('knows the same question in other words, and another one as another', async () => {
  const ask = async (url: string, body: object) => {
    const address = `/v2/database/levels/filter${url}`;
    const reply = await here.callRaw<ReplyOf<'filterLevels'>>('POST', address, { body });
    return [reply.body.count, reply.body.results[0]?.song];
  };
  const first = await ask('?limit=5', { query: 'before', sort: null });
  await renameSilently('Before long');
  expect(await ask('?more=1&limit=5.0', { sort: '', query: 'before', more: [[1]] })).toEqual(first);
  expect(await ask('?limit=6', { query: 'before' })).toEqual([1, 'Before long']);
  expect(await ask('?limit=5', { query: 'befor' })).toEqual([1, 'Before long']);
});

it('answers fresh in the next request of the process that wrote, and soon elsewhere', async () => {
  await Promise.all([songsAt(here), songsAt(there)]);
  await rename('Before noon');
  expect(await songsAt(here)).toEqual(['Before noon']);
  await expect.poll(() => songsAt(there)).toEqual(['Before noon']);
});

it('drops what it keeps at every write of staff, such as those that no live event reports', async () => {
  const { call } = here.as({ token: admin });
  const namesAt = async (site: TestApp) => (await site.call('creators')).body.results.map(({ name }) => name);
  expect(await Promise.all([namesAt(here), namesAt(there)])).toEqual([[], []]);
  const { id } = (await call('newCreator', { body: { name: 'Morning' } })).body;
  expect(await namesAt(here)).toEqual(['Morning']);
  await expect.poll(() => namesAt(there)).toEqual(['Morning']);
  await call('editCreator', { id, body: { name: 'Evening' } });
  expect(await namesAt(here)).toEqual(['Evening']);
  await expect.poll(() => namesAt(there)).toEqual(['Evening']);
});

it('is never older than two seconds, even when no event comes', async () => {
  await songsAt(here);
  await renameSilently('Before dusk');
  here.clock.advance(2_000);
  expect(await songsAt(here)).toEqual(['Before dusk']);
});

it('keeps nothing while its process cannot receive events', async () => {
  await runText(
    here.deps.db,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'rondo events' AND datname = current_database()`,
    [],
  );
  await expect.poll(() => there.deps.events.isListening()).toBe(false);
  await songsAt(there);
  await renameSilently('Before dawn');
  expect(await songsAt(there)).toEqual(['Before dawn']);
});

it('compresses a reply for those who accept it', async () => {
  const ask = (accepted: string) =>
    here.app.inject({ url: `/v2/database/players/${playerId}`, headers: { 'accept-encoding': accepted } });
  const plain = await ask('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const { headers } = await ask('gzip, br;q=0.9');
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'authorization, accept-encoding' });
  expect((await ask('br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
});

it('makes a reply once for all who ask meanwhile, and keeps none that a write may have overtaken', async () => {
  let mark = 1;
  let made = 0;
  const replies = keepVisitorReplies(
    { mark: () => mark, lastMark: () => mark },
    { elapsed: () => 0, hasDatabase: () => true },
  );
  const make = async () => {
    made += 1;
    return 'text';
  };
  await Promise.all([replies.make('a', make), replies.make('a', make)]);
  expect(made).toBe(1);
  expect(replies.find('a')?.body.toString()).toBe('text');
  const overtaken = replies.make('b', make);
  mark = 2;
  await overtaken;
  expect(replies.find('b')).toBeNull();
  expect(replies.find('a')).toBeNull();
});
