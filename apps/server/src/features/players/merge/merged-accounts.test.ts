import { beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { appOfTests, beforeTests } from '../../../testing/before-tests.ts';
import { aCreator, aLevel, aPass } from '../../../testing/catalogue.ts';
import { handIn, levelBody } from '../../../testing/forms.ts';
import { anOpenRating, saveVote } from '../../../testing/open-rating.ts';
import { expectStandingsFromNothing } from '../../../testing/standings-from-nothing.ts';
import { changeRow, storedRow } from '../../../testing/stored-row.ts';
import { signedInUser, type TestUser } from '../../../testing/users.ts';
import { recomputeEverything } from '../index.ts';

const superAdminPassword = 'open sesame, please';
const app = appOfTests({ config: { superAdminPassword } });
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));
const headers = { 'x-super-admin-password': superAdminPassword };

const { call } = app.as(admin, headers);
async function merge(source: TestUser, target: TestUser): Promise<number> {
  const { body, outcome } = await call('mergePlayer', {
    id: source.playerId ?? 0,
    body: { targetPlayerId: target.playerId },
  });
  expect(outcome).toBe('200');
  return body.mergeId;
}
const undo = (mergeId: number) => call('undoPlayerMerge', { mergeId });
const rater = () => signedInUser(app, { role: 'rater' });
const someUsers = (count: number, role: 'user' | 'rater' = 'user') =>
  Promise.all(Array.from({ length: count }, () => signedInUser(app, { role })));

const vote = async (id: number, who: TestUser, rating: string) =>
  expect((await saveVote(app, id, who, { rating, comment: `by ${who.username}` })).outcome).toBe('200');
/** What everybody sees of a rating. */
async function seen(id: number) {
  const { body } = await call('rating', { id });
  return {
    average: body.averageDifficulty?.name ?? null,
    community: body.communityDifficulty?.name ?? null,
    votes: body.votes,
    details: Object.fromEntries(body.details.map((row) => [row.userId, row.rating])),
  };
}
const votesOf = (id: number) =>
  app.deps.db
    .selectFrom('rating_details')
    .selectAll()
    .where('rating_id', '=', id)
    .orderBy('user_id')
    .execute();

describe('the votes of an account that a merge closes', () => {
  it('count no longer where the other one voted: P1 and P9 become P9, and P5 again', async () => {
    const { id } = await anOpenRating(app.deps.db);
    const [a, b] = [await rater(), await rater()];
    const published: number[] = [];
    const stop = app.deps.events.subscribe((event) => {
      if (event.type === 'ratingUpdate') published.push(event.data.ratingId);
    });
    await vote(id, a, 'P1');
    await vote(id, b, 'P9');
    const before = [await seen(id), await votesOf(id)];
    expect(before[0]).toMatchObject({ average: 'P5', votes: { manager: 2 } });
    await expect.poll(() => published).toEqual([id, id]);
    const mergeId = await merge(a, b);
    expect(await seen(id)).toMatchObject({
      average: 'P9',
      votes: { manager: 1, community: 0 },
      details: { [b.id]: 'P9' },
    });
    await expect.poll(() => published).toEqual([id, id, id]);
    expect((await undo(mergeId)).status).toBe(200);
    expect([await seen(id), await votesOf(id)]).toEqual(before);
    await expect.poll(() => published).toEqual([id, id, id, id]);
    stop();
  });

  it('are one vote of six: -2 by one person decides nothing', async () => {
    const { id } = await anOpenRating(app.deps.db);
    const [last, ...others] = (await someUsers(6)) as [TestUser, ...TestUser[]];
    for (const who of [last, ...others]) await vote(id, who, '-2');
    const before = [await seen(id), await votesOf(id)];
    expect(before[0]).toMatchObject({ community: '-2', votes: { community: 6 } });
    const merges: number[] = [];
    for (const who of others) merges.push(await merge(who, last));
    expect(await seen(id)).toEqual({
      average: null,
      community: null,
      votes: { manager: 0, community: 1 },
      details: { [last.id]: '-2' },
    });
    for (const mergeId of merges.reverse()) expect((await undo(mergeId)).status).toBe(200);
    expect([await seen(id), await votesOf(id)]).toEqual(before);
  });

  it('follow chains of merges, and come back link by link', async () => {
    const [first, second] = [await anOpenRating(app.deps.db), await anOpenRating(app.deps.db)];
    const [a, b, c] = (await someUsers(3, 'rater')) as [TestUser, TestUser, TestUser];
    await vote(first.id, a, 'P1');
    await vote(first.id, b, 'P9');
    await vote(second.id, a, 'G3');
    await vote(second.id, c, 'G9');
    const state = async () => [await votesOf(first.id), await votesOf(second.id), await seen(second.id)];
    const states = [await state()];
    const merges = [await merge(a, b)];
    states.push(await state());
    expect((await seen(second.id)).details).toEqual({ [b.id]: 'G3', [c.id]: 'G9' });
    merges.push(await merge(b, c));
    expect(await seen(first.id)).toMatchObject({ average: 'P9', details: { [c.id]: 'P9' } });
    expect(await seen(second.id)).toMatchObject({ average: 'G9', details: { [c.id]: 'G9' } });
    expect((await undo(merges[0]!)).outcome).toBe('409 UNDO_BLOCKED');
    expect((await undo(merges[1]!)).status).toBe(200);
    expect(await state()).toEqual(states[1]);
    expect((await undo(merges[0]!)).status).toBe(200);
    expect(await state()).toEqual(states[0]);
  });

  it('come back as they were, whatever the other one did with them since', async () => {
    const ratings = [await anOpenRating(app.deps.db), await anOpenRating(app.deps.db)];
    const [changed, removed] = ratings.map(({ id }) => id) as [number, number];
    const [a, b] = [await rater(), await rater()];
    for (const id of [changed, removed]) await vote(id, a, 'P4');
    const before = await votesOf(removed);
    const mergeId = await merge(a, b);
    await vote(changed, b, 'P8');
    await vote(removed, b, '');
    expect((await undo(mergeId)).status).toBe(200);
    expect(await seen(changed)).toMatchObject({ average: 'P6', details: { [a.id]: 'P4', [b.id]: 'P8' } });
    expect(await votesOf(removed)).toEqual(before);
  });

  it('keep their special when it gets another name while they are set aside', async () => {
    const { id } = await anOpenRating(app.deps.db);
    const [a, b] = [await rater(), await rater()];
    await vote(id, a, 'Gimmick');
    await vote(id, b, 'P9');
    const mergeId = await merge(a, b);
    const renamed = await call('editDifficulty', { id: 1005, body: { name: 'Trick' } });
    expect(renamed.outcome).toBe('200');
    expect((await undo(mergeId)).status).toBe(200);
    expect((await seen(id)).details).toEqual({ [a.id]: 'Trick', [b.id]: 'P9' });
    await call('editDifficulty', { id: 1005, body: { name: 'Gimmick' } });
  });

  it('stay in a rating that is closed, which keeps what it was decided with', async () => {
    const [before, since] = [await anOpenRating(app.deps.db), await anOpenRating(app.deps.db)];
    const [a, b] = [await rater(), await rater()];
    for (const { id } of [before, since]) {
      await vote(id, a, 'P1');
      await vote(id, b, 'P9');
    }
    const close = ({ levelId }: { levelId: number }) =>
      call('setToRate', { id: levelId, body: { toRate: false } });
    await close(before);
    const decided = await seen(before.id);
    const mergeId = await merge(a, b);
    expect(await seen(before.id)).toEqual(decided);
    await close(since);
    const decidedSince = await seen(since.id);
    expect(decidedSince).toMatchObject({ average: 'P9', votes: { manager: 1 } });
    expect((await undo(mergeId)).status).toBe(200);
    expect(await seen(before.id)).toEqual(decided);
    expect(await seen(since.id)).toEqual(decidedSince);
  });
});

describe('everything else that an account holds', () => {
  let a: TestUser;
  let b: TestUser;
  beforeEach(async () => {
    [a, b] = [await signedInUser(app), await signedInUser(app)];
  });
  const submitters = async () => {
    const { db } = app.deps;
    const ofLevels = await db
      .selectFrom('level_submissions')
      .select(['id', 'submitter_id'])
      .orderBy('id')
      .execute();
    const ofPasses = await db
      .selectFrom('pass_submissions')
      .select(['id', 'submitter_id'])
      .orderBy('id')
      .execute();
    return [ofLevels, ofPasses];
  };

  it('its submissions are the other one’s, who can withdraw them', async () => {
    const form = levelBody({ song: 'Both of us' });
    const { body: sent } = await handIn(app, a.token, 'level', form);
    await handIn(
      app,
      a.token,
      'level',
      levelBody({ song: 'Twice', videoLink: 'https://youtu.be/abcdefghijk' }),
    );
    await handIn(
      app,
      b.token,
      'level',
      levelBody({ song: 'Twice', videoLink: 'https://youtu.be/abcdefghijk' }),
    );
    const before = await submitters();
    const mergeId = await merge(a, b);
    const mine = await storedRow(app.deps.db, 'level_submissions', sent.submissionId);
    expect(mine.submitter_id).toBe(b.id);
    expect((await handIn(app, b.token, 'level', form)).outcome).toBe('409 DUPLICATE_SUBMISSION');
    expect((await undo(mergeId)).status).toBe(200);
    expect(await submitters()).toEqual(before);
    await merge(a, b);
    const withdrawn = await app.as(b).call('withdrawSubmission', { type: 'level', id: sent.submissionId });
    expect(withdrawn.outcome).toBe('200');
  });

  it('its creator is the other one’s, unless that has one; the undo links it again', async () => {
    const { db } = app.deps;
    const [one, other] = [await aCreator(db), await aCreator(db)];
    const userOf = async ({ id }: { id: number }) => (await storedRow(db, 'creators', id)).user_id;
    await changeRow(db, 'creators', one.id, { user_id: a.id });
    let mergeId = await merge(a, b);
    expect(await userOf(one)).toBe(b.id);
    expect((await undo(mergeId)).status).toBe(200);
    expect(await userOf(one)).toBe(a.id);
    await changeRow(db, 'creators', other.id, { user_id: b.id });
    mergeId = await merge(a, b);
    expect([await userOf(one), await userOf(other)]).toEqual([null, b.id]);
    const third = await signedInUser(app);
    await changeRow(db, 'creators', one.id, { user_id: third.id });
    const { outcome, problem } = await undo(mergeId);
    expect([outcome, problem.reason]).toEqual(['409 UNDO_BLOCKED', 'USER_LINKED']);
    await changeRow(db, 'creators', one.id, { user_id: null });
    expect((await undo(mergeId)).status).toBe(200);
    expect([await userOf(one), await userOf(other)]).toEqual([a.id, b.id]);
  });

  it('its claim keeps nobody from a submission', async () => {
    const staff = await signedInUser(app, { role: 'superAdmin' });
    const { body: sent } = await handIn(app, b.token, 'level', levelBody({ song: 'Claimed' }));
    const claim = (token: string) => app.as({ token }).call('claimLevel', { id: sent.submissionId });
    expect((await claim(staff.token)).outcome).toBe('200');
    expect((await claim(admin.token)).outcome).toBe('409 CLAIMED');
    const published: number[] = [];
    const stop = app.deps.events.subscribe((event) => {
      if (event.type === 'submissionUpdate') published.push(event.data.submissionId);
    });
    await merge(staff, a);
    await expect.poll(() => published).toContain(sent.submissionId);
    stop();
    expect((await claim(admin.token)).outcome).toBe('200');
  });

  it('its bans go on for the other one, whose standings follow, and end with the undo', async () => {
    const { db } = app.deps;
    const level = await aLevel(db);
    const [source, target] = [a.playerId ?? 0, b.playerId ?? 0];
    await aPass(db, { level_id: level, player_id: source });
    await aPass(db, { level_id: await aLevel(db), player_id: target });
    await transaction(db, recomputeEverything);
    const { id } = await anOpenRating(db);
    for (const reply of [
      await call('banPlayer', { id: source, body: { isBanned: true } }),
      await call('pauseSubmissions', { id: source, body: { isSubmissionsPaused: true } }),
      await call('banFromRating', { playerId: source, body: { isRatingBanned: true } }),
    ])
      expect(reply.outcome).toBe('200');
    const bans = async () => {
      const { is_banned, is_submissions_paused } = await storedRow(db, 'players', target);
      return [is_banned, is_submissions_paused, (await storedRow(db, 'users', b.id)).is_rating_banned];
    };
    const { body: preview } = await app
      .as(admin)
      .call('previewPlayerMerge', { id: source, targetPlayerId: target });
    expect(preview.bans).toEqual(['isBanned', 'isSubmissionsPaused', 'isRatingBanned']);
    const mergeId = await merge(a, b);
    expect(await bans()).toEqual([true, true, true]);
    expect((await saveVote(app, id, b, { rating: 'P1', comment: '' })).outcome).toBe('403 RATING_BANNED');
    expect((await handIn(app, b.token, 'level', levelBody())).outcome).toBe('403 PLAYER_BANNED');
    await expectStandingsFromNothing(db);
    expect((await undo(mergeId)).status).toBe(200);
    expect(await bans()).toEqual([false, false, false]);
    await expectStandingsFromNothing(db);
  });

  it('a ban that two of them had ends with the last of them', async () => {
    const { db } = app.deps;
    const c = await signedInUser(app);
    for (const { playerId } of [a, c]) await call('banPlayer', { id: playerId, body: { isBanned: true } });
    const isBanned = async () => (await storedRow(db, 'players', b.playerId ?? 0)).is_banned;
    const [first, second] = [await merge(a, b), await merge(c, b)];
    expect((await undo(first)).status).toBe(200);
    expect(await isBanned()).toBe(true);
    expect((await undo(second)).status).toBe(200);
    expect(await isBanned()).toBe(false);
  });

  it('a ban that the target had before stays with the undo, and one that was lifted since is not lifted again', async () => {
    const { db } = app.deps;
    const ban = (player: number | null, isBanned: boolean) =>
      call('banPlayer', { id: player, body: { isBanned } });
    const unbans = async () =>
      (await db.selectFrom('audit_log').select('id').where('action', '=', 'player.unban').execute()).length;
    const isBanned = async () => (await storedRow(db, 'players', b.playerId ?? 0)).is_banned;
    await ban(a.playerId, true);
    await ban(b.playerId, true);
    await undo(await merge(a, b));
    expect(await isBanned()).toBe(true);
    await ban(b.playerId, false);
    const again = await merge(a, b);
    await ban(b.playerId, false);
    const before = await unbans();
    expect((await undo(again)).status).toBe(200);
    expect([await isBanned(), await unbans()]).toEqual([false, before]);
  });
});
