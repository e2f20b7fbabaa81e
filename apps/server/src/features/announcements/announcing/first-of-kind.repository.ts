import type { TriggerType } from '@rondo/domain/announcements';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';

/** A kind of which something is the first: of a level, by the SHA-256 of its condition in hex. */
export interface Kind {
  readonly levelId: number;
  readonly triggerType: TriggerType;
  readonly hash: string;
}

export interface TakenKind extends Kind {
  /** The clear that took it; null: the level itself. */
  readonly passId: number | null;
  /** Its announcement is over and its item was announced, or has other news by now. */
  readonly isPast: boolean;
}

/** What was told as the first of its kind on levels, or is on its way. */
export async function selectTakenKinds(db: Db | Trx, levelIds: readonly number[]): Promise<TakenKind[]> {
  const { rows } = await sql<TakenKind>`
    SELECT f.level_id AS "levelId", f.trigger_type AS "triggerType", encode(f.condition_hash, 'hex') AS hash,
      a.pass_id AS "passId", a.is_past AS "isPast"
    FROM first_of_kind f JOIN announcements a ON a.id = f.announcement_id
    WHERE f.level_id = ANY (${levelIds}::integer[])`.execute(db);
  return rows;
}

/** Reserves kinds for announcements; one that the same item has already stays as it is. */
export async function reserveKinds(
  trx: Trx,
  kinds: readonly (Kind & { readonly announcementId: number })[],
): Promise<void> {
  if (kinds.length === 0) return;
  const column = <K extends keyof (typeof kinds)[number]>(key: K) => kinds.map((kind) => kind[key]);
  await sql`
    INSERT INTO first_of_kind (level_id, trigger_type, condition_hash, announcement_id)
    SELECT level_id, trigger_type, decode(hash, 'hex'), announcement_id
    FROM unnest(${column('levelId')}::integer[], ${column('triggerType')}::text[], ${column('hash')}::text[],
      ${column('announcementId')}::bigint[]) AS k (level_id, trigger_type, hash, announcement_id)
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** What sent targets reserved is told for good. */
export async function consumeKinds(trx: Trx, targetIds: readonly number[]): Promise<void> {
  await sql`
    UPDATE first_of_kind f SET is_consumed = true
    FROM announcement_targets t
    WHERE t.id = ANY (${targetIds}::bigint[]) AND f.announcement_id = t.announcement_id
      AND f.condition_hash = decode(t.directive ->> 'kind', 'hex') AND NOT f.is_consumed`.execute(trx);
}

/** What announcements reserved and did not tell is free again. */
export async function freeKinds(trx: Trx, announcementIds: readonly number[]): Promise<void> {
  await sql`
    DELETE FROM first_of_kind
    WHERE announcement_id = ANY (${announcementIds}::bigint[]) AND NOT is_consumed`.execute(trx);
}
