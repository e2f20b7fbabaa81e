import { type RawBuilder, sql } from 'kysely';
import type { Json } from '../../../platform/db/column-types.ts';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { storableJson } from '../../../platform/db/storable-json.ts';

export type AnnouncementKind = 'level' | 'rerate' | 'pass';
/** What an announcement is about. */
export type Subject = 'levels' | 'passes';

/** The announcements `a` of one subject; a level's own announcements have no pass. */
export const isOf = (subject: Subject, ids: readonly number[]): RawBuilder<unknown> =>
  subject === 'passes'
    ? sql`a.pass_id = ANY (${ids}::integer[])`
    : sql`a.level_id = ANY (${ids}::integer[]) AND a.pass_id IS NULL`;

/**
 * Locks items for a change of what is announced: levels in ascending order, then passes, as every write does. Whoever
 * edits or announces one of them waits.
 */
export async function lockItems(trx: Trx, subject: Subject, ids: readonly number[]): Promise<void> {
  const levelIds =
    subject === 'levels'
      ? sql`SELECT unnest(${ids}::integer[])`
      : sql`SELECT level_id FROM passes WHERE id = ANY (${ids}::integer[])`;
  await sql`SELECT FROM levels WHERE id IN (${levelIds}) ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  if (subject === 'passes')
    await sql`SELECT FROM passes WHERE id = ANY (${ids}::integer[]) ORDER BY id FOR NO KEY UPDATE`.execute(
      trx,
    );
}

export interface OpenAnnouncement {
  readonly id: number;
  readonly itemId: number;
}

/** Announcements of items that are not over. */
export async function selectOpen(
  db: Db | Trx,
  subject: Subject,
  ids: readonly number[],
): Promise<OpenAnnouncement[]> {
  const { rows } = await sql<OpenAnnouncement>`
    SELECT a.id, coalesce(a.pass_id, a.level_id) AS "itemId" FROM announcements a
    WHERE ${isOf(subject, ids)} AND a.state = 'open' ORDER BY a.id`.execute(db);
  return rows;
}

/** The channels that were told the present news of items. */
export async function selectTold(
  db: Db | Trx,
  subject: Subject,
  ids: readonly number[],
): Promise<{ itemId: number; kind: AnnouncementKind; channelId: number }[]> {
  const { rows } = await sql<{ itemId: number; kind: AnnouncementKind; channelId: number }>`
    SELECT DISTINCT coalesce(a.pass_id, a.level_id) AS "itemId", a.kind, t.channel_id AS "channelId"
    FROM announcements a JOIN announcement_targets t ON t.announcement_id = a.id
    WHERE ${isOf(subject, ids)} AND NOT a.is_past AND t.state = 'sent'`.execute(db);
  return rows;
}

export interface NewAnnouncement {
  readonly kind: AnnouncementKind;
  readonly levelId: number;
  readonly passId: number | null;
  readonly embed: Json;
  /** Nothing of it waits: all its channels failed at once. */
  readonly isOver: boolean;
}

/** @returns ids by the item's */
export async function insertAnnouncements(
  trx: Trx,
  announcements: readonly NewAnnouncement[],
  { actorId, now }: { readonly actorId: number | null; readonly now: Date },
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; itemId: number }>`
    INSERT INTO announcements (kind, level_id, pass_id, embed, actor_id, state, created_at, finished_at)
    SELECT kind, "levelId", "passId", embed, ${actorId}::integer, CASE WHEN "isOver" THEN 'failed' ELSE 'open' END,
      ${now}::timestamptz, CASE WHEN "isOver" THEN ${now}::timestamptz END
    FROM jsonb_to_recordset(${storableJson(announcements)}::jsonb)
      AS n (kind text, "levelId" integer, "passId" integer, embed jsonb, "isOver" boolean)
    RETURNING id, coalesce(pass_id, level_id) AS "itemId"`.execute(trx);
  return new Map(rows.map(({ id, itemId }) => [itemId, id]));
}

export interface NewTarget {
  readonly announcementId: number;
  readonly channelId: number;
  readonly pingType: string;
  readonly roleId: number | null;
  readonly directive: Json;
  /** Why it failed at once; null: it waits. */
  readonly error: string | null;
}

/** @returns the ids in the same order */
export async function insertTargets(
  trx: Trx,
  targets: readonly NewTarget[],
  now: Date,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number; announcementId: number; channelId: number }>`
    INSERT INTO announcement_targets (announcement_id, channel_id, ping_type, role_id, directive, state, error, finished_at)
    SELECT "announcementId", "channelId", "pingType", "roleId", nullif(directive, 'null'),
      CASE WHEN error IS NULL THEN 'waiting' ELSE 'failed' END, error,
      CASE WHEN error IS NOT NULL THEN ${now}::timestamptz END
    FROM jsonb_to_recordset(${storableJson(targets)}::jsonb) AS n ("announcementId" bigint, "channelId" integer,
      "pingType" text, "roleId" integer, directive jsonb, error text)
    RETURNING id, announcement_id AS "announcementId", channel_id AS "channelId"`.execute(trx);
  const ids = new Map(
    rows.map(({ id, announcementId, channelId }) => [`${announcementId} ${channelId}`, id]),
  );
  return targets.map(({ announcementId, channelId }) => ids.get(`${announcementId} ${channelId}`) ?? 0);
}

/** Says which job tells targets, and with which others they share a ping. */
export async function giveToJobs(
  trx: Trx,
  given: readonly { readonly targetId: number; readonly jobId: number; readonly pingGroup: string | null }[],
): Promise<void> {
  if (given.length === 0) return;
  await sql`
    UPDATE announcement_targets t SET job_id = g."jobId", ping_group = g."pingGroup"
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS g ("targetId" bigint, "jobId" bigint, "pingGroup" uuid)
    WHERE t.id = g."targetId"`.execute(trx);
}

/**
 * Marks items as announced, their news as told.
 * @returns those that were not, with what pages know a pass by
 */
export async function markItems(
  trx: Trx,
  subject: Subject,
  ids: readonly number[],
): Promise<{ id: number; levelId: number; playerId: number }[]> {
  if (ids.length === 0) return [];
  const { rows } =
    subject === 'passes'
      ? await sql<{ id: number; levelId: number; playerId: number }>`
          UPDATE passes SET is_announced = true WHERE id = ANY (${ids}::integer[]) AND NOT is_announced
          RETURNING id, level_id AS "levelId", player_id AS "playerId"`.execute(trx)
      : await sql<{ id: number; levelId: number; playerId: number }>`
          UPDATE levels SET is_announced = true, version = version + 1
          WHERE id = ANY (${ids}::integer[]) AND NOT is_announced
          RETURNING id, id AS "levelId", 0 AS "playerId"`.execute(trx);
  return rows;
}
