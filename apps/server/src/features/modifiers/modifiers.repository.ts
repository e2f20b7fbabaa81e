import type { Modifier } from '@rondo/contract/modifiers';
import type { ModifierType } from '@rondo/domain/modifiers';
import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { PlayerModifiersTable } from '../../platform/db/schema.gen.ts';

/** A modifier that is at work. */
export interface ActiveModifier {
  readonly id: number;
  readonly type: ModifierType;
  /** Points, a factor, or the partner's id. */
  readonly value: number | null;
  readonly playerId: number;
  readonly playerName: string;
  /** With whom name, picture and country are exchanged; null unless it is a swap. */
  readonly partner: { readonly id: number; readonly name: string } | null;
  /** Nickname of whoever opened the case; null once the account is gone. */
  readonly by: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Of more than that the newest show nowhere, so that no reply waits for them. */
const MOST_ACTIVE = 10_000;

const columns = sql`
  m.id, m.type, coalesce(m.value, m.partner_id) AS value, m.player_id AS "playerId", t.name AS "playerName",
  CASE WHEN p.id IS NOT NULL THEN jsonb_build_object('id', p.id, 'name', p.name) END AS partner,
  u.nickname AS by, m.created_at AS "createdAt", m.expires_at AS "expiresAt"
  FROM player_modifiers m
  JOIN players t ON t.id = m.player_id
  LEFT JOIN players p ON p.id = m.partner_id
  LEFT JOIN users u ON u.id = m.user_id`;

/** All that are at work, by creation. */
export async function selectActive(db: Db, now: Date): Promise<ActiveModifier[]> {
  const { rows } = await sql<ActiveModifier>`
    SELECT ${columns} WHERE m.expires_at > ${now} ORDER BY m.id LIMIT ${MOST_ACTIVE}`.execute(db);
  return rows;
}

/** Those at work on a player, as target or as the partner of a swap. */
export async function selectActiveOf(db: Db | Trx, playerId: number, now: Date): Promise<ActiveModifier[]> {
  const { rows } = await sql<ActiveModifier>`
    SELECT ${columns}
    WHERE m.id IN (
      SELECT id FROM player_modifiers WHERE player_id = ${playerId} AND expires_at > ${now}
      UNION SELECT id FROM player_modifiers WHERE partner_id = ${playerId} AND expires_at > ${now}
    ) ORDER BY m.id LIMIT ${MOST_ACTIVE}`.execute(db);
  return rows;
}

export async function selectModifier(trx: Trx, id: number): Promise<ActiveModifier | null> {
  const { rows } = await sql<ActiveModifier>`SELECT ${columns} WHERE m.id = ${id} FOR UPDATE OF m`.execute(
    trx,
  );
  return rows[0] ?? null;
}

export async function insertModifier(trx: Trx, modifier: Insertable<PlayerModifiersTable>): Promise<number> {
  const inserted = trx.insertInto('player_modifiers').values(modifier).returning('id');
  return (await inserted.executeTakeFirstOrThrow()).id;
}

export async function setExpiry(trx: Trx, id: number, expiresAt: Date): Promise<void> {
  await trx.updateTable('player_modifiers').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

export async function deleteModifier(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('player_modifiers').where('id', '=', id).execute();
}

/** Removes what has expired, and cooldowns that are over. */
export async function deleteExpired(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('player_modifiers').where('expires_at', '<=', now).execute();
  await trx.deleteFrom('modifier_cooldowns').where('until', '<=', now).execute();
}

/** A modifier as the wire has it. */
export function modifierOf({ createdAt, expiresAt, playerName: _, ...modifier }: ActiveModifier): Modifier {
  return { ...modifier, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
