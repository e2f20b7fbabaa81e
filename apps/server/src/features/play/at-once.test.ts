import type { DrawOutcome } from '@rondo/domain/play';
import { describe, expect, it } from 'vitest';
import { aLevel } from '../../testing/catalogue.ts';
import { loggedActions } from '../../testing/log-of.ts';
import { type Call, rounds, twoServersOfTests } from '../../testing/two-servers.ts';
import { signedInUser } from '../../testing/users.ts';

/** What one person does twice at the same moment, at two server processes. */
const { one, admin, atOnce } = twoServersOfTests({ jokes: true });
const outcomes = async (round: number, ...calls: Call[]) =>
  (await atOnce(round, ...calls)).map(({ outcome }) => outcome).sort();
const draw = (token: string, body: object): Call<'draw'> => ['draw', { body }, { token }];
const roll = (token: string, id: number, body: object): Call<'setRolledDifficulty'> => [
  'setRolledDifficulty',
  { id, body },
  { token },
];
const rollOnPage = (token: string, id: number, body: object): Call<'updateRolledLevel'> => [
  'updateRolledLevel',
  { id, body },
  { token },
];
async function drawn(userId: number, diffId: number): Promise<number> {
  const outcome: DrawOutcome = { kind: 'difficulty', turn: 'usual', index: 0, diffId };
  const { id } = await one.deps.db
    .insertInto('play_draws')
    .values({
      user_id: userId,
      kind: 'difficulty',
      commitment: crypto.randomUUID(),
      reply: JSON.stringify({ outcome }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const suggestions = () => one.deps.db.selectFrom('rating_suggestions').select('id').execute();

describe('two draws at once', () => {
  it('of the same commitment are one draw, with one receipt', async () => {
    for (const round of rounds) {
      const { id, token } = await signedInUser(one);
      const [wheel, again] = await atOnce(
        round,
        ['levelWheel', {}, { token }],
        ['levelWheel', {}, { token }],
      );
      const { commitment } = wheel.body;
      expect(again.body.commitment).toBe(commitment);
      const body = { kind: 'slots', commitment, nonce: 'mine' };
      const [first, second] = await atOnce(round, draw(token, body), draw(token, body));
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body).toEqual(first.body);
      const rows = await one.deps.db
        .selectFrom('play_draws')
        .select('id')
        .where('user_id', '=', id)
        .execute();
      expect(rows).toEqual([{ id: first.body.id }]);
    }
  });

  it('of the same commitment for two wheels: one is drawn, the other is told', async () => {
    for (const round of rounds) {
      const { token } = await signedInUser(one);
      const { commitment } = (await one.as({ token }).call('levelWheel')).body;
      const both = await outcomes(
        round,
        draw(token, { kind: 'slots', commitment }),
        draw(token, { kind: 'reason', commitment }),
      );
      expect(both).toEqual(['200', '409 COMMITMENT_USED']);
    }
  });

  it('without a commitment have a secret each', async () => {
    for (const round of rounds) {
      const { token } = await signedInUser(one);
      const [first, second] = await atOnce(
        round,
        draw(token, { kind: 'slots' }),
        draw(token, { kind: 'slots' }),
      );
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body.secret).not.toBe(first.body.secret);
      expect([first.body.next, second.body.next]).toContain(
        first.body.id < second.body.id ? second.body.commitment : first.body.commitment,
      );
    }
  });
});

describe('two rolls at once', () => {
  it('of one user: one is kept, the other waits', async () => {
    for (const round of rounds) {
      const { id: userId, token } = await signedInUser(one);
      const id = await aLevel(one.deps.db);
      const draws = [await drawn(userId, 30)];
      const before = (await suggestions()).length;
      const body = { diffId: 30, draws };
      expect(await outcomes(round, roll(token, id, body), roll(token, id, body))).toEqual([
        '200',
        '429 ROULETTE_TIMEOUT',
      ]);
      expect(await suggestions()).toHaveLength(before + 1);
    }
  });

  it('of one super admin: one edit', async () => {
    for (const round of rounds) {
      const { token } = await signedInUser(one, { role: 'superAdmin' });
      const id = await aLevel(one.deps.db);
      const both = await outcomes(round, roll(token, id, { diffId: 30 }), roll(token, id, { diffId: 31 }));
      expect(both).toEqual(['200', '429 ROULETTE_TIMEOUT']);
      expect(await loggedActions(one.deps.db, 'level', id)).toEqual(['level.edit']);
    }
  });

  it('of two super admins on the page of one level: one edit', async () => {
    for (const round of rounds) {
      const { token } = await signedInUser(one, { role: 'superAdmin' });
      const id = await aLevel(one.deps.db);
      const both = await outcomes(
        round,
        rollOnPage(token, id, { diffId: 30 }),
        rollOnPage(admin.token, id, { diffId: 31 }),
      );
      expect(both).toEqual(['200', '429 ROULETTE_TIMEOUT']);
      expect(await loggedActions(one.deps.db, 'level', id)).toEqual(['level.edit']);
    }
  });

  it('with the same draws on two levels: they are spent once', async () => {
    for (const round of rounds) {
      const { id: userId, token } = await signedInUser(one, { role: 'superAdmin' });
      const [id, other] = [await aLevel(one.deps.db), await aLevel(one.deps.db)];
      const body = { diffId: 30, draws: [await drawn(userId, 30)] };
      const both = await outcomes(round, rollOnPage(token, id, body), roll(token, other, body));
      expect(both).toEqual(['200', '400 DRAWS_DO_NOT_FIT']);
      const logged = [
        ...(await loggedActions(one.deps.db, 'level', id)),
        ...(await loggedActions(one.deps.db, 'level', other)),
      ];
      expect(logged).toEqual(['level.edit']);
    }
  });

  it('a roll and an edit of the level, and its deletion', async () => {
    for (const round of rounds) {
      const { token } = await signedInUser(one, { role: 'superAdmin' });
      const id = await aLevel(one.deps.db);
      const edit: Call<'editLevel'> = ['editLevel', { id, body: { artist: 'Pell' } }];
      expect(await outcomes(round, roll(token, id, { diffId: 30 }), edit)).toEqual(['200', '200']);
      const gone: Call<'deleteLevel'> = ['deleteLevel', { id }];
      expect(await outcomes(round, rollOnPage(token, id, { diffId: 31 }), gone)).toEqual(['200', '200']);
      const { body } = await one.as({ token }).call('levelDetail', { id });
      expect(body).toMatchObject({ artist: 'Pell', diffId: 31, isDeleted: true });
    }
  });
});
