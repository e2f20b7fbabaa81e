import { beforeEach, describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aPlayer } from '../../testing/catalogue.ts';
import { signedInUser } from '../../testing/users.ts';
import { putModifier } from './testing/put-modifier.ts';

const superAdminPassword = 'open sesame, please';
const app = appOfTests({ config: { jokes: true, superAdminPassword } });
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));
const { call } = app.as(admin, { 'x-super-admin-password': superAdminPassword });
const merge = async (): Promise<number> => {
  const reply = await call('mergePlayer', { id: source, body: { targetPlayerId: target } });
  expect(reply.status, reply.text).toBe(200);
  return reply.body.mergeId;
};
const undo = async (mergeId: number) => {
  const reply = await call('undoPlayerMerge', { mergeId });
  expect(reply.status, reply.text).toBe(200);
};
const listed = async (id: number) =>
  (await app.call('playerModifiers', { id })).body.modifiers?.map(({ type, playerId, partner }) => [
    type,
    playerId,
    partner?.id ?? null,
  ]);

let source = 0;
let target = 0;
let third = 0;
beforeEach(async () => {
  app.clock.advance(3 * 3_600_000);
  [source, target, third] = [
    await aPlayer(app.deps.db),
    await aPlayer(app.deps.db),
    await aPlayer(app.deps.db),
  ];
});

describe('a merge', () => {
  it('takes along what is at work on its source, and gives it back with the undo', async () => {
    await putModifier(app, { playerId: source, type: 'ranked_add', value: 200 });
    await putModifier(app, { playerId: third, type: 'player_swap', partnerId: source });
    await putModifier(app, { playerId: source, type: 'super_admin', minutes: 1 });
    await putModifier(app, { playerId: target, type: 'score_flip' });
    app.clock.advance(60_000);
    const mergeId = await merge();
    expect(await listed(target)).toEqual([
      ['ranked_add', target, null],
      ['player_swap', third, target],
      ['score_flip', target, null],
    ]);
    const { overlay } = (await app.call('player', { id: target })).body;
    expect(overlay?.types).toEqual(['ranked_add', 'player_swap', 'score_flip']);
    await undo(mergeId);
    expect(await listed(source)).toEqual([
      ['ranked_add', source, null],
      ['player_swap', third, source],
    ]);
    expect(await listed(target)).toEqual([['score_flip', target, null]]);
  });

  it.each(['of the two with each other', 'of each with somebody'])('ends the swap %s', async (which) => {
    const own = { playerId: source, type: 'player_swap' } as const;
    const partner = await aPlayer(app.deps.db);
    if (which === 'of each with somebody') {
      await putModifier(app, { ...own, partnerId: third });
      await putModifier(app, { ...own, playerId: partner, partnerId: target });
    } else await putModifier(app, { ...own, partnerId: target });
    await putModifier(app, { playerId: source, type: 'oops_all_miss' });
    const mergeId = await merge();
    const missed = ['oops_all_miss', target, null];
    const kept = which === 'of each with somebody' ? [['player_swap', partner, target]] : [];
    expect(await listed(target)).toEqual([...kept, missed]);
    expect(await listed(third)).toEqual([]);
    await undo(mergeId);
    expect(await listed(target)).toEqual(kept);
    expect(await listed(source)).toEqual([['oops_all_miss', source, null]]);
  });
});
