import { beforeEach, describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aPlayer } from '../../testing/catalogue.ts';
import { logOf } from '../../testing/log-of.ts';
import { runJob } from '../../testing/run-job.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';
import { modifiersSweep } from './sweep-modifiers.ts';
import { putModifier } from './testing/put-modifier.ts';

const app = appOfTests({ config: { jokes: true, caseChances: [{ type: 'super_admin', percent: 100 }] } });
const minute = 60_000;
const openFor = async ({ token }: TestUser, targetPlayerId: number) => {
  const body = { targetPlayerId };
  const reply = await app.as({ token }).call('openCase', { body });
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
};
const listOf = async (playerId: number, token?: string) =>
  (await app.as({ token }).call('playerModifiers', { id: playerId })).body;
const end = (token: string, id: number | string) => app.as({ token }).call('endModifier', { modifierId: id });
const typesOf = async (playerId: number) => {
  const rows = app.deps.db.selectFrom('player_modifiers').select('type').where('player_id', '=', playerId);
  return (await rows.orderBy('id').execute()).map(({ type }) => type);
};

let user: TestUser;
let target = 0;
beforeEach(async () => {
  app.clock.advance(3 * 60 * minute);
  user = await signedInUser(app);
  target = await aPlayer(app.deps.db);
});

describe('ending a modifier', () => {
  it('is for super admins, at once, and in the log', async () => {
    const { modifier } = await openFor(user, target);
    const admin = await signedInUser(app, { role: 'superAdmin' });
    const rater = await signedInUser(app, { role: 'rater' });
    for (const { token } of [user, rater])
      expect((await end(token, modifier!.id)).outcome).toBe('403 FORBIDDEN');
    const overlaid = await app.call('player', { id: target });
    expect(overlaid.body.overlay?.types).toEqual(['super_admin']);
    expect(await end(admin.token, modifier!.id)).toMatchObject({ status: 204, body: null });
    expect((await app.call('player', { id: target })).body).not.toHaveProperty('overlay');
    expect((await listOf(target)).modifiers).toEqual([]);
    expect((await listOf(target, user.token)).cooldown).not.toBeNull();
    expect(await logOf(app.deps.db, 'player', target)).toEqual([
      {
        actor_id: admin.id,
        action: 'player.endModifier',
        subject_title: expect.stringMatching(/^Player /),
        before: { modifier: 'super_admin', value: null, expiresAt: modifier?.expiresAt },
        after: null,
      },
    ]);
    expect((await end(admin.token, modifier!.id)).outcome).toBe('404 NOT_FOUND');
  });

  it('finds none that is over, unknown or no id', async () => {
    const admin = await signedInUser(app, { role: 'superAdmin' });
    const id = await putModifier(app, { playerId: target, type: 'super_admin', minutes: 5 });
    app.clock.advance(5 * minute);
    for (const [which, outcome] of [
      [id, '404 NOT_FOUND'],
      [2_000_000_000, '404 NOT_FOUND'],
      [99_999_999_999, '404 NOT_FOUND'],
      ['x', '400 VALIDATION_FAILED'],
    ] as const)
      expect((await end(admin.token, which)).outcome).toBe(outcome);
    expect(await logOf(app.deps.db, 'player', target)).toEqual([]);
  });
});

it('the hourly sweep removes what is over, modifiers and cooldowns, and nothing else', async () => {
  await openFor(user, target);
  await putModifier(app, { playerId: target, type: 'score_flip', minutes: 60 });
  const left = async () => [
    await typesOf(target),
    (await app.deps.db.selectFrom('modifier_cooldowns').selectAll().where('player_id', '=', target).execute())
      .length,
  ];
  for (const [later, expected] of [
    [0, [['super_admin', 'score_flip'], 1]],
    [5, [['score_flip'], 1]],
    [5, [['score_flip'], 0]],
    [50, [[], 0]],
  ] as const) {
    app.clock.advance(later * minute);
    await runJob(app, modifiersSweep);
    expect(await left()).toEqual(expected);
  }
});
