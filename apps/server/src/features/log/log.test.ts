import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aCreator, aLevel, aPlayer, aTeam } from '../../testing/catalogue.ts';
import { signedInUser } from '../../testing/users.ts';
import { recordAction } from './index.ts';

const app = appOfTests();
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin', username: 'Boss' }));
const other = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));
beforeAll(async () => {
  await transaction(app.deps.db, async (trx) => {
    const editLevel = (actorId: number, id: number) =>
      recordAction(trx, {
        actorId,
        action: 'level.edit',
        subject: { id, title: `level ${id}` },
        before: { song: 'Old', effect: new Date(0) },
        after: { song: 'New', effect: [1, 2] },
        reason: 'a better name',
      });
    await editLevel(admin.id, 7);
    await editLevel(other.id, 8);
    await recordAction(trx, { actorId: admin.id, action: 'player.ban', subject: { id: 7 } });
    await recordAction(trx, { actorId: null, action: 'reference.replace', subject: { id: null } });
  });
});

const log = (query: Record<string, string | number> = {}) => app.as(admin).call('log', query);
const seen = async (query: Record<string, string | number>) => {
  const { body } = await log(query);
  return body.results.map((row) => [row.action, row.subject.id]);
};

describe('the log of staff', () => {
  it('shows who did what to whom, the latest first', async () => {
    const { status, body } = await log();
    expect(status).toBe(200);
    expect([body.count, body.hasMore, body.results.length]).toEqual([4, false, 4]);
    expect(body.results[0]).toMatchObject({
      actor: null,
      subject: { id: null },
      reason: '',
    });
    expect(body.results[3]).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      actor: expect.objectContaining({ id: admin.id, username: 'Boss', isSuperAdmin: true }),
      action: 'level.edit',
      subject: { type: 'level', id: 7, title: 'level 7' },
      before: { song: 'Old', effect: '1970-01-01T00:00:00.000Z' },
      after: { song: 'New', effect: [1, 2] },
      reason: 'a better name',
    });
  });

  it('is narrowed by actor, subject, kind of subject and action', async () => {
    expect(await seen({ actor: other.id })).toEqual([['level.edit', 8]]);
    expect(await seen({ subject: 'level:7' })).toEqual([['level.edit', 7]]);
    expect(await seen({ subject: 'level' })).toEqual([
      ['level.edit', 8],
      ['level.edit', 7],
    ]);
    expect(await seen({ action: 'player.ban', actor: admin.id, subject: 'player:7' })).toEqual([
      ['player.ban', 7],
    ]);
    expect(await seen({ subject: 'level:99999999999999', actor: '' })).toEqual([]);
    expect(await seen({ actor: 9_000_000_000 })).toEqual([]);
  });

  it('comes in pages', async () => {
    const { body } = await log({ limit: 3 });
    expect([body.results.length, body.count, body.hasMore]).toEqual([3, 4, true]);
    expect((await log({ limit: 3, offset: 3 })).body).toMatchObject({ count: 4, hasMore: false });
  });

  it('refuses what is no filter, and everyone but super admins', async () => {
    const bad: Record<string, string>[] = [
      { subject: 'level:x' },
      { subject: '7' },
      { actor: 'Boss' },
      { limit: 'x' },
      { action: 'level.admire' },
    ];
    for (const query of bad) expect((await log(query)).problem.code).toBe('VALIDATION_FAILED');
  });

  it('names what ids in the facts lead to, in one reply', async () => {
    const { db } = app.deps;
    const [level, player, creator, team] = [
      await aLevel(db, { song: 'Glass Meridian' }),
      await aPlayer(db, { name: 'Koralik' }),
      await aCreator(db, { name: 'Sorrel' }),
      await aTeam(db, 'Samovar'),
    ];
    const subject = { id: 31 };
    await transaction(db, async (trx) => {
      const actorId = admin.id;
      await recordAction(trx, {
        actorId,
        action: 'passSubmission.approve',
        subject,
        after: { levelId: level, playerId: player, passId: 5 },
      });
      await recordAction(trx, {
        actorId,
        action: 'level.team',
        subject,
        after: { teamId: team.id, members: [creator.id, 1_999_999_999, 9_000_000_000] },
      });
      await recordAction(trx, {
        actorId,
        action: 'creator.link',
        subject,
        before: { userId: null },
        after: { userId: other.id },
      });
    });
    const { body } = await log({ limit: 3 });
    expect(body.names).toEqual({
      level: { [level]: 'Glass Meridian' },
      player: { [player]: 'Koralik' },
      creator: { [creator.id]: 'Sorrel' },
      team: { [team.id]: 'Samovar' },
      user: { [other.id]: other.username },
      difficulty: {},
    });
  });

  it('leaves claims out when asked to, also from the count', async () => {
    await transaction(app.deps.db, async (trx) => {
      for (const action of ['levelSubmission.claim', 'levelSubmission.release'] as const)
        await recordAction(trx, { actorId: admin.id, action, subject: { id: 77 } });
      await recordAction(trx, { actorId: admin.id, action: 'levelSubmission.decline', subject: { id: 77 } });
    });
    expect(await seen({ subject: 'levelSubmission:77' })).toHaveLength(3);
    const { body } = await log({ subject: 'levelSubmission:77', claims: 'hide' });
    expect([body.count, body.results.map(({ action }) => action)]).toEqual([1, ['levelSubmission.decline']]);
  });

  it('takes only facts that the catalogue lists under the action', async () => {
    const write = (after: { country: string }) =>
      transaction(app.deps.db, (trx) =>
        // @ts-expect-error: the action has no such fact.
        recordAction(trx, { actorId: null, action: 'level.edit', subject: { id: 9 }, after }),
      );
    await expect(write({ country: 'PL' })).rejects.toThrow('level.edit has no fact country');
    expect(await seen({ subject: 'level:9' })).toEqual([]);
  });
});
