import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLevel } from '../../testing/catalogue.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';

let app: TestApp;
let admin: TestUser;
let rater: TestUser;
let user: TestUser;
beforeAll(async () => {
  app = await testApp();
  admin = await signedInUser(app, { role: 'superAdmin' });
  rater = await signedInUser(app, { role: 'rater' });
  user = await signedInUser(app);
});
afterAll(() => app.close());

/** A level with an open rating. */
async function anOpenRating(fields: Parameters<typeof aLevel>[1] = {}) {
  const { db } = app.deps;
  const levelId = await aLevel(db, { to_rate: true, ...fields });
  const { id } = await db
    .insertInto('ratings')
    .values({ level_id: levelId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { levelId, id };
}

const save = (id: number, who: TestUser, body: object) =>
  app.call('PUT', `/v2/admin/rating/${id}`, { token: who.token, body });

describe('saving a rating', () => {
  it('stores the vote of a rater and answers the rating twice over', async () => {
    const { id, levelId } = await anOpenRating();
    const { status, body, text } = await save(id, rater, {
      rating: ' g5 ',
      comment: ' steady ',
      isCommunityRating: false,
    });
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ id, levelId, averageDifficultyId: 25, communityDifficultyId: null });
    expect(body.rating).toMatchObject({ votes: { manager: 1, community: 0 } });
    expect(body.details).toMatchObject([
      { userId: rater.id, rating: 'G5', comment: 'steady', isCommunityRating: false, user: { id: rater.id } },
    ]);
    for (const path of ['', '/cards', `/${id}`]) {
      const reply = await app.call('GET', `/v2/admin/rating${path}`, { token: user.token });
      expect(reply.status, reply.text).toBe(200);
    }
    const page = await app.call('GET', `/v2/database/levels/withRatings/${levelId}`);
    expect(page.body.ratings.details[0].comment).toBe(null);
    expect((await app.call('GET', `/v2/database/levels/${levelId}/ratings`)).body).toEqual([]);
    expect(admin.id).toBeGreaterThan(0);
  });
});
