import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkReceipt } from '@rondo/domain/play';
import { recomputeEverything } from '../players/index.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { signedInUser } from '../../testing/users.ts';
import { nodeHashes } from '../draws/index.ts';

const app = appOfTests({ config: { jokes: true } });
let king = 0;
let other = 0;
let levelId = 0;

beforeAll(async () => {
  const { db } = app.deps;
  levelId = await aLevel(db, { diff_id: 30 });
  king = await aPlayer(db);
  other = await aPlayer(db);
  await aPass(db, { level_id: levelId, player_id: king });
  await aPass(db, { level_id: levelId, player_id: other });
  await transaction(db, recomputeEverything);
});

const player = async (id: number) => (await app.call('GET', `/v2/database/players/${id}`)).body;

async function put(type: string, more: { value?: number; partner?: number } = {}) {
  const { db, clock } = app.deps;
  const expires = new Date(clock.now().getTime() + 60_000);
  await transaction(db, async (trx) => {
    await sql`INSERT INTO player_modifiers (player_id, type, value, partner_id, expires_at)
      VALUES (${king}, ${type}, ${more.value ?? null}, ${more.partner ?? null}, ${expires})`.execute(trx);
    const { publishEvent } = await import('../../platform/events/publish.ts');
    await publishEvent(trx, { type: 'modifierUpdate', data: { playerId: king } });
  });
}

describe('a case', () => {
  it('is opened, checked and followed by a cooldown', async () => {
    const { token } = await signedInUser(app);
    const { body: before } = await app.call('GET', `/v2/database/players/${king}/modifiers`, { token });
    const call = () =>
      app.call('POST', '/v2/database/players/modifiers/generate', {
        token,
        body: { targetPlayerId: king, nonce: 'mine' },
      });
    const { status, body } = await call();
    expect(status).toBe(200);
    expect(checkReceipt(body.receipt, { commitment: before.commitment, nonce: 'mine' }, nodeHashes)).toEqual({
      secret: true,
      nonce: true,
      outcome: true,
    });
    expect(body.cooldown).toEqual({ remainingSeconds: 600, isSelfRoll: false });
    expect(await call()).toMatchObject({
      outcome: '429 SPIN_COOLDOWN',
      body: { remainingSeconds: 600, isSelfRoll: false },
    });
  });
});

describe('an overlay', () => {
  it('adds to the ranked score on profile and leaderboard, and goes with its time', async () => {
    app.clock.advance(3 * 3_600_000);
    const stored = await player(king);
    expect(stored).not.toHaveProperty('overlay');
    await put('ranked_add', { value: 500 });
    expect(await player(king)).toMatchObject({
      rankedScore: stored.rankedScore + 500,
      overlay: { stored: { rankedScore: stored.rankedScore }, types: ['ranked_add'] },
    });
    const { body } = await app.call('GET', '/v2/database/leaderboard');
    expect(body.results[0]).toMatchObject({ id: king, rank: 1, rankedScore: stored.rankedScore + 500 });
    expect(body.results[1]).toMatchObject({ id: other, position: 2 });
    app.clock.advance(60_001);
    expect(await player(king)).toEqual(stored);
  });

  it.each([
    'ranked_multiply',
    'oops_all_miss',
    'score_flip',
    'score_combine',
    'ban_hammer',
    'player_swap',
    'super_admin',
    'king_of_castle',
  ])('of %s is answered everywhere', async (type) => {
    await put(type, {
      ...(type === 'ranked_multiply' && { value: 1.2 }),
      ...(type === 'player_swap' && { partner: other }),
    });
    expect((await player(king)).overlay.types).toEqual([type]);
    const { body } = await app.call('GET', '/v2/database/leaderboard');
    expect(body.results.find(({ id }: { id: number }) => id === king).overlay.types).toEqual([type]);
    const { body: passes } = await app.call('GET', `/v2/database/passes/level/${levelId}`);
    expect(passes).toHaveLength(type === 'king_of_castle' ? 1 : 2);
    app.clock.advance(60_001);
  });
});
