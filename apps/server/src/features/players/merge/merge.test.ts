import { describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { appOfTests, beforeTests } from '../../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { handIn, passBody } from '../../../testing/forms.ts';
import { loggedActions } from '../../../testing/log-of.ts';
import { anOpenRating } from '../../../testing/open-rating.ts';
import { runJob } from '../../../testing/run-job.ts';
import { expectStandingsFromNothing } from '../../../testing/standings-from-nothing.ts';
import { changeRow, storedRow } from '../../../testing/stored-row.ts';
import type { TestReply } from '../../../testing/test-app.ts';
import { linkDiscord, signedInUser, type TestUser } from '../../../testing/users.ts';
import { recomputeEverything } from '../index.ts';
import { removeMergedPlayers } from './remove-merged.ts';

const superAdminPassword = 'open sesame, please';
const app = appOfTests({ config: { superAdminPassword } });
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));

const day = 86_400_000;
const headers = { 'x-super-admin-password': superAdminPassword };
const { call } = app.as(admin, headers);
const merge = (source: number, target: unknown) =>
  call('mergePlayer', { id: source, body: { targetPlayerId: target } });
const undo = (mergeId: number) => call('undoPlayerMerge', { mergeId });
const preview = (source: number, target: number) =>
  app.as(admin).call('previewPlayerMerge', { id: source, targetPlayerId: target });
const playerOf = (user: TestUser) => user.playerId ?? 0;

/** Everything that merges may touch, to compare before and after. */
async function everything() {
  const { db } = app.deps;
  return {
    players: await db
      .selectFrom('players')
      .select(['id', 'name', 'merged_into_id', 'discord_id', 'discord_username', 'ref'])
      .orderBy('id')
      .execute(),
    users: await db.selectFrom('users').select(['id', 'player_id', 'closed_at']).orderBy('id').execute(),
    providers: await db
      .selectFrom('user_providers')
      .select(['user_id', 'provider', 'provider_id', 'username'])
      .orderBy('provider_id')
      .execute(),
    details: await db
      .selectFrom('rating_details')
      .select(['rating_id', 'user_id', 'rating'])
      .orderBy('rating_id')
      .orderBy('user_id')
      .execute(),
    passes: await db
      .selectFrom('passes')
      .select(['id', 'player_id', 'is_worlds_first', 'is_listed', 'score_v2'])
      .orderBy('id')
      .execute(),
    submissions: await db
      .selectFrom('pass_submissions')
      .select(['id', 'assigned_player_id'])
      .orderBy('id')
      .execute(),
    stats: await db.selectFrom('player_stats').selectAll().orderBy('player_id').execute(),
    clears: await db.selectFrom('levels').select(['id', 'clears']).orderBy('id').execute(),
  };
}

async function aRating(votes: readonly [userId: number, rating: string][]): Promise<number> {
  const { db } = app.deps;
  const { id: rating_id } = await anOpenRating(db);
  for (const [user_id, rating] of votes) {
    const vote = { rating_id, user_id, rating, is_community_rating: false };
    await db.insertInto('rating_details').values(vote).execute();
  }
  return rating_id;
}

describe('merging players', () => {
  it('moves passes, submissions, ratings and ways to sign in, and gives every row back', async () => {
    const { db } = app.deps;
    const [old, kept] = [await signedInUser(app), await signedInUser(app)];
    const [source, target] = [playerOf(old), playerOf(kept)];
    const [shared, own] = [await aLevel(db), await aLevel(db, { diff_id: 22 })];
    const first = await aPass(db, {
      level_id: shared,
      player_id: source,
      vid_upload_time: new Date('2023-01-01'),
    });
    await aPass(db, { level_id: shared, player_id: target, perfect: 900, e_perfect: 100 });
    const gone = await aPass(db, { level_id: own, player_id: source, is_deleted: true });
    await transaction(db, recomputeEverything);
    const pending = await handIn(app, kept.token, 'pass', passBody(own, { passerId: source }));
    const both = await aRating([
      [old.id, 'P1'],
      [kept.id, 'P2'],
    ]);
    const alone = await aRating([[old.id, 'P3']]);
    await linkDiscord(app.deps.db, old.id, '100000000000000001');
    await changeRow(db, 'players', source, { discord_id: '100000000000000001', discord_username: 'chatty' });
    const before = await everything();

    expect((await preview(source, target)).body).toMatchObject({
      source: { id: source },
      target: { id: target },
      passes: 2,
      sharedLevels: 1,
      submissions: 1,
      pendingSubmissions: 1,
      account: 'closes',
      ratings: 1,
      discord: 'moves',
    });
    expect(await everything()).toEqual(before);

    const published: number[] = [];
    const stop = app.deps.events.subscribe((event) => {
      if (event.type === 'ratingUpdate') published.push(event.data.ratingId);
    });
    const merged = await merge(source, target);
    expect(merged.status).toBe(200);
    await expect.poll(() => published).toEqual([both, alone]);
    expect(merged.body).toMatchObject({
      mergeId: expect.any(Number),
      movedPasses: 2,
      target: { id: target, totalPasses: 2, worldsFirstCount: 1, discordId: '100000000000000001' },
    });
    const after = await everything();
    expect(after.passes.filter(({ id }) => [first, gone].includes(id)).map((row) => row.player_id)).toEqual([
      target,
      target,
    ]);
    expect(after.clears.find(({ id }) => id === shared)?.clears).toBe(1);
    expect(after.submissions.find(({ id }) => id === pending.body.submissionId)?.assigned_player_id).toBe(
      target,
    );
    expect(after.details.filter((row) => [both, alone].includes(row.rating_id))).toEqual([
      { rating_id: both, user_id: kept.id, rating: 'P2' },
      { rating_id: alone, user_id: kept.id, rating: 'P3' },
    ]);
    expect(after.providers.find((row) => row.provider_id === '100000000000000001')?.user_id).toBe(kept.id);
    expect((await app.as(old).call('sessions')).status).toBe(401);
    expect((await app.call('player', { id: source })).status).toBe(404);
    await expectStandingsFromNothing(db);

    expect((await undo(merged.body.mergeId)).status).toBe(200);
    await expect.poll(() => published).toEqual([both, alone, both, alone]);
    stop();
    expect(await everything()).toEqual(before);
    await expectStandingsFromNothing(db);
    expect((await undo(merged.body.mergeId)).body).toMatchObject({
      code: 'UNDO_BLOCKED',
      reason: 'ALREADY_UNDONE',
    });
    expect(await loggedActions(db, 'player', source)).toEqual(['player.merge', 'player.undoMerge']);
  });

  it('gives the only account to the target, signed in as before', async () => {
    const { db } = app.deps;
    const user = await signedInUser(app);
    const target = await aPlayer(db);
    expect((await preview(playerOf(user), target)).body).toMatchObject({ account: 'moves', discord: 'none' });
    const { body } = await merge(playerOf(user), target);
    expect(body.target.user).toMatchObject({ id: user.id });
    expect((await app.as(user).call('sessions')).status).toBe(200);
    expect((await undo(body.mergeId)).status).toBe(200);
    const row = await storedRow(db, 'users', user.id);
    expect(row.player_id).toBe(user.playerId);
  });

  it('lets a pass follow that was made of a moved submission since', async () => {
    const { db } = app.deps;
    const [user, source, target] = [await signedInUser(app), await aPlayer(db), await aPlayer(db)];
    const level = await aLevel(db);
    const { body: sent } = await handIn(app, user.token, 'pass', passBody(level, { passerId: source }));
    const { body: merged } = await merge(source, target);
    const approved = await app.as(admin).call('approvePass', { id: sent.submissionId });
    expect(approved.status).toBe(200);
    const holder = () => storedRow(db, 'passes', approved.body.passId);
    expect((await holder()).player_id).toBe(target);
    expect((await undo(merged.mergeId)).status).toBe(200);
    expect((await holder()).player_id).toBe(source);
    await expectStandingsFromNothing(db);
  });

  it('leaves the target the pass that staff had given it before', async () => {
    const { db } = app.deps;
    const [user, source, target] = [await signedInUser(app), await aPlayer(db), await aPlayer(db)];
    const body = passBody(await aLevel(db), { passerId: source });
    const { body: sent } = await handIn(app, user.token, 'pass', body);
    const { body: approved } = await app.as(admin).call('approvePass', { id: sent.submissionId });
    const given = { id: approved.passId, body: { playerId: target } };
    expect((await app.as(admin).call('editPass', given)).outcome).toBe('200');
    const { body: merged } = await merge(source, target);
    expect((await undo(merged.mergeId)).outcome).toBe('200');
    expect((await storedRow(db, 'passes', approved.passId)).player_id).toBe(target);
    await expectStandingsFromNothing(db);
  });

  it('refuses itself, the unknown, those who vanished, and the last super admin', async () => {
    const { db } = app.deps;
    const [one, other] = [await aPlayer(db), await aPlayer(db)];
    const codeOf = async (reply: Promise<Pick<TestReply, 'outcome' | 'problem'>>) => {
      const { outcome, problem } = await reply;
      expect(problem.details).toEqual(expect.any(String));
      return outcome;
    };
    expect(await codeOf(merge(one, one))).toBe('400 SAME_PLAYER');
    expect(await codeOf(merge(one, 'x'))).toBe('400 VALIDATION_FAILED');
    for (const target of [2_000_000_000, 9_000_000_000])
      expect(await codeOf(merge(one, target))).toBe('404 PLAYER_NOT_FOUND');
    expect(await codeOf(merge(2_000_000_000, one))).toBe('404 NOT_FOUND');
    expect(await codeOf(preview(one, one))).toBe('400 SAME_PLAYER');
    expect(await codeOf(preview(2_000_000_000, one))).toBe('404 NOT_FOUND');
    expect(await codeOf(preview(one, 9_000_000_000))).toBe('404 PLAYER_NOT_FOUND');
    await merge(one, other);
    expect(await codeOf(merge(one, other))).toBe('404 NOT_FOUND');
    expect(await codeOf(merge(other, one))).toBe('404 PLAYER_NOT_FOUND');
    const user = await signedInUser(app);
    expect(await codeOf(merge(playerOf(admin), playerOf(user)))).toBe('400 LAST_SUPER_ADMIN');
    expect((await undo(2_000_000_000)).problem.code).toBe('NOT_FOUND');
  });
});

describe('what prevents an undo', () => {
  const blocked = async (mergeId: number) => {
    const before = await everything();
    const { outcome, problem } = await undo(mergeId);
    expect(await everything()).toEqual(before);
    expect(problem.details).toEqual(expect.any(String));
    return [outcome, problem.reason];
  };

  it('is a name that somebody else took, not a namesake of before', async () => {
    const { db } = app.deps;
    const [source, namesake, target] = [
      await aPlayer(db, { name: 'Twin' }),
      await aPlayer(db, { name: 'TWIN' }),
      await aPlayer(db),
    ];
    const { body } = await merge(source, namesake);
    expect((await undo(body.mergeId)).status).toBe(200);
    await changeRow(db, 'players', source, { name: 'Lonely' });
    const { body: again } = await merge(source, target);
    expect((await call('createPlayer', { body: { name: 'lonely' } })).status).toBe(201);
    expect(await blocked(again.mergeId)).toEqual(['409 UNDO_BLOCKED', 'NAME_IN_USE']);
  });

  it('is that the target was merged itself, until that is undone', async () => {
    const { db } = app.deps;
    const [a, b, c] = [await aPlayer(db), await aPlayer(db), await aPlayer(db)];
    await aPass(db, { level_id: await aLevel(db), player_id: a });
    await transaction(db, recomputeEverything);
    const before = await everything();
    const first = (await merge(a, b)).body.mergeId;
    const second = (await merge(b, c)).body.mergeId;
    expect(await blocked(first)).toEqual(['409 UNDO_BLOCKED', 'TARGET_MERGED']);
    expect((await undo(second)).status).toBe(200);
    expect((await undo(first)).status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it('is a moved pass that staff gave to somebody else, and a Discord account in other hands', async () => {
    const { db } = app.deps;
    const [source, target, third] = [await aPlayer(db), await aPlayer(db), await aPlayer(db)];
    const pass = await aPass(db, { level_id: await aLevel(db), player_id: source });
    await changeRow(db, 'players', source, { discord_id: '200000000000000001' });
    const { body } = await merge(source, target);
    await changeRow(db, 'passes', pass, { player_id: third });
    await transaction(db, recomputeEverything);
    expect(await blocked(body.mergeId)).toEqual(['409 UNDO_BLOCKED', 'PASSES_MOVED']);
    await changeRow(db, 'passes', pass, { player_id: target });
    await transaction(db, recomputeEverything);
    await changeRow(db, 'players', target, { discord_id: null });
    await changeRow(db, 'players', third, { discord_id: '200000000000000001' });
    expect(await blocked(body.mergeId)).toEqual(['409 UNDO_BLOCKED', 'CHAT_LINKED']);
  });

  it('is another user who signs in with an account that moved; one that was only unlinked comes back', async () => {
    const { db } = app.deps;
    const [old, kept, third] = [await signedInUser(app), await signedInUser(app), await signedInUser(app)];
    await linkDiscord(app.deps.db, old.id, '300000000000000001');
    const { body } = await merge(playerOf(old), playerOf(kept));
    await db.deleteFrom('user_providers').where('user_id', '=', kept.id).execute();
    await linkDiscord(app.deps.db, third.id, '300000000000000001');
    expect(await blocked(body.mergeId)).toEqual(['409 UNDO_BLOCKED', 'USER_LINKED']);
    await db.deleteFrom('user_providers').where('user_id', '=', third.id).execute();
    expect((await undo(body.mergeId)).status).toBe(200);
    const row = await db
      .selectFrom('user_providers')
      .select('user_id')
      .where('provider_id', '=', '300000000000000001')
      .executeTakeFirstOrThrow();
    expect(row.user_id).toBe(old.id);
  });

  it('is time: after 30 days the source is removed for good', async () => {
    const { db } = app.deps;
    const [user, target] = [await signedInUser(app), await aPlayer(db)];
    const other = await signedInUser(app);
    await merge(playerOf(other), target);
    await linkDiscord(db, other.id, '400000000000000001');
    await linkDiscord(db, user.id, '400000000000000002');
    await aRating([
      [user.id, 'P1'],
      [other.id, 'P2'],
    ]);
    const { mergeId } = (await merge(playerOf(user), target)).body;
    const source = playerOf(user);
    const line = Buffer.from(`line ${source}`);
    await db
      .insertInto('import_lines')
      .values({ kind: 'player', line_hash: line, source_id: 7, row_id: source })
      .execute();
    app.clock.advance(30 * day - 1);
    await runJob(app, removeMergedPlayers);
    const isThere = async () =>
      (await db.selectFrom('players').select('id').where('id', '=', source).executeTakeFirst()) !== undefined;
    expect(await isThere()).toBe(true);
    const setAside = () => db.selectFrom('merged_votes').where('user_id', '=', user.id).selectAll().execute();
    expect(await setAside()).toHaveLength(1);
    const listed = async () =>
      (await app.as({ token: await adminToken() }).call('playerMerges')).body.map((row) => row.mergeId);
    expect(await listed()).toContain(mergeId);
    app.clock.advance(1);
    expect(await listed()).not.toContain(mergeId);
    const token = await adminToken();
    const late = await app.as({ token }).call('undoPlayerMerge', { mergeId });
    expect(late.outcome).toBe('409 UNDO_EXPIRED');
    await runJob(app, removeMergedPlayers);
    expect(await isThere()).toBe(false);
    expect(await setAside()).toEqual([]);
    const ways = db
      .selectFrom('user_providers')
      .select('user_id')
      .where('user_id', 'in', [user.id, other.id]);
    expect(await ways.execute()).toEqual([{ user_id: other.id }]);
    const kept = await db
      .selectFrom('import_lines')
      .select('row_id')
      .where('line_hash', '=', line)
      .executeTakeFirstOrThrow();
    expect(kept.row_id).toBe(target);
    await expectStandingsFromNothing(db);
  });

  const adminToken = async () => (await signedInUser(app, { role: 'superAdmin' })).token;
});
