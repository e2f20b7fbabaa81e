import type { Modifier, modifierEndpoints } from '@rondo/contract/modifiers';
import { subjectRules } from '@rondo/domain/auth';
import {
  extendsItself,
  type ModifierChance,
  type ModifierType,
  modifierMinutes,
} from '@rondo/domain/modifiers';
import { chosenByPercent, type DrawnModifier } from '@rondo/domain/play';
import { lockThing } from '../../platform/db/advisory-lock.ts';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { refuse, type Viewer } from '../../platform/http/access.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { type MakeDraw, sealedDraw } from '../draws/index.ts';
import {
  isPlayer,
  putCooldown,
  selectCandidates,
  selectCooldown,
  selectPlayerOfUser,
} from './case.repository.ts';
import { COOLDOWN_SECONDS, type Cooldown, cooldownOf } from './cooldown.ts';
import {
  type ActiveModifier,
  insertModifier,
  modifierOf,
  selectActiveOf,
  selectModifier,
  setExpiry,
} from './modifiers.repository.ts';

type Opened = {
  readonly modifier: Modifier | null;
  readonly cooldown: Cooldown;
  readonly receipt: Awaited<ReturnType<MakeDraw>>;
};

/** One case: who opens it for whom, and when. */
type Case = {
  readonly userId: number;
  readonly playerId: number;
  readonly isSelfRoll: boolean;
  readonly chances: readonly ModifierChance[];
  readonly now: Date;
};

/**
 * Opens a case for a player (docs/rules/modifiers.md#draw). Cases are opened one after the other on the whole site, so
 * that nobody is in two swaps.
 * @throws Problem NO_PLAYER, PLAYER_BANNED, RATE_LIMITED, NOT_FOUND, SPIN_COOLDOWN, COMMITMENT_USED
 */
export async function openCase(
  { db, clock, config, limiter }: Pick<Deps, 'db' | 'clock' | 'config' | 'limiter'>,
  viewer: Viewer,
  { targetPlayerId, nonce, commitment }: Call<typeof modifierEndpoints.openCase>['body'],
): Promise<Opened & { readonly commitment: string }> {
  refuse(subjectRules.openCase(viewer));
  if (targetPlayerId === undefined) throw new Problem('NO_PLAYER');
  await limiter.hit('caseOpening', `user:${viewer.id}`);
  const { reply, next } = await transaction(db, async (trx) => {
    await lockThing(trx, 'modifiers');
    const now = clock.now();
    const draw = {
      userId: viewer.id,
      game: 'case',
      kind: 'case',
      subject: targetPlayerId,
      nonce,
      commitment,
      at: now,
    } as const;
    const isSelfRoll = (await selectPlayerOfUser(trx, viewer.id)) === targetPlayerId;
    const one = { userId: viewer.id, playerId: targetPlayerId, isSelfRoll, chances: config.caseChances, now };
    return sealedDraw(trx, draw, async (make) => {
      const reply = await open(trx, one, make);
      return { receipt: reply.receipt, reply };
    });
  });
  return { ...reply, commitment: next };
}

async function open(trx: Trx, one: Case, make: MakeDraw): Promise<Opened> {
  const { userId, playerId, isSelfRoll, chances, now } = one;
  if (!(await isPlayer(trx, playerId))) throw new Problem('NOT_FOUND');
  const waitsUntil = await selectCooldown(trx, userId, playerId, now);
  if (waitsUntil !== null) {
    const running = cooldownOf(waitsUntil, now, isSelfRoll);
    throw new Problem('SPIN_COOLDOWN', { ...running, retryAfter: running.remainingSeconds });
  }
  const active = await selectActiveOf(trx, playerId, now);
  const swap = active.find(({ type }) => type === 'player_swap');
  const receipt = await make(async (fraction) => {
    const isSwap = chosenByPercent(chances, fraction(0))?.type === 'player_swap';
    // A swap that is at work is lengthened, with the partner that it has.
    const partners =
      swap === undefined ? () => selectCandidates(trx, playerId, now) : () => [otherOf(swap, playerId)];
    return { kind: 'case', chances, candidates: isSwap ? await partners() : [] };
  });
  const drawn = receipt.outcome.kind === 'case' ? receipt.outcome.modifier : null;
  const modifier = drawn && (await putToWork(trx, one, drawn, active));
  const until = new Date(now.getTime() + COOLDOWN_SECONDS[isSelfRoll ? 'self' : 'other'] * 1000);
  await putCooldown(trx, userId, playerId, until);
  return { modifier, cooldown: cooldownOf(until, now, isSelfRoll), receipt };
}

const otherOf = ({ playerId, partner }: ActiveModifier, id: number) =>
  partner === null || partner.id === id ? playerId : partner.id;

/** A new modifier, or the one of its type with more time. */
async function putToWork(
  trx: Trx,
  { userId, playerId, now }: Case,
  { type, value }: DrawnModifier,
  active: readonly ActiveModifier[],
): Promise<Modifier> {
  const lasts = modifierMinutes(type) * 60_000;
  const running = extendsItself(type) ? active.find((one) => isOf(one, type, playerId)) : undefined;
  const isSwap = type === 'player_swap';
  if (running !== undefined) await setExpiry(trx, running.id, new Date(running.expiresAt.getTime() + lasts));
  const id =
    running?.id ??
    (await insertModifier(trx, {
      type,
      value: isSwap ? null : value,
      player_id: playerId,
      partner_id: isSwap ? value : null,
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + lasts),
    }));
  await publishEvent(trx, { type: 'modifierUpdate', data: { playerId } });
  return modifierOf(found(await selectModifier(trx, id)));
}

/** A swap is at work on both sides, all others on their target. */
const isOf = (modifier: ActiveModifier, type: ModifierType, playerId: number) =>
  modifier.type === type && (type === 'player_swap' || modifier.playerId === playerId);
