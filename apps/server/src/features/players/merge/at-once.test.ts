import { describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { handIn, passBody } from '../../../testing/forms.ts';
import { expectStandingsFromNothing } from '../../../testing/standings-from-nothing.ts';
import { changeRow } from '../../../testing/stored-row.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { type Call, rounds, superAdminPassword, twoServersOfTests } from '../../../testing/two-servers.ts';
import { signedInUser, type TestUser } from '../../../testing/users.ts';
import { recomputeEverything } from '../index.ts';

const { one, other, admin, atOnce } = twoServersOfTests();

const merging = (source: number, target: number): Call<'mergePlayer'> => [
  'mergePlayer',
  { id: source, body: { targetPlayerId: target } },
];

/** Players with a pass each, on one level and on one of their own. */
async function somePlayers(count: number): Promise<number[]> {
  const { db } = one.deps;
  const shared = await aLevel(db);
  const ids: number[] = [];
  for (let index = 0; index < count; index++) {
    const player_id = await aPlayer(db);
    const vid_upload_time = new Date(Date.UTC(2024, 0, 1 + index));
    await aPass(db, { level_id: shared, player_id, vid_upload_time });
    await aPass(db, { level_id: await aLevel(db), player_id, perfect: 900, e_perfect: 100 });
    ids.push(player_id);
  }
  await transaction(db, recomputeEverything);
  return ids;
}

async function passesOf(playerIds: readonly number[]) {
  const rows = await one.deps.db
    .selectFrom('passes')
    .select('player_id')
    .where('player_id', 'in', [...playerIds])
    .execute();
  return playerIds.map((id) => rows.filter((row) => row.player_id === id).length);
}

describe('at the same moment', () => {
  it('two players merged into each other: one of the two merges stands', async () => {
    for (const round of rounds) {
      const [a, b] = (await somePlayers(2)) as [number, number];
      const replies = await atOnce(round, merging(a, b), merging(b, a));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect((await passesOf([a, b])).sort()).toEqual([0, 4]);
      await expectStandingsFromNothing(one.deps.db);
    }
  });

  it('one player merged into two: all of it goes to one of them', async () => {
    for (const round of rounds) {
      const [a, b, c] = (await somePlayers(3)) as [number, number, number];
      const replies = await atOnce(round, merging(a, b), merging(a, c));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect((await passesOf([a, b, c])).sort()).toEqual([0, 2, 4]);
      await expectStandingsFromNothing(one.deps.db);
    }
  });

  it('a chain of merges ends with the last of them, or only its first link stands', async () => {
    for (const round of rounds) {
      const [a, b, c] = (await somePlayers(3)) as [number, number, number];
      const [first, second] = await atOnce(round, merging(a, b), merging(b, c));
      expect(second.outcome).toBe('200');
      expect(await passesOf([a, b, c])).toEqual(first.status === 200 ? [0, 0, 6] : [2, 0, 4]);
      await expectStandingsFromNothing(one.deps.db);
    }
  });

  it('a merge and an approval: the pass is nobody else’s than the target’s', async () => {
    const user = await signedInUser(one);
    for (const round of rounds) {
      const [a, b] = (await somePlayers(2)) as [number, number];
      const level = await aLevel(one.deps.db);
      const { body } = await handIn(one, user.token, 'pass', passBody(level, { passerId: a }));
      const approval: Call<'approvePass'> = ['approvePass', { id: body.submissionId }];
      const replies = await atOnce(round, merging(a, b), approval);
      expect(replies.map(({ outcome }) => outcome)).toEqual(['200', '200']);
      expect(await passesOf([a, b])).toEqual([0, 5]);
      await expectStandingsFromNothing(one.deps.db);
    }
  });

  it('a merge and a submission for the source: it is the target’s, or refused', async () => {
    const user = await signedInUser(one);
    for (const round of rounds) {
      const [a, b] = (await somePlayers(2)) as [number, number];
      const body = passBody(await aLevel(one.deps.db), { passerId: a });
      const submitting = handIn(other, user.token, 'pass', body);
      const merge = one.as(admin).call('mergePlayer', { id: a, body: { targetPlayerId: b } });
      const [sent, merged] = await Promise.all([submitting, merge]);
      expect([merged.status, [200, 400].includes(sent.status)]).toEqual([200, true]);
      const lost = await one.deps.db
        .selectFrom('pass_submissions')
        .select('id')
        .where('assigned_player_id', '=', a)
        .execute();
      expect([round, lost]).toEqual([round, []]);
    }
  });

  it('a merge and what the closing account submits: it is the other one’s, or refused', async () => {
    for (const round of rounds) {
      const [old, kept] = [await signedInUser(one), await signedInUser(one)];
      const form = passBody(await aLevel(one.deps.db));
      const [sent, merged] = await Promise.all([
        handIn(round % 2 === 0 ? one : other, old.token, 'pass', form),
        one.as(admin).call('mergePlayer', { id: old.playerId, body: { targetPlayerId: kept.playerId } }),
      ]);
      expect([merged.status, [200, 401].includes(sent.status)]).toEqual([200, true]);
      const left = await one.deps.db
        .selectFrom('pass_submissions')
        .select('id')
        .where('submitter_id', '=', old.id)
        .execute();
      expect([round, left]).toEqual([round, []]);
    }
  });

  it('a merge and a ban: a ban that comes late finds nobody', async () => {
    for (const round of rounds) {
      const [a, b] = (await somePlayers(2)) as [number, number];
      const victim = round < 2 ? a : b;
      const ban: Call<'banPlayer'> = ['banPlayer', { id: victim, body: { isBanned: true } }];
      const [merge, banned] = await atOnce(round, merging(a, b), ban);
      expect(merge.status).toBe(200);
      expect(victim === a ? [200, 404] : [200]).toContain(banned.status);
      await expectStandingsFromNothing(one.deps.db);
    }
  });

  it('two undos of one merge: one succeeds, and nothing moves twice', async () => {
    for (const round of rounds) {
      const [a, b] = (await somePlayers(2)) as [number, number];
      const [{ body }] = await atOnce(round, merging(a, b));
      const undo: Call<'undoPlayerMerge'> = ['undoPlayerMerge', { mergeId: body.mergeId }];
      const replies = await atOnce(round, undo, undo);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await passesOf([a, b])).toEqual([2, 2]);
      await expectStandingsFromNothing(one.deps.db);
    }
  });

  it('two players who want one name: one gets it', async () => {
    for (const round of rounds) {
      const [a, b] = [await aPlayer(one.deps.db), await aPlayer(one.deps.db)];
      const rename = (id: number, name: string): Call<'renamePlayer'> => [
        'renamePlayer',
        { id, body: { name: `${name} ${round}` } },
      ];
      const replies = await atOnce(round, rename(a, 'Wanted'), rename(b, 'WANTED'));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('two super admins whose accounts would close: one stays', async () => {
    const { db } = one.deps;
    const [left, right] = [
      await signedInUser(one, { role: 'superAdmin' }),
      await signedInUser(one, { role: 'superAdmin' }),
    ];
    await changeRow(db, 'users', admin.id, { is_super_admin: false });
    const [x, y] = [await signedInUser(one), await signedInUser(one)];
    const ask = (site: TestApp, by: TestUser, into: TestUser) =>
      site
        .as(by, { 'x-super-admin-password': superAdminPassword })
        .call('mergePlayer', { id: by.playerId, body: { targetPlayerId: into.playerId } });
    const replies = await Promise.all([ask(one, left, x), ask(other, right, y)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    await changeRow(db, 'users', admin.id, { is_super_admin: true });
  });
});
