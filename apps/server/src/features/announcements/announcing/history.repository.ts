import type { Announcement } from '@rondo/contract/announcements/announcing';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { scrub } from '../../../platform/secrets/known-secrets.ts';
import type { Subject } from './announcement.repository.ts';

/** More than any item has. */
const MOST = 100;

/** How announcements stand, with what went wrong first. */
export async function selectStates(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; state: Announcement['state']; error: string | null }[]> {
  const { rows } = await sql<{ id: number; state: Announcement['state']; error: string | null }>`
    SELECT a.id, a.state, (
      SELECT t.error FROM announcement_targets t
      WHERE t.announcement_id = a.id AND t.error IS NOT NULL ORDER BY t.state = 'cancelled', t.id LIMIT 1) AS error
    FROM announcements a WHERE a.id = ANY (${ids}::bigint[])`.execute(db);
  return rows;
}

/** Times are ISO texts, so that they stand in JSON as they are. */
const shown = sql.raw(`
  a.id, a.kind, a.state, CASE WHEN u.id IS NOT NULL THEN user_ref(u)::json END AS by, iso_time(a.created_at) AS at,
  (SELECT coalesce(json_agg(json_build_object(
      'channelId', t.channel_id, 'label', c.label, 'pingType', t.ping_type, 'roleId', t.role_id, 'roleLabel', r.label,
      'isConfigured', c.webhook_url <> '' AND c.gone_at IS NULL, 'isGone', c.gone_at IS NOT NULL,
      'state', CASE WHEN t.state = 'waiting' AND j.state = 'running' THEN 'sending' ELSE t.state END,
      'directive', CASE WHEN t.directive IS NOT NULL THEN json_build_object('name', t.directive -> 'name',
        'condition', t.directive -> 'condition') END,
      'at', iso_time(t.finished_at),
      'nextAt', CASE WHEN t.state = 'waiting' AND j.state = 'waiting' THEN iso_time(j.due_at) END,
      'tries', coalesce(j.tries, 0),
      'error', coalesce(t.error, CASE WHEN t.state = 'waiting' THEN j.last_error END),
      'messageId', t.message_id, 'deliveryId', t.job_id) ORDER BY t.id), '[]')
    FROM announcement_targets t
    JOIN chat_channels c ON c.id = t.channel_id
    LEFT JOIN chat_roles r ON r.id = t.role_id
    LEFT JOIN jobs j ON j.id = t.job_id
    WHERE t.announcement_id = a.id) AS targets`);

const from = sql.raw('FROM announcements a LEFT JOIN users u ON u.id = a.actor_id');

function selectAnnouncements(db: Db, where: RawBuilder<unknown>): Promise<Announcement[]> {
  return sql<Announcement>`SELECT ${shown} ${from} WHERE ${where} ORDER BY a.id DESC LIMIT ${MOST}`
    .execute(db)
    .then(({ rows }) => rows);
}

/** Where an item was announced and why, the latest first. */
export function selectHistory(db: Db, subject: Subject, id: number): Promise<Announcement[]> {
  return selectAnnouncements(
    db,
    subject === 'passes' ? sql`a.pass_id = ${id}` : sql`a.level_id = ${id} AND a.pass_id IS NULL`,
  );
}

/** Whether items count as announced, with the latest announcement of each, by id; unknown ids are missing. */
export async function selectItemStates(
  db: Db,
  subject: Subject,
  ids: readonly number[],
): Promise<{ id: number; isAnnounced: boolean; announcement: Announcement | null }[]> {
  const table = sql.table(subject);
  const isOf = subject === 'passes' ? sql`x.pass_id = i.id` : sql`x.level_id = i.id AND x.pass_id IS NULL`;
  const { rows } = await sql<{ id: number; isAnnounced: boolean; announcement: Announcement | null }>`
    SELECT i.id, i.is_announced AS "isAnnounced", (
      SELECT to_json(one) FROM (
        SELECT ${shown} ${from}
        WHERE a.id = (SELECT x.id FROM announcements x WHERE ${isOf} ORDER BY x.id DESC LIMIT 1)) one
      ) AS announcement
    FROM ${table} i WHERE i.id = ANY (${ids}::integer[]) ORDER BY i.id`.execute(db);
  return rows;
}

/** Why present news of items were not told the last time, by the items' ids. */
export async function selectLastErrors(
  db: Db | Trx,
  subject: Subject,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const isOf = subject === 'passes' ? sql`a.pass_id = i.id` : sql`a.level_id = i.id AND a.pass_id IS NULL`;
  const { rows } = await sql<{ id: number; error: string | null }>`
    SELECT i.id, (
      SELECT t.error FROM announcements a JOIN announcement_targets t ON t.announcement_id = a.id
      WHERE ${isOf} AND NOT a.is_past AND t.error IS NOT NULL
      ORDER BY a.id DESC, t.state = 'cancelled', t.id LIMIT 1) AS error
    FROM unnest(${ids}::integer[]) AS i (id)`.execute(db);
  return new Map(rows.flatMap(({ id, error }) => (error === null ? [] : [[id, scrub(error)] as const])));
}
