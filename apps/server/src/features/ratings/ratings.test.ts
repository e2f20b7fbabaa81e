import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RondoEvent } from '../../platform/events/event.ts';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aCreator, aCredit, anAlias, aTeam } from '../../testing/catalogue.ts';
import type { Given } from '../../testing/named-call.ts';
import { anOpenRating, saveVote } from '../../testing/open-rating.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { testApp } from '../../testing/test-app.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';

let rater: TestUser;
let user: TestUser;
let raters: readonly TestUser[];
let users: readonly TestUser[];
const received: RondoEvent[] = [];
const app = appOfTests();
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));
beforeAll(async () => {
  raters = await Promise.all(Array.from({ length: 5 }, () => signedInUser(app, { role: 'rater' })));
  users = await Promise.all(Array.from({ length: 6 }, () => signedInUser(app)));
  [rater, user] = [raters[0] as TestUser, users[0] as TestUser];
  app.deps.events.subscribe((event) => received.push(event));
});
beforeEach(() => {
  received.length = 0;
});

const open = (fields: Parameters<typeof anOpenRating>[1] = {}) => anOpenRating(app.deps.db, fields);
const save = (id: number, who: TestUser, body: Given<'saveRating'>['body']) => saveVote(app, id, who, body);
const remove = (id: number, userId: number, who: TestUser) =>
  app.as(who).call('deleteRatingDetail', { id, userId });
const close = (levelId: number) => app.as(admin).call('setToRate', { id: levelId, body: { toRate: false } });
const updatesOf = (id: number) =>
  received.filter(({ type, data }) => type === 'ratingUpdate' && data.ratingId === id);

describe('the lists of ratings', () => {
  it('have the open ones of visible levels, by level, under an ETag', async () => {
    const second = await open({ rerate_num: 'Vote 2', rating_comment_required: true });
    const first = await open();
    await anAlias(app.deps.db, first.levelId, 'Other name');
    const maker = await aCreator(app.deps.db, { name: 'Kettle', aliases: ['Fox'] });
    const team = await aTeam(app.deps.db, 'Night Shift');
    await aCredit(app.deps.db, first.levelId, maker.id);
    await changeRow(app.deps.db, 'levels', first.levelId, { team_id: team.id });
    await open({ is_hidden: true });
    await open({ is_deleted: true });
    const closed = await open();
    await close(closed.levelId);
    await save(second.id, rater, { rating: 'G1', comment: 'one', isCommunityRating: false });
    await save(second.id, user, { rating: 'G5', comment: 'two', isCommunityRating: true });

    for (const name of ['openRatings', 'ratingCards'] as const) {
      const { body, headers } = await app.as(user).call(name);
      expect(body.map(({ id }) => id)).toEqual([second.id, first.id]);
      expect(body[0]).toMatchObject({
        levelId: second.levelId,
        level: { id: second.levelId, diffId: 21, levelCredits: [] },
        averageDifficultyId: 21,
        communityDifficultyId: 25,
        isVote: true,
        isVeiled: false,
        requireComment: true,
        votes: { manager: 1, community: 1 },
        details: [
          { userId: rater.id, rating: 'G1', isCommunityRating: false },
          { userId: user.id, rating: 'G5', isCommunityRating: true },
        ],
      });
      expect(body[1]).toMatchObject({ isVote: false, votes: { manager: 0, community: 0 }, details: [] });
      const known = app.as(user, { 'if-none-match': String(headers.etag) });
      const again = await known.call(name);
      expect([again.status, again.text]).toEqual([304, '']);
      await save(second.id, user, { rating: 'G6', comment: 'two' });
      expect((await known.call(name)).status).toBe(200);
      await save(second.id, user, { rating: 'G5', comment: 'two', isCommunityRating: true });
    }
    const [whole] = (await app.as(user).call('openRatings')).body;
    expect(whole).toMatchObject({
      level: { difficulty: { name: 'G1' } },
      averageDifficulty: { name: 'G1' },
      communityDifficulty: { name: 'G5' },
      confirmedAt: null,
    });
    expect(whole?.details[1]).toMatchObject({
      comment: 'two',
      user: { id: user.id, username: user.username },
    });
    const [, card] = (await app.as(user).call('ratingCards')).body;
    expect(card?.level).toMatchObject({
      aliases: [{ field: 'song', alias: 'Other name' }],
      levelCredits: [{ role: 'charter', creatorName: 'Kettle', creatorAliases: ['Fox'] }],
      teamObject: { name: 'Night Shift', aliases: [] },
    });
  });

  it('show one rating with its whole level, of a deleted level to super admins alone', async () => {
    const { id, levelId } = await open({ is_deleted: true });
    expect((await app.as(user).call('rating', { id })).outcome).toBe('404 NOT_FOUND');
    const { status, body } = await app.as(admin).call('rating', { id });
    expect([status, body.level.id, body.level.hasRating, body.level.version]).toEqual([
      200,
      levelId,
      true,
      1,
    ]);
  });
});

describe('saving a vote', () => {
  it('stores it as it reads, answers the rating twice over and publishes it', async () => {
    const { id, levelId } = await open();
    const { body } = await save(id, rater, { rating: ' g5 ', comment: ' steady ', isCommunityRating: false });
    expect(body).toMatchObject({ id, levelId, averageDifficultyId: 25, communityDifficultyId: null });
    const { rating, message, ...bare } = body;
    expect(rating).toEqual(bare);
    expect(message).toBe('The vote was saved.');
    expect(body.details).toMatchObject([
      { userId: rater.id, rating: 'G5', comment: 'steady', isCommunityRating: false },
    ]);
    await expect
      .poll(() => received)
      .toContainEqual({ type: 'ratingUpdate', data: { ratingId: id, levelId } });
  });

  it.each(['G13', 'P7~P13', 'P7-13', 'U12~-2', 'U12--21', '21.1+', '19~20.0+', '18+', 'Qq', 'Marathon', '0'])(
    'takes %s',
    async (rating) => {
      const { id } = await open();
      expect((await save(id, rater, { rating, comment: 'because' })).status).toBe(200);
    },
  );

  it.each([
    [{ rating: 'U21' }, 'INVALID_RATING'],
    [{ rating: 'U14~U12' }, 'INVALID_RATING'],
    [{ rating: 'hard' }, 'INVALID_RATING'],
    [{ rating: 'G1', comment: 'x'.repeat(1001) }, 'COMMENT_TOO_LONG'],
    [{ rating: '-2', comment: '  ' }, 'COMMENT_REQUIRED'],
    [{ rating: 'U12~Censored' }, 'COMMENT_REQUIRED'],
    [{ rating: 'x'.repeat(51) }, 'VALIDATION_FAILED'],
    [{ rating: 5 }, 'VALIDATION_FAILED'],
    [{ rating: 'G1', isCommunityRating: 'maybe' }, 'VALIDATION_FAILED'],
  ])('refuses %j with %s and stores nothing', async (body, code) => {
    const { id } = await open();
    expect((await save(id, rater, body)).outcome).toBe(`400 ${code}`);
    expect((await app.as(rater).call('rating', { id })).body.details).toEqual([]);
  });

  it('asks for a comment where the level does; 1000 characters of any script are not too long', async () => {
    const { id } = await open({ rating_comment_required: true });
    expect((await save(id, user, { rating: 'G1', comment: '' })).outcome).toBe('400 COMMENT_REQUIRED');
    expect((await save(id, user, { rating: 'G1', comment: '😀'.repeat(1000) })).status).toBe(200);
  });

  it('needs a rating that is there and open, and a voter who is not banned from rating', async () => {
    const { id, levelId } = await open();
    const banned = await signedInUser(app);
    await changeRow(app.deps.db, 'users', banned.id, { is_rating_banned: true });
    expect((await save(id, banned, { rating: 'G1' })).outcome).toBe('403 RATING_BANNED');
    expect((await save(2_000_000_000, user, { rating: 'G1' })).outcome).toBe('404 NOT_FOUND');
    await close(levelId);
    expect((await save(id, user, { rating: 'nonsense' })).outcome).toBe('409 RATING_CLOSED');
    const gone = await open({ is_deleted: true });
    expect((await save(gone.id, user, { rating: 'G1' })).outcome).toBe('404 NOT_FOUND');
    expect((await save(gone.id, admin, { rating: 'G1' })).status).toBe(200);
  });

  it('makes a vote of the community of whoever is no rater, and of a rater who asks for it', async () => {
    const { id } = await open();
    await save(id, user, { rating: 'G2', isCommunityRating: false });
    await save(id, admin, { rating: 'U1', isCommunityRating: false });
    const before = await save(id, rater, { rating: 'G4', isCommunityRating: false });
    expect(before.body).toMatchObject({
      votes: { manager: 2, community: 1 },
      averageDifficulty: { name: 'G13' },
    });
    const { body } = await save(id, rater, { rating: 'G4', isCommunityRating: true });
    expect(body).toMatchObject({
      votes: { manager: 1, community: 2 },
      averageDifficulty: { name: 'U1' },
      communityDifficulty: { name: 'G3' },
    });
  });

  it('replaces the vote; the same once more changes nothing and publishes nothing', async () => {
    const { id } = await open();
    await save(id, rater, { rating: 'G2', comment: 'first' });
    const { body: first } = await save(id, rater, { rating: 'G3', comment: '' });
    expect(first.details).toMatchObject([{ rating: 'G3', comment: '' }]);
    await expect.poll(() => updatesOf(id)).toHaveLength(2);
    const { body: again } = await save(id, rater, { rating: ' g3', comment: null, isCommunityRating: null });
    expect(again).toEqual(first);
    await save(id, user, { rating: 'G1' });
    await expect.poll(() => updatesOf(id)).toHaveLength(3);
  });

  it('takes the vote back with a blank text, whatever else is said', async () => {
    const { id } = await open({ rating_comment_required: true });
    await save(id, rater, { rating: 'G2', comment: 'x' });
    const { body } = await save(id, rater, { rating: '  ', comment: '' });
    expect(body).toMatchObject({ details: [], averageDifficulty: null, message: 'The vote was removed.' });
    expect((await save(id, rater, { rating: null })).body.updatedAt).toBe(body.updatedAt);
  });

  it('lets a special win from four votes of managers or six of the community on', async () => {
    const { id } = await open();
    const all = { rating: '-2', comment: 'unfinished' };
    for (const one of raters.slice(1, 4)) await save(id, one, all);
    for (const one of users.slice(0, 5)) await save(id, one, all);
    await save(id, rater, { rating: 'U5' });
    expect((await save(id, admin, { rating: 'U5', isCommunityRating: true })).body).toMatchObject({
      averageDifficulty: { name: 'U5' },
      communityDifficulty: { name: 'U5' },
    });
    await save(id, raters[4] as TestUser, all);
    expect((await save(id, users[5] as TestUser, all)).body).toMatchObject({
      averageDifficulty: { name: '-2' },
      communityDifficulty: { name: '-2' },
    });
  });

  it('is limited to 120 a minute for each user', async () => {
    const limited = await testApp({ beside: app, rateLimits: true });
    try {
      const { id } = await open();
      for (let n = 0; n < 120; n++) await limited.deps.limiter.hit('ratingSave', `user:${user.id}`);
      const reply = await saveVote(limited, id, user, { rating: 'G1' });
      expect([reply.outcome, reply.problem.retryAfter]).toEqual(['429 RATE_LIMITED', 60]);
      expect((await saveVote(limited, id, rater, { rating: 'G1' })).status).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it('needs a verified address where addresses are verified', async () => {
    const strict = await testApp({ beside: app, config: { emailVerification: true } });
    try {
      const { id } = await open();
      await changeRow(app.deps.db, 'users', user.id, { email_verified_at: null });
      expect((await saveVote(strict, id, user, { rating: 'G1' })).outcome).toBe('403 EMAIL_NOT_VERIFIED');
    } finally {
      await strict.close();
    }
  });
});

describe('taking a vote away', () => {
  it("is for one's own, and for super admins, which the log records", async () => {
    const { id, levelId } = await open({ song: 'Glass Harbour' });
    await save(id, rater, { rating: 'G2', comment: 'mine' });
    await save(id, user, { rating: 'G5' });
    expect((await remove(id, rater.id, user)).outcome).toBe('403 FORBIDDEN');
    expect((await remove(id, user.id, user)).body).toMatchObject({ communityDifficulty: null });
    received.length = 0;
    const { body } = await remove(id, rater.id, admin);
    expect(body).toMatchObject({ details: [], averageDifficulty: null, rating: { id } });
    await expect
      .poll(() => received)
      .toContainEqual({ type: 'ratingUpdate', data: { ratingId: id, levelId } });
    expect((await remove(id, rater.id, admin)).outcome).toBe('404 NOT_FOUND');
    const log = await app.as(admin).call('log', { subject: `rating:${id}` });
    expect(log.body.results).toMatchObject([
      {
        action: 'rating.removeVote',
        actor: { id: admin.id },
        subject: { title: 'Glass Harbour' },
        before: { levelId, userId: rater.id, rating: 'G2', comment: 'mine', isCommunityRating: false },
        after: null,
      },
    ]);
  });

  it('leaves closed ratings as they are', async () => {
    const { id, levelId } = await open();
    await save(id, rater, { rating: 'G2' });
    await close(levelId);
    expect((await remove(id, rater.id, rater)).outcome).toBe('409 RATING_CLOSED');
    expect((await remove(id, rater.id, admin)).outcome).toBe('409 RATING_CLOSED');
  });
});
