import { describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { anOpenRating, saveVote } from '../../testing/open-rating.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { signedInUser, type TestRole, type TestUser } from '../../testing/users.ts';

const app = appOfTests();
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));
const other = beforeTests(() => signedInUser(app, { role: 'rater' }));

const save = (id: number, who: TestUser, body: object) => saveVote(app, id, who, body);
const setBlind = async (who: TestUser, isBlindFirst: boolean) =>
  app.as(who).call('editRatingProfile', { body: { isBlindFirst } });
const aBlindOne = async (role: TestRole = 'rater') => {
  const who = await signedInUser(app, { role });
  await setBlind(who, true);
  return who;
};

/** The rating as each of the four reads shows it to somebody. */
async function views({ id, levelId }: { id: number; levelId: number }, who: TestUser | null) {
  const { call } = app.as(who ?? {});
  const inList = <T extends { id: number }>(list: readonly T[]) => list.find((rating) => rating.id === id);
  const ofLevel = (await call('levelWithRatings', { id: levelId })).body.ratings;
  if (who === null) return [ofLevel];
  return [
    inList((await call('openRatings')).body),
    inList((await call('ratingCards')).body),
    (await call('rating', { id })).body,
    ofLevel,
  ];
}

async function isBlindOf(id: number, who: TestUser) {
  const { body } = await app.as(admin).call('rating', { id });
  return body.details.find((detail) => detail.userId === who.id)?.isBlind;
}

const veiled = {
  isVeiled: true,
  details: [],
  averageDifficultyId: null,
  communityDifficultyId: null,
  votes: { manager: 1, community: 1 },
};
const open = { isVeiled: false, averageDifficultyId: 23, communityDifficultyId: 25 };

async function aVotedRating() {
  const rating = await anOpenRating(app.deps.db);
  const one = await signedInUser(app);
  await save(rating.id, other, { rating: 'G3', comment: 'steady' });
  await save(rating.id, one, { rating: 'G5' });
  return rating;
}

describe('voting before seeing', () => {
  it('is an option of one’s own profile', async () => {
    const rater = await signedInUser(app, { role: 'rater' });
    const profile = async () => (await app.as(rater).call('profile')).body.user.isBlindFirst;
    expect(await profile()).toBe(false);
    const { status, body } = await setBlind(rater, true);
    expect([status, body.isBlindFirst, body.user.isBlindFirst, await profile()]).toEqual([
      200,
      true,
      true,
      true,
    ]);
    await changeRow(app.deps.db, 'users', rater.id, { is_rater: false });
    expect(await profile()).toBe(false);
    for (const view of await views(await aVotedRating(), rater)) expect(view).toMatchObject(open);
  });

  it.each<[TestRole]>([['rater'], ['superAdmin']])(
    'leaves out the others and both averages until a %s has voted, in every answer',
    async (role) => {
      const rating = await aVotedRating();
      const blind = await aBlindOne(role);
      for (const view of await views(rating, blind)) {
        const noAverages = { averageDifficulty: null, communityDifficulty: null };
        expect({ ...noAverages, ...view }).toMatchObject({ ...noAverages, ...veiled });
      }
      for (const who of [other, null])
        for (const view of await views(rating, who)) {
          expect(view).toMatchObject(open);
          expect(view?.details).toHaveLength(2);
        }
      const { body } = await save(rating.id, blind, { rating: 'nonsense' });
      expect(JSON.stringify(body)).not.toContain('G3');
      expect((await save(rating.id, blind, { rating: '' })).body).toMatchObject(veiled);

      const saved = await save(rating.id, blind, { rating: 'G3' });
      expect(saved.body.rating).toMatchObject({ ...open, votes: { manager: 2, community: 1 } });
      expect(saved.body.details).toHaveLength(3);
      for (const view of await views(rating, blind)) expect(view).toMatchObject(open);

      const back = await app.as(blind).call('deleteRatingDetail', { id: rating.id, userId: blind.id });
      for (const view of [back.body, ...(await views(rating, blind))]) expect(view).toMatchObject(open);
    },
  );

  it('veils nothing of a closed rating, nor once the option is off', async () => {
    const [rating, closed] = [await aVotedRating(), await aVotedRating()];
    const blind = await aBlindOne();
    await app.as(admin).call('setToRate', { id: closed.levelId, body: { toRate: false } });
    const whole = await app.as(blind).call('rating', { id: closed.id });
    expect(whole.body).toMatchObject(open);
    await setBlind(blind, false);
    for (const view of await views(rating, blind)) expect(view).toMatchObject(open);
  });

  it('shows no more to a blind super admin who takes the vote of somebody away', async () => {
    const rating = await aVotedRating();
    const blind = await aBlindOne('superAdmin');
    const { body } = await app.as(blind).call('deleteRatingDetail', { id: rating.id, userId: other.id });
    expect(body).toMatchObject({ ...veiled, votes: { manager: 0, community: 1 } });
  });
});

describe('the mark of a blind vote', () => {
  it('is given to a vote that no other vote can have influenced, and shown to super admins', async () => {
    const seen = await aVotedRating();
    const blind = await aBlindOne();
    const fresh = await aVotedRating();
    for (const { id } of [seen, fresh]) await save(id, blind, { rating: 'U1' });
    expect(await isBlindOf(seen.id, blind)).toBe(false);
    expect(await isBlindOf(fresh.id, blind)).toBe(true);
    expect(await isBlindOf(fresh.id, other)).toBe(false);
    for (const view of await views(fresh, blind)) expect(JSON.stringify(view)).not.toContain('isBlind');
  });

  it('starts again with the option', async () => {
    const blind = await aBlindOne();
    const rating = await aVotedRating();
    await setBlind(blind, true);
    await setBlind(blind, false);
    await setBlind(blind, true);
    await save(rating.id, blind, { rating: 'U1' });
    expect(await isBlindOf(rating.id, blind)).toBe(false);
  });

  it('ends with the role', async () => {
    const blind = await aBlindOne();
    const change = (name: 'grantRole' | 'revokeRole') =>
      app.as(admin).call(name, { body: { userId: blind.id, role: 'rater' } });
    expect((await change('revokeRole')).status).toBe(200);
    const rating = await aVotedRating();
    for (const view of await views(rating, blind)) expect(view).toMatchObject(open);
    expect((await change('grantRole')).status).toBe(200);
    for (const view of await views(rating, blind)) expect(view).toMatchObject(open);
  });

  it('outlives another comment and mode, not another rating nor a second vote', async () => {
    const blind = await aBlindOne();
    const { id } = await aVotedRating();
    await save(id, blind, { rating: 'U1' });
    await save(id, blind, { rating: 'u1', comment: 'streams', isCommunityRating: true });
    expect(await isBlindOf(id, blind)).toBe(true);
    await save(id, blind, { rating: 'U2' });
    expect(await isBlindOf(id, blind)).toBe(false);

    const again = await aVotedRating();
    await save(again.id, blind, { rating: 'U1' });
    await save(again.id, blind, { rating: '' });
    await save(again.id, blind, { rating: 'U1' });
    expect(await isBlindOf(again.id, blind)).toBe(false);
  });
});
