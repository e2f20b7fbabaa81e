import { endpoints } from '@rondo/contract/all';
import type { CallName } from '@rondo/contract/calls';
import type { Endpoint } from '@rondo/contract/endpoint';
import { MODIFIER_TYPES } from '@rondo/domain/modifiers';
import { beforeAll, describe, expect, it } from 'vitest';
import { recomputeEverything } from './features/players/index.ts';
import { transaction } from './platform/db/transaction.ts';
import { publishEvent } from './platform/events/publish.ts';
import { type AccessRow, accessTable } from './testing/access-table.ts';
import { appOfTests, beforeTests } from './testing/before-tests.ts';
import { aCreator, aLevel, aPass, aPlayer, aTeam } from './testing/catalogue.ts';
import type { GivenArguments } from './testing/named-call.ts';
import { anOpenRating } from './testing/open-rating.ts';
import { signedInUser, type TestUser } from './testing/users.ts';

/** One site: a process without jokes, and one with them beside it. */
const superAdminPassword = 'open sesame, please';
const off = appOfTests({ config: { jokes: false, superAdminPassword }, keepVisitorReplies: true });
const on = appOfTests({ config: { jokes: true, superAdminPassword }, beside: off });
const people = beforeTests(async () => ({
  user: await signedInUser(off),
  rater: await signedInUser(off, { role: 'rater' }),
  admin: await signedInUser(off, { role: 'superAdmin' }),
}));
let ids = { level: 0, other: 0, rated: 0, player: 0, second: 0 };

beforeAll(async () => {
  const { db } = off.deps;
  const [level, other] = [await aLevel(db), await aLevel(db, { diff_id: 40 })];
  const [player, second] = [await aPlayer(db), await aPlayer(db)];
  for (const player_id of [player, second])
    for (const level_id of [level, other])
      await aPass(db, { level_id, player_id, vid_upload_time: new Date(player_id * 86_400_000) });
  await aCreator(db);
  await aTeam(db, 'Some team');
  const rated = (await anOpenRating(db)).levelId;
  ids = { level, other, rated, player, second };
  await transaction(db, recomputeEverything);
});

/** Calls that read without being GET or HEAD. */
const readingPosts: ReadonlySet<string> = new Set([
  'POST /v2/database/levels/filter',
  'POST /v2/database/passes',
  'POST /v2/database/levels/:id/preview',
  'POST /v2/admin/announcements/preview',
  'POST /v2/admin/announcements/state',
]);
/** A new riddle each time, a stream, and the room that is left on the disk. */
const differsAnyway: ReadonlySet<string> = new Set([
  'GET /v2/auth/captcha',
  'GET /events',
  'GET /v2/admin/backup/list',
]);
const ofJokes = (Object.values(endpoints) as Endpoint[]).filter(({ feature }) => feature === 'jokes');
const callOf = ({ method, url }: Endpoint) => `${method} ${url}`;
const jokeCalls = new Set(ofJokes.map(callOf));
const readingCalls = Object.entries(accessTable).filter(
  ([call]) =>
    (/^(GET|HEAD) /.test(call) || readingPosts.has(call)) && !differsAnyway.has(call) && !jokeCalls.has(call),
);

/** The addresses of a call: the one of the table, and that of each thing of this test in the place of its ids. */
function addressesOf(url: string, { params = {}, query }: AccessRow): string[] {
  const things = Object.values(ids);
  const filled = [null, ...things].map((thing) =>
    url.replace(/:(\w+)/g, (_, name: string) => {
      const value = params[name];
      return encodeURIComponent(String(thing === null || typeof value !== 'number' ? value : thing));
    }),
  );
  return [...new Set(filled)].map((address) => (query === undefined ? address : `${address}?${query}`));
}

/** What a site answers to everyone, by caller and call. */
async function repliesOf(site: typeof off): Promise<ReadonlyMap<string, string>> {
  const replies = new Map<string, string>();
  const callers = { visitor: undefined, ...people };
  for (const [name, caller] of Object.entries(callers))
    for (const [call, row] of readingCalls) {
      const [method = '', url = ''] = call.split(' ');
      for (const address of addressesOf(url, row)) {
        const { status, text } = await site.callRaw(method, address, {
          token: caller?.token,
          headers: { ...row.headers, 'x-super-admin-password': superAdminPassword },
          ...(row.body === undefined ? {} : { body: row.body }),
        });
        replies.set(`${name}: ${method} ${address}`, `${status} ${text}`);
      }
    }
  return replies;
}

const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  [...one.keys()].filter((key) => one.get(key) !== other.get(key));

/** All that people can play, through the process with jokes; and a modifier of each type. */
async function play(): Promise<void> {
  const { user, admin } = people;
  const { level, rated, player, second } = ids;
  const as = async <N extends CallName>(who: TestUser, name: N, ...given: GivenArguments<N>) => {
    const reply = await on.as(who).call(name, ...given);
    expect(reply.status, `${name} ${reply.text}`).toBe(200);
    return reply.body;
  };
  const wheel = await as(user, 'levelWheel');
  const seed = 'seed' in wheel ? wheel.seed : null;
  await on.call('wheelImage', { seed });
  for (const kind of ['level', 'difficulty', 'reason', 'gimmick', 'slots'])
    await as(user, 'draw', { body: { kind, seed } });
  await as(user, 'setRolledDifficulty', { id: rated, body: { diffId: 30, baseScore: 9_999_999 } });
  // The same difficulty as before: an edit of a super admin stays.
  const { diffId } = await as(admin, 'levelDetail', { id: level });
  await as(admin, 'updateRolledLevel', { id: level, body: { diffId } });
  await as(user, 'openCase', { body: { targetPlayerId: player } });
  const { db, clock } = on.deps;
  await transaction(db, async (trx) => {
    const expires_at = new Date(clock.now().getTime() + 3_600_000);
    await trx
      .insertInto('player_modifiers')
      .values(
        MODIFIER_TYPES.map((type) => ({
          player_id: player,
          type,
          value: type === 'ranked_add' ? 500 : type === 'ranked_multiply' ? 1.5 : null,
          partner_id: type === 'player_swap' ? second : null,
          expires_at,
        })),
      )
      .execute();
    await publishEvent(trx, { type: 'modifierUpdate', data: { playerId: player } });
  });
  const filled = await Promise.all(
    (
      [
        'play_commitments',
        'play_draws',
        'wheel_lists',
        'roulette_timeouts',
        'level_timeouts',
        'rating_suggestions',
        'player_modifiers',
        'modifier_cooldowns',
      ] as const
    ).map((table) => db.selectFrom(table).selectAll().execute()),
  );
  expect(filled.every(({ length }) => length > 0)).toBe(true);
}

describe('a site without jokes', () => {
  let before: ReadonlyMap<string, string>;
  beforeAll(async () => {
    before = await repliesOf(off);
  });

  it('answers every reading call twice alike', async () => {
    expect(before.size).toBeGreaterThan(500);
    expect(differences(before, await repliesOf(off))).toEqual([]);
  });

  describe('after somebody played', () => {
    beforeAll(play);

    it('answers every reading call as before', async () => {
      expect(differences(before, await repliesOf(off))).toEqual([]);
    });

    it('answers some of them otherwise than a site with jokes', async () => {
      const shownWithJokes = differences(before, await repliesOf(on));
      const shownTo = (caller: string) =>
        new Set(
          shownWithJokes
            .filter((key) => key.startsWith(`${caller}: `))
            .map((key) => key.replace(/^\w+: /, '').replace(/\d+$/, ':id')),
        );
      // Whatever else takes from levels, passes and players has what is stored.
      const everyone = [
        'GET /v2/config',
        'GET /v2/database/leaderboard',
        'GET /v2/database/levels/withRatings/:id',
        'GET /v2/database/passes/level/:id',
        'GET /v2/database/players/:id',
      ];
      for (const caller of ['visitor', 'user', 'rater'])
        expect([...shownTo(caller)].sort(), caller).toEqual(everyone);
      expect([...shownTo('admin')].sort()).toEqual(['GET /v2/admin/rating/:id', ...everyone]);
      const suggested = `GET /v2/database/levels/withRatings/${ids.rated}`;
      expect(shownWithJokes.filter((key) => key.endsWith(suggested))).toEqual([`admin: ${suggested}`]);
    });
  });

  it.each(ofJokes.map((endpoint) => [callOf(endpoint)] as const))(
    '%s answers FEATURE_DISABLED to everyone, before anything is looked at',
    async (call) => {
      const [method = '', path = ''] = call.split(' ');
      const tokens = [undefined, 'no token', ...Object.values(people).map(({ token }) => token)];
      for (const value of ['1', '2000000000', 'x', '%00'])
        for (const token of tokens) {
          const url = path.replace(/:\w+/g, value);
          for (const more of method === 'GET'
            ? [{}]
            : [
                {},
                { body: { nonce: 5 } },
                { body: '{"a":', headers: { 'content-type': 'application/json' } },
              ]) {
            const { outcome, headers } = await off.callRaw(method, url, { token, ...more });
            expect(outcome, `${url} ${JSON.stringify(more)}`).toBe('404 FEATURE_DISABLED');
            expect(headers['cache-control']).toContain('no-store');
          }
        }
    },
  );
});
