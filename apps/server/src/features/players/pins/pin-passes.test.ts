import { beforeAll, expect, it } from 'vitest';
import { appOfTests } from '../../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { changeRow } from '../../../testing/stored-row.ts';
import { signedInUser, type TestUser } from '../../../testing/users.ts';

const app = appOfTests();
let user: TestUser;
let passes: number[];

beforeAll(async () => {
  const { db } = app.deps;
  user = await signedInUser(app);
  const level_id = await aLevel(db);
  passes = [];
  for (const player_id of [user.playerId ?? 0, user.playerId ?? 0, await aPlayer(db)])
    passes.push(await aPass(db, { level_id, player_id }));
});

const pin = (...passIds: unknown[]) => app.as(user).call('pinPasses', { body: { passIds } });
const pins = async () => (await app.call('playerStanding', { id: user.playerId ?? 0 })).body.pins;

it('pins keep their order, and others take their place', async () => {
  const [first = 0, second = 0] = passes;
  expect((await pin(second, first)).status).toBe(200);
  expect(await pins()).toEqual([second, first]);
  await pin(first);
  await pin(first);
  expect(await pins()).toEqual([first]);
  await changeRow(app.deps.db, 'passes', first, { is_deleted: true });
  expect(await pins()).toEqual([]);
  await changeRow(app.deps.db, 'passes', first, { is_deleted: false });
  await pin();
  expect(await pins()).toEqual([]);
});

it('one of two requests at once stands', async () => {
  const [first = 0, second = 0] = passes;
  const replies = await Promise.all([pin(first, second), pin(second), pin(second, first)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([[first, second], [second], [second, first]]).toContainEqual(await pins());
});

it('refuses what is none of one’s own passes', async () => {
  const [first = 0, , foreign = 0] = passes;
  const before = await pins();
  for (const wrong of [[foreign], [first, foreign], [0], [2 ** 31], ['x'], [first, first], [1, 2, 3, 4]])
    expect((await pin(...wrong)).problem.code).toBe('VALIDATION_FAILED');
  expect(await pins()).toEqual(before);
});
