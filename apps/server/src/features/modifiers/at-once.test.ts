import type { ModifierType } from '@rondo/domain/modifiers';
import { describe, expect, it } from 'vitest';
import { aPlayer } from '../../testing/catalogue.ts';
import { type Call, rounds, twoServersOfTests } from '../../testing/two-servers.ts';
import { signedInUser } from '../../testing/users.ts';
import { putModifier } from './testing/put-modifier.ts';

/** What people do with cases at the same moment, at two server processes on one database. */
const { one, other, admin, atOnce } = twoServersOfTests({ jokes: true });
const db = () => one.deps.db;

function casesHold(type: ModifierType) {
  for (const site of [one, other]) Object.assign(site.deps.config, { caseChances: [{ type, percent: 100 }] });
}
const opening = (token: string, targetPlayerId: number, more: object = {}): Call<'openCase'> => [
  'openCase',
  { body: { targetPlayerId, ...more } },
  { token },
];
const rowsOf = (playerId: number) =>
  db().selectFrom('player_modifiers').selectAll().where('player_id', '=', playerId).orderBy('id').execute();
const cooldownsOf = (userId: number) =>
  db().selectFrom('modifier_cooldowns').selectAll().where('user_id', '=', userId).execute();
const drawsOf = (userId: number) =>
  db().selectFrom('play_draws').select('id').where('user_id', '=', userId).execute();

describe('at the same moment', () => {
  it('four cases of one person for one player: one result, one cooldown', async () => {
    casesHold('ranked_add');
    for (const round of rounds) {
      const [{ id, token }, target] = [await signedInUser(one), await aPlayer(db())];
      const call = opening(token, target);
      const replies = await atOnce(round, call, call, call, call);
      expect(replies.map(({ outcome }) => outcome).sort()).toEqual([
        '200',
        ...Array.from({ length: 3 }, () => '429 SPIN_COOLDOWN'),
      ]);
      expect(
        [await rowsOf(target), await cooldownsOf(id), await drawsOf(id)].map(({ length }) => length),
      ).toEqual([1, 1, 1]);
    }
  });

  it('the same case twice, with its commitment: the same result twice', async () => {
    casesHold('ranked_add');
    for (const round of rounds) {
      const [{ id, token }, target] = [await signedInUser(one), await aPlayer(db())];
      const list: Call<'playerModifiers'> = ['playerModifiers', { id: target }, { token }];
      const [here, there] = await atOnce(round, list, list);
      const { commitment } = here.body;
      expect(there.body.commitment).toBe(commitment);
      const call = opening(token, target, { commitment });
      const [first, second] = await atOnce(round, call, call);
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body).toEqual(first.body);
      expect([(await rowsOf(target)).length, (await drawsOf(id)).length]).toEqual([1, 1]);
    }
  });

  it('many people lengthen one crown: one row with the minutes of all', async () => {
    casesHold('super_admin');
    for (const round of rounds) {
      const target = await aPlayer(db());
      const users = await Promise.all(Array.from({ length: 4 }, () => signedInUser(one)));
      const replies = await atOnce(round, ...users.map(({ token }) => opening(token, target)));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const rows = await rowsOf(target);
      expect(rows).toHaveLength(1);
      expect(rows[0]?.expires_at).toEqual(new Date(one.clock.now().getTime() + 20 * 60_000));
    }
  });

  it('swaps of many players: nobody is in two, whoever they met', async () => {
    casesHold('player_swap');
    const before = await db().selectFrom('players').select('id').execute();
    await db()
      .updateTable('player_stats')
      .set({ is_banned: true })
      .where(
        'player_id',
        'in',
        before.map(({ id }) => id),
      )
      .execute();
    for (const round of rounds) {
      const users = await Promise.all(Array.from({ length: 4 }, () => signedInUser(one)));
      const targets = users.map(({ playerId }) => playerId ?? 0);
      const replies = await atOnce(
        round,
        ...users.map(({ token }, index) => opening(token, targets[(index + 1) % 4] ?? 0)),
      );
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const rows = await db()
        .selectFrom('player_modifiers')
        .select(['player_id', 'partner_id'])
        .where('expires_at', '>', one.clock.now())
        .where('type', '=', 'player_swap')
        .execute();
      const sides = rows.flatMap(({ player_id, partner_id }) => [player_id, partner_id]);
      expect(new Set(sides).size).toBe(sides.length);
      expect(targets.filter((id) => !sides.includes(id))).toEqual([]);
      one.clock.advance(60 * 60_000);
    }
  });

  it('a case that lengthens and an end: the modifier is gone, or begins anew', async () => {
    casesHold('ban_hammer');
    for (const round of rounds) {
      const [{ token }, target] = [await signedInUser(one), await aPlayer(db())];
      const id = await putModifier(one, { playerId: target, type: 'ban_hammer' });
      const admin = await signedInUser(one, { role: 'superAdmin' });
      const [opened, ended] = await atOnce(round, opening(token, target), [
        'endModifier',
        { modifierId: id },
        admin,
      ]);
      expect([opened.status, ended.status]).toEqual([200, 204]);
      const rows = await rowsOf(target);
      expect(rows.map((row) => row.id)).toEqual(
        opened.body.modifier?.id === id ? [] : [opened.body.modifier?.id],
      );
    }
  });

  it('a case and a merge of its player: the modifier is the target’s, or there is none', async () => {
    casesHold('ranked_add');
    for (const round of rounds) {
      const { token } = await signedInUser(one);
      const [source, target] = [await aPlayer(db()), await aPlayer(db())];
      const merge: Call<'mergePlayer'> = [
        'mergePlayer',
        { id: source, body: { targetPlayerId: target } },
        admin,
      ];
      const [opened, merged] = await atOnce(round, opening(token, source), merge);
      expect(merged.status).toBe(200);
      expect(['200', '404 NOT_FOUND']).toContain(opened.outcome);
      expect([await rowsOf(source), await rowsOf(target)].map(({ length }) => length)).toEqual([
        0,
        opened.status === 200 ? 1 : 0,
      ]);
    }
  });
});
