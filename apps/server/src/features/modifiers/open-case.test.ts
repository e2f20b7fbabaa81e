import type { ReplyOf } from '@rondo/contract/calls';
import { MODIFIER_TYPES, modifierMinutes, type ModifierType, USUAL_CHANCES } from '@rondo/domain/modifiers';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { expectFair } from '../../testing/expect-fair.ts';
import { aPlayer } from '../../testing/catalogue.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';
import { putModifier } from './testing/put-modifier.ts';

const app = appOfTests({ config: { jokes: true } });
const minute = 60_000;

/** From here on a case holds this for sure; nothing where it is null. */
function caseHolds(type: ModifierType | null) {
  Object.assign(app.deps.config, { caseChances: type === null ? [] : [{ type, percent: 100 }] });
}
const open = (token: string | undefined, body: object) => app.as({ token }).call('openCase', { body });
const openFor = async (user: TestUser, targetPlayerId: number, more: object = {}) => {
  const { status, body, text } = await open(user.token, { targetPlayerId, ...more });
  expect(status, text).toBe(200);
  return body;
};
const candidatesOf = ({ table }: { readonly table: { readonly kind: string } }) =>
  (table as Extract<ReplyOf<'openCase'>['receipt']['table'], { kind: 'case' }>).candidates;
const listOf = async (playerId: number, token?: string) => {
  const { status, body } = await app.as({ token }).call('playerModifiers', { id: playerId });
  expect(status).toBe(200);
  return body;
};
const rowsOf = (playerId: number) =>
  app.deps.db.selectFrom('player_modifiers').selectAll().where('player_id', '=', playerId).execute();
const inMinutes = (count: number) => new Date(app.clock.now().getTime() + count * minute).toISOString();

let user: TestUser;
let target = 0;
beforeEach(async () => {
  app.clock.advance(3 * 60 * minute);
  user = await signedInUser(app);
  target = await aPlayer(app.deps.db);
});

describe('a case', () => {
  it.each(MODIFIER_TYPES)(
    'puts %s on a player, with its value and time, and anybody sees it',
    async (type) => {
      caseHolds(type);
      const { modifier, receipt, cooldown, commitment } = await openFor(user, target);
      expect(modifier).toMatchObject({
        type,
        playerId: target,
        by: user.username,
        createdAt: inMinutes(0),
        expiresAt: inMinutes(modifierMinutes(type)),
      });
      const [least, most] =
        { ranked_add: [100, 1000], ranked_multiply: [1.1, 1.5] }[type as 'ranked_add'] ?? [];
      if (least === undefined) expect(modifier?.partner !== null).toBe(type === 'player_swap');
      else {
        expect(modifier?.value).toBeGreaterThanOrEqual(least);
        expect(modifier?.value).toBeLessThanOrEqual(most ?? 0);
        expect(Math.round((modifier?.value ?? 0) * 100) / 100).toBe(modifier?.value);
      }
      expect(receipt.outcome).toEqual({ kind: 'case', modifier: { type, value: modifier?.value } });
      expect(cooldown).toEqual({ remainingSeconds: 600, isSelfRoll: false });
      const seen = await listOf(target);
      expect(seen).toEqual({
        modifiers: [modifier],
        probabilities: { [type]: 100 },
        cooldown: null,
        commitment: null,
      });
      const own = await listOf(target, user.token);
      expect(own).toMatchObject({ modifiers: [modifier], cooldown, commitment });
    },
  );

  it('has the usual chances unless the site has its own', async () => {
    const { caseChances } = readConfig({});
    Object.assign(app.deps.config, { caseChances });
    expect((await listOf(target)).probabilities).toEqual(
      Object.fromEntries(USUAL_CHANCES.map(({ type, percent }) => [type, percent])),
    );
  });

  it('may be empty: nothing is put, and its opener waits all the same', async () => {
    caseHolds(null);
    const { modifier, receipt, cooldown } = await openFor(user, target);
    expect(modifier).toBeNull();
    expect(receipt.outcome).toEqual({ kind: 'case', modifier: null });
    expect(cooldown.remainingSeconds).toBe(600);
    expect(await rowsOf(target)).toEqual([]);
    expect((await open(user.token, { targetPlayerId: target })).outcome).toBe('429 SPIN_COOLDOWN');
  });

  it('is sealed before it is opened, and can be checked after it', async () => {
    caseHolds('ranked_add');
    const { commitment } = await listOf(target, user.token);
    expect((await listOf(target, user.token)).commitment).toBe(commitment);
    const first = await openFor(user, target, { nonce: 'mine' });
    expectFair(first.receipt, { commitment, nonce: 'mine' });
    expect(first.commitment).not.toBe(commitment);
    const other = await aPlayer(app.deps.db);
    const second = await openFor(user, other, { commitment: first.commitment });
    expect(second.receipt.commitment).toBe(first.commitment);
    expect(second.receipt.nonce).toMatch(/^[0-9a-f]{32}$/);
    expectFair(second.receipt, { commitment: first.commitment, nonce: null });
  });

  it('that is opened again with the commitment that it used is the same, for the same player', async () => {
    caseHolds('ranked_add');
    const { commitment } = await listOf(target, user.token);
    const first = await openFor(user, target, { commitment, nonce: 'mine' });
    app.clock.advance(5 * minute);
    caseHolds('score_flip');
    for (const more of [{}, { nonce: 'yours' }])
      expect(await openFor(user, target, { commitment, ...more })).toEqual(first);
    const other = await aPlayer(app.deps.db);
    expect((await open(user.token, { targetPlayerId: other, commitment })).outcome).toBe(
      '409 COMMITMENT_USED',
    );
    expect(await rowsOf(target)).toHaveLength(1);
    expect((await listOf(target, user.token)).cooldown?.remainingSeconds).toBe(300);
    const stranger = await signedInUser(app);
    expect((await open(stranger.token, { targetPlayerId: target, commitment })).outcome).toBe(
      '409 COMMITMENT_USED',
    );
    expect((await open(user.token, { targetPlayerId: target, commitment: 'a'.repeat(64) })).outcome).toBe(
      '409 COMMITMENT_USED',
    );
  });

  it('may be opened for the own player and by an account without a player', async () => {
    caseHolds('super_admin');
    const { cooldown } = await openFor(user, user.playerId ?? 0);
    expect(cooldown).toEqual({ remainingSeconds: 60, isSelfRoll: true });
    const guest = await signedInUser(app, { hasPlayer: false });
    expect((await openFor(guest, target)).modifier?.by).toBe(guest.username);
  });
});

describe('a second modifier of a type', () => {
  it.each(['ranked_add', 'ranked_multiply', 'oops_all_miss', 'score_flip', 'score_combine'] as const)(
    '%s stands beside the first',
    async (type) => {
      caseHolds(type);
      const { modifier } = await openFor(user, target);
      app.clock.advance(minute);
      const second = await openFor(await signedInUser(app), target);
      expect(second.modifier!.id).not.toBe(modifier?.id);
      expect((await listOf(target)).modifiers).toEqual([modifier, second.modifier]);
    },
  );

  it.each(['king_of_castle', 'ban_hammer', 'player_swap', 'super_admin'] as const)(
    '%s gives the first its minutes once more',
    async (type) => {
      caseHolds(type);
      const { modifier } = await openFor(user, target);
      app.clock.advance(minute);
      const second = await openFor(await signedInUser(app), target);
      const expiresAt = inMinutes(2 * modifierMinutes(type) - 1);
      expect(second.modifier).toEqual({ ...modifier, expiresAt });
      expect((await listOf(target)).modifiers).toEqual([second.modifier]);
      app.clock.advance((2 * modifierMinutes(type) - 1) * minute - 1);
      expect((await listOf(target)).modifiers).toHaveLength(1);
      app.clock.advance(1);
      expect((await listOf(target)).modifiers).toEqual([]);
      const third = await openFor(await signedInUser(app), target);
      expect(third.modifier!.id).not.toBe(modifier?.id);
      expect(third.modifier?.expiresAt).toBe(inMinutes(modifierMinutes(type)));
    },
  );
});

describe('a swap', () => {
  beforeEach(() => caseHolds('player_swap'));

  it('meets anyone who is neither banned, merged, in a swap, nor the target', async () => {
    const { db } = app.deps;
    const [banned, merged, swapping, partner, before] = [
      await aPlayer(db, { is_banned: true }),
      await aPlayer(db, { merged_into_id: target, merged_at: new Date() }),
      await aPlayer(db),
      await aPlayer(db),
      await aPlayer(db),
    ];
    await putModifier(app, { playerId: swapping, type: 'player_swap', partnerId: partner });
    await putModifier(app, { playerId: before, type: 'player_swap', partnerId: banned, minutes: 1 });
    app.clock.advance(minute);
    const everyone = await db.selectFrom('players').select('id').orderBy('id').execute();
    const { receipt, modifier } = await openFor(user, target);
    const out = [banned, merged, swapping, partner, target];
    expect(candidatesOf(receipt)).toEqual(everyone.map(({ id }) => id).filter((id) => !out.includes(id)));
    expect(candidatesOf(receipt)).toContain(before);
    const [, , fraction = 0] = receipt.draws;
    const candidates = candidatesOf(receipt);
    expect(modifier?.partner?.id).toBe(candidates[Math.floor(fraction * candidates.length)]);
  });

  it('is seen and lengthened from either side, and nobody is in two', async () => {
    const { modifier } = await openFor(user, target);
    const partner = modifier!.partner!;
    expect((await listOf(partner.id)).modifiers).toEqual([modifier]);
    const { modifier: longer, receipt } = await openFor(user, partner.id);
    expect(longer).toEqual({ ...modifier, expiresAt: inMinutes(20) });
    expect(candidatesOf(receipt)).toEqual([target]);
    expect(receipt.outcome).toMatchObject({ modifier: { type: 'player_swap', value: target } });
    const ofPartner = (await rowsOf(partner.id)).filter(({ expires_at }) => expires_at > app.clock.now());
    expect(ofPartner.filter(({ type }) => type === 'player_swap')).toEqual([]);
  });

  it('without anybody to meet is nothing', async () => {
    const { db } = app.deps;
    const others = db.updateTable('players').set({ is_banned: true }).where('id', '<>', target);
    await db.transaction().execute(async (trx) => {
      await trx.executeQuery(others.compile());
      await trx
        .updateTable('player_stats')
        .set({ is_banned: true })
        .where('player_id', '<>', target)
        .execute();
    });
    await changeRow(db, 'players', user.playerId, { is_banned: false });
    const { modifier, cooldown, receipt } = await openFor(user, target);
    expect(candidatesOf(receipt)).toEqual([]);
    expect([modifier, cooldown.remainingSeconds]).toEqual([null, 600]);
    await db.updateTable('players').set({ is_banned: false }).execute();
    await db.updateTable('player_stats').set({ is_banned: false }).execute();
  });

  it('is drawn for others without a list of players in the receipt', async () => {
    caseHolds('ban_hammer');
    expect(candidatesOf((await openFor(user, target)).receipt)).toEqual([]);
  });
});

describe('the cooldown', () => {
  beforeEach(() => caseHolds('ban_hammer'));

  it.each([
    ['of the own player', 60, true],
    ['of another player', 600, false],
  ])('%s is %i seconds, for that player alone', async (_, seconds, isSelfRoll) => {
    const playerId = isSelfRoll ? (user.playerId ?? 0) : target;
    const { commitment } = await openFor(user, playerId);
    app.clock.advance(1500);
    const refused = await open(user.token, { targetPlayerId: playerId, commitment });
    expect(refused.outcome).toBe('429 SPIN_COOLDOWN');
    const remainingSeconds = seconds - 1;
    expect(refused.body).toMatchObject({ remainingSeconds, isSelfRoll });
    expect(refused.headers['retry-after']).toBe(String(remainingSeconds));
    const list = await listOf(playerId, user.token);
    expect(list).toMatchObject({ cooldown: { remainingSeconds, isSelfRoll }, commitment });
    expect((await openFor(user, await aPlayer(app.deps.db))).receipt.commitment).toBe(commitment);
    await openFor(await signedInUser(app), playerId);
    app.clock.advance(seconds * 1000 - 1501);
    expect((await open(user.token, { targetPlayerId: playerId })).body).toMatchObject({
      remainingSeconds: 1,
    });
    app.clock.advance(1);
    expect((await listOf(playerId, user.token)).cooldown).toBeNull();
    expect((await openFor(user, playerId)).cooldown.remainingSeconds).toBe(seconds);
  });
});

describe('nobody opens a case', () => {
  const noTarget = '400 NO_PLAYER';
  const invalid = '400 VALIDATION_FAILED';
  const unknown = '404 NOT_FOUND';

  it.each([
    [{}, noTarget],
    [{ targetPlayerId: null }, noTarget],
    [{ targetPlayerId: '' }, noTarget],
    [{ targetPlayerId: 'x' }, invalid],
    [{ targetPlayerId: 1.5 }, invalid],
    [{ targetPlayerId: [1] }, invalid],
    [{ targetPlayerId: { id: 1 } }, invalid],
    [{ targetPlayerId: 0 }, unknown],
    [{ targetPlayerId: -1 }, unknown],
    [{ targetPlayerId: 99_999 }, unknown],
    [{ targetPlayerId: 2_147_483_648 }, unknown],
    [{ targetPlayerId: 999_999_999_999_999 }, unknown],
    [{ targetPlayerId: 1, nonce: 'x'.repeat(65) }, invalid],
    [{ targetPlayerId: 1, nonce: '\u0000' }, invalid],
    [{ targetPlayerId: 1, nonce: '\ud83c' }, invalid],
    [{ targetPlayerId: 1, nonce: 7 }, invalid],
    [{ targetPlayerId: 1, commitment: 'x' }, invalid],
    [{ targetPlayerId: 1, commitment: 'A'.repeat(64) }, invalid],
  ])('of %j', async (body, outcome) => {
    caseHolds('ranked_add');
    const { commitment } = await listOf(target, user.token);
    expect((await open(user.token, body)).outcome).toBe(outcome);
    expect((await listOf(target, user.token)).commitment).toBe(commitment);
    expect(
      await app.deps.db.selectFrom('play_draws').select('id').where('user_id', '=', user.id).execute(),
    ).toEqual([]);
  });

  it('for a merged player, of whom nothing is listed either', async () => {
    const merged = await aPlayer(app.deps.db, { merged_into_id: target, merged_at: new Date() });
    expect((await open(user.token, { targetPlayerId: merged })).outcome).toBe(unknown);
    for (const id of [merged, 99_999, 999_999_999_999_999])
      expect((await app.call('playerModifiers', { id })).outcome).toBe(unknown);
    expect((await app.call('playerModifiers', { id: 'x' })).outcome).toBe(invalid);
  });

  it('who is signed out or banned', async () => {
    expect((await open(undefined, { targetPlayerId: target })).outcome).toBe('401 UNAUTHENTICATED');
    await changeRow(app.deps.db, 'players', user.playerId, { is_banned: true });
    for (const body of [{ targetPlayerId: target }, {}])
      expect((await open(user.token, body)).outcome).toBe('403 PLAYER_BANNED');
    expect((await listOf(target, user.token)).modifiers).toEqual([]);
  });

  describe('where mails are verified', () => {
    const strict = appOfTests({ config: { jokes: true, emailVerification: true }, beside: app });

    it('before that', async () => {
      await changeRow(app.deps.db, 'users', user.id, { email_verified_at: null });
      const ask = () => strict.as(user).call('openCase', { body: { targetPlayerId: target } });
      expect((await ask()).outcome).toBe('403 EMAIL_NOT_VERIFIED');
      await changeRow(app.deps.db, 'users', user.id, { email_verified_at: new Date() });
      expect((await ask()).status).toBe(200);
    });
  });

  describe('too often', () => {
    const limited = appOfTests({ config: { jokes: true }, beside: app, rateLimits: true });

    it('but thirty in a minute, each for another player', async () => {
      const ask = async ({ token }: TestUser) => {
        const body = { targetPlayerId: await aPlayer(app.deps.db) };
        const reply = await limited.as({ token }).call('openCase', { body });
        return reply.outcome;
      };
      for (let count = 0; count < 30; count += 1) expect(await ask(user)).toBe('200');
      expect(await ask(user)).toBe('429 RATE_LIMITED');
      expect(await ask(await signedInUser(app))).toBe('200');
    });
  });
});
