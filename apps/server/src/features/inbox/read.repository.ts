import type { InboxEntry, InboxState, InboxSwitches } from '@rondo/contract/inbox';
import {
  INBOX_SWITCHES,
  type InboxKind,
  type InboxSwitch,
  MOST_LISTED_RERATES,
  MOST_UNREAD,
} from '@rondo/domain/inbox';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { rowOf, rowsOf } from '../../platform/db/nested-rows.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';
import { LARGEST_ID } from '../../platform/db/row-id.ts';

export type EntryRow = Pick<
  InboxEntry,
  'id' | 'kind' | 'isRead' | 'level' | 'pass' | 'submission' | 'merge'
> & {
  readonly at: Date;
  readonly scoreBefore: number | null;
  readonly scoreAfter: number | null;
  readonly rankBefore: number | null;
  readonly rankAfter: number | null;
  readonly passed: number | null;
  readonly passedPlayers: NonNullable<InboxEntry['passed']>['players'] | null;
  readonly rerates: number | null;
  readonly changes: NonNullable<InboxEntry['rerates']>['changes'] | null;
};

/** A level as one may see it, with the difficulty of `d`. */
const levelOf = (level: string, difficulty: string) =>
  rowOf(`SELECT ${level}.id, ${level}.song, ${level}.artist, ${difficulty}.ref::json AS difficulty
    WHERE ${level}.id IS NOT NULL`);

/** $1: account, $2: kinds, $3: an id that all are older than, $4: how many. */
const entriesSql = prepared(`
  SELECT e.id, e.kind, e.created_at AS at, e.is_read AS "isRead",
    ${levelOf('l', 'd')} AS level,
    ${rowOf(`SELECT p.id, p.accuracy, p.score_v2 AS "scoreV2" WHERE p.id IS NOT NULL`)} AS pass,
    ${rowOf(`SELECT s.id, s.decline_reason AS "declineReason", coalesce(ls.song, l.song, '') AS song
      FROM (VALUES (ps.id, ps.submitter_id, ps.decline_reason), (ls.id, ls.submitter_id, ls.decline_reason))
        AS s (id, submitter_id, decline_reason)
      WHERE s.submitter_id = e.user_id LIMIT 1`)} AS submission,
    e.score_before AS "scoreBefore", e.score_after AS "scoreAfter", e.rank_before AS "rankBefore",
    e.rank_after AS "rankAfter", e.passed,
    ${rowsOf(`SELECT o.id, o.name FROM unnest(e.passed_ids) WITH ORDINALITY AS i (id, place)
      JOIN players o ON o.id = i.id AND o.merged_into_id IS NULL AND NOT o.is_banned ORDER BY i.place`)}
      AS "passedPlayers",
    e.rerates,
    ${rowsOf(`SELECT c.id AS "changeId", ${levelOf('x', 'xd')} AS level, od.ref::json AS "oldDifficulty",
        nd.ref::json AS "newDifficulty", c.old_base_score AS "oldBaseScore", c.new_base_score AS "newBaseScore"
      FROM level_changes c JOIN levels x ON x.id = c.level_id AND NOT x.is_deleted AND NOT x.is_hidden
      JOIN difficulties xd ON xd.id = x.diff_id
      LEFT JOIN difficulties od ON od.id = c.old_diff_id JOIN difficulties nd ON nd.id = c.new_diff_id
      WHERE c.audit_id = ANY (e.audit_ids) ORDER BY c.id LIMIT ${MOST_LISTED_RERATES}`)} AS changes,
    ${rowOf(`SELECT jsonb_array_length(m.moved -> 'passIds') AS passes, u.player_id = m.source_id AS "isReturned",
        ${rowOf(`SELECT o.id, o.name FROM players o WHERE o.merged_into_id IS NULL AND NOT o.is_banned
          AND o.id = CASE WHEN u.player_id = m.source_id THEN m.target_id ELSE m.source_id END`)} AS other
      FROM merges m WHERE m.id = e.merge_id`)} AS merge
  FROM inbox_entries e JOIN users u ON u.id = e.user_id
  LEFT JOIN pass_submissions ps ON ps.id = e.pass_submission_id
  LEFT JOIN passes p ON p.id = ps.pass_id AND NOT p.is_deleted
  LEFT JOIN level_submissions ls ON ls.id = e.level_submission_id
  LEFT JOIN levels l ON l.id = coalesce(p.level_id, ps.level_id, ls.level_id) AND NOT l.is_deleted AND NOT l.is_hidden
  LEFT JOIN difficulties d ON d.id = l.diff_id
  WHERE e.user_id = $1 AND e.kind = ANY ($2::text[]) AND e.id < $3
  ORDER BY e.id DESC LIMIT $4`);

/** Entries of an account, the newest first. */
export async function selectEntries(
  db: Db,
  userId: number,
  page: { readonly kinds: readonly InboxKind[]; readonly before: number | null; readonly limit: number },
): Promise<EntryRow[]> {
  const before = Math.min(page.before ?? LARGEST_ID, LARGEST_ID);
  return (await runText<EntryRow>(db, entriesSql, [userId, page.kinds, before, page.limit])).rows;
}

const stateSql = prepared(`
  SELECT (SELECT count(*) FROM (
      SELECT FROM inbox_entries e WHERE e.user_id = $1 AND NOT e.is_read LIMIT ${MOST_UNREAD}) u) AS unread,
    coalesce((SELECT max(e.id) FROM inbox_entries e WHERE e.user_id = $1), 0) AS newest`);

export async function selectState(db: Db, userId: number): Promise<InboxState> {
  return (await runText<InboxState>(db, stateSql, [userId])).rows[0] ?? { unread: 0, newest: 0 };
}

/** Marks the account's own entries; those that are read already and those of others stay as they are. */
export async function markRead(
  db: Db,
  userId: number,
  { upTo, ids }: { readonly upTo: number; readonly ids: readonly number[] },
): Promise<void> {
  const own = ids.filter((id) => id <= LARGEST_ID);
  await sql`
    UPDATE inbox_entries SET is_read = true
    WHERE user_id = ${userId} AND NOT is_read
      AND (id <= ${Math.min(upTo, LARGEST_ID)} OR id = ANY (${own}::int[]))`.execute(db);
}

export async function selectSwitches(db: Db, userId: number): Promise<InboxSwitches> {
  const row = await db.selectFrom('users').select('inbox_off').where('id', '=', userId).executeTakeFirst();
  const off = new Set(row?.inbox_off);
  return Object.fromEntries(INBOX_SWITCHES.map((name) => [name, !off.has(name)])) as InboxSwitches;
}

/** Switches one thing, whatever others are switched meanwhile. */
export async function setSwitch(db: Db, userId: number, name: InboxSwitch, isOn: boolean): Promise<void> {
  const without = sql<string[]>`array_remove(inbox_off, ${name})`;
  await db
    .updateTable('users')
    .set({ inbox_off: isOn ? without : sql<string[]>`array_append(${without}, ${name})` })
    .where('id', '=', userId)
    .execute();
}

/** @returns how many there were */
export async function deleteBefore(db: Db, time: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('inbox_entries')
    .where('created_at', '<', time)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
