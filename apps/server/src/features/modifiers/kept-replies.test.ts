import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';
import { putModifier } from './testing/put-modifier.ts';

/** Two servers of one site that keep replies to visitors. */
const options = { config: { jokes: true, countStatements: true }, keepVisitorReplies: true } as const;
const here = appOfTests(options);
const there = appOfTests({ ...options, beside: here });
let playerId = 0;
let pages: string[] = [];

beforeAll(async () => {
  const { db } = here.deps;
  const levelId = await aLevel(db);
  playerId = await aPlayer(db);
  await aPass(db, { level_id: levelId, player_id: playerId });
  await aPass(db, { level_id: levelId, player_id: await aPlayer(db) });
  await transaction(db, recomputeEverything);
  pages = [`players/${playerId}`, 'leaderboard', `passes/level/${levelId}`].map(
    (path) => `/v2/database/${path}`,
  );
});

const replyOf = async (site: TestApp, page: string) => {
  const { text, headers } = await site.callRaw('GET', page);
  return { text, isKept: headers['x-sql-statements'] === '0' };
};
const textsOf = (site: TestApp) => Promise.all(pages.map(async (page) => (await replyOf(site, page)).text));
/** The notification of a write drops once more what was read right after it. */
async function expectKept() {
  for (const page of pages) await expect.poll(async () => (await replyOf(here, page)).isKept).toBe(true);
}
const overlays = (texts: readonly string[]) => texts.map((text) => text.includes('"overlay"'));
const none = [false, false, false];
const all = [true, true, true];

describe('replies that are kept for visitors', () => {
  it('follow a modifier at once, and at another process soon', async () => {
    for (const site of [here, there]) expect(overlays(await textsOf(site))).toEqual(none);
    await expectKept();
    const id = await putModifier(here, { playerId, type: 'king_of_castle' });
    expect(overlays(await textsOf(here))).toEqual(all);
    await expect.poll(async () => overlays(await textsOf(there))).toEqual(all);
    await expectKept();
    const { token } = await signedInUser(here, { role: 'superAdmin' });
    const ended = await here.as({ token }).call('endModifier', { modifierId: id });
    expect(ended.status).toBe(204);
    expect(overlays(await textsOf(here))).toEqual(none);
    await expect.poll(async () => overlays(await textsOf(there))).toEqual(none);
  });

  it('are as before within two seconds of the end of the last one, and at once for who is signed in', async () => {
    const before = await textsOf(here);
    await putModifier(here, { playerId, type: 'king_of_castle', minutes: 1 });
    here.clock.advance(59_000);
    expect(overlays(await textsOf(here))).toEqual(all);
    here.clock.advance(1_000);
    const { token } = await signedInUser(here);
    for (const [index, page] of pages.entries())
      expect((await here.callRaw('GET', page, { token })).text).toBe(before[index]);
    here.clock.advance(1_000);
    for (const site of [here, there]) expect(await textsOf(site)).toEqual(before);
  });
});
