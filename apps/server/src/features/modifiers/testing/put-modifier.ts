import type { ModifierType } from '@rondo/domain/modifiers';
import { transaction } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/publish.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { insertModifier } from '../modifiers.repository.ts';

export interface PutModifier {
  readonly playerId: number;
  readonly type: ModifierType;
  readonly value?: number;
  readonly partnerId?: number;
  /** An hour unless given. */
  readonly minutes?: number;
}

/** A modifier as a case leaves it, without the chance. @returns its id */
export function putModifier(
  { deps: { db, clock } }: Pick<TestApp, 'deps'>,
  { playerId, type, value, partnerId, minutes = 60 }: PutModifier,
): Promise<number> {
  return transaction(db, async (trx) => {
    const createdAt = clock.now();
    const id = await insertModifier(trx, {
      player_id: playerId,
      type,
      value: value ?? null,
      partner_id: partnerId ?? null,
      user_id: null,
      created_at: createdAt,
      expires_at: new Date(createdAt.getTime() + minutes * 60_000),
    });
    await publishEvent(trx, { type: 'modifierUpdate', data: { playerId } });
    return id;
  });
}
