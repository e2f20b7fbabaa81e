import type { PlayerRef, UserRef } from '@rondo/contract/shapes';
import type { LevelSubmission, PassSubmission } from '@rondo/contract/submissions/submission';
import type { SubmissionKind } from '@rondo/domain/submissions';
import type { Db, Trx } from '../../platform/db/database.ts';
import { rowOf, rowsOf } from '../../platform/db/nested-rows.ts';
import { runText } from '../../platform/db/prepared.ts';
import { figuresSql, isClaimed, type SubmissionRows, submissionTables } from './decide.repository.ts';
import { sameSong } from './duplicates.repository.ts';
import type { RequestRow, TeamRequestRow } from './requests.repository.ts';

/** Hints that a card shows at most. */
const MOST_HINTS = 5;

type Review = {
  readonly submitter: UserRef;
  /** Place among the pending ones of its kind, from 1; null when decided. */
  readonly place: number | null;
  readonly approved: number;
  readonly declined: number;
  /** Who works on it, and until when; the time is null when nobody does. */
  readonly claimer: UserRef | null;
  readonly claim_ends: Date | null;
};

/** A list out of the statement: null where it is empty. */
type Found<T> = NonNullable<T> | null;

export type ReviewRows = {
  level: SubmissionRows['level'] &
    Review & {
      readonly requests: readonly RequestRow[] | null;
      readonly team: TeamRequestRow | null;
      readonly duplicates: Found<LevelSubmission['duplicates']>;
    };
  pass: SubmissionRows['pass'] &
    Review & {
      /** The level's stored card, open at its end, and the stored reference to its difficulty, as JSON texts. */
      readonly card: string;
      readonly difficulty: string;
      readonly assigned_player: PlayerRef | null;
      readonly namesakes: Found<PassSubmission['sameNamePlayers']>;
      readonly accuracy: number;
      readonly score: number;
      readonly duplicates: Found<PassSubmission['duplicates']>;
    };
};

/** What is read: the whole queue of a kind, one submission, or the latest of one person. */
export type Wanted = 'pending' | 'one' | 'latest of user';

const userOf = (column: string) => `(SELECT user_ref(u)::json FROM users u WHERE u.id = ${column})`;

/** Its place among the pending ones: their own order in the whole list, a count for single ones. */
const placeInList = 'row_number() OVER (ORDER BY s.id)';
const placeOfOne = (table: string) =>
  `CASE WHEN s.status = 'pending' THEN (SELECT count(*) FROM ${table} q WHERE q.status = 'pending' AND q.id <= s.id) END`;

const conditions: Record<Wanted, string> = {
  pending: "s.status = 'pending'",
  one: 's.id = $1',
  'latest of user': 's.submitter_id = $1 ORDER BY s.id DESC LIMIT $2',
};

/**
 * What every review shows: who submitted it with what record, and its place in the queue. Thousands may be pending
 * while the planner still believes in one: nothing may be recomputed for each row but look-ups by key.
 */
function reviewSql(kind: SubmissionKind, wanted: Wanted, columns: string, joins = ''): string {
  const table = submissionTables[kind];
  return `
    WITH wanted AS (
      SELECT s.*, ${wanted === 'pending' ? placeInList : placeOfOne(table)} AS place
      FROM ${table} s WHERE ${conditions[wanted]}),
    record AS MATERIALIZED (
      SELECT submitter_id, count(*) FILTER (WHERE status = 'approved') AS approved,
        count(*) FILTER (WHERE status = 'declined') AS declined
      FROM (SELECT submitter_id, status FROM level_submissions
        UNION ALL SELECT submitter_id, status FROM pass_submissions) d
      WHERE submitter_id = ANY (ARRAY(SELECT submitter_id FROM wanted)) GROUP BY submitter_id
    )
    SELECT s.*, r.approved, r.declined,
      ${userOf('s.submitter_id')} AS submitter,
      ${userOf('s.claimed_by_id')} AS claimer,
      CASE WHEN s.status = 'pending' AND ${isClaimed} THEN s.claimed_until END AS claim_ends,
      ${columns}
    FROM wanted s LEFT JOIN record r ON r.submitter_id = s.submitter_id ${joins}
    ORDER BY s.id`;
}

const levelSql = (wanted: Wanted) =>
  reviewSql(
    'level',
    wanted,
    `${rowsOf(`SELECT c.id, c.role, c.creator_id AS "creatorId", c.creator_name AS "creatorName",
        c.is_new_request AS "isNewRequest"
        FROM credit_requests c WHERE c.submission_id = s.id ORDER BY c.role, c.id`)} AS requests,
      ${rowOf(`SELECT t.id, t.team_id AS "teamId", t.team_name AS "teamName", t.is_new_request AS "isNewRequest"
        FROM team_requests t WHERE t.submission_id = s.id`)} AS team,
      CASE WHEN s.status = 'pending' THEN ${rowsOf(`
        SELECT l.id, l.song, l.artist FROM levels l
        WHERE NOT l.is_deleted AND l.id IN (
          SELECT k.level_id FROM level_search k
          WHERE ${sameSong('s.song', 's.artist')}
          UNION SELECT v.id FROM levels v
          WHERE v.video_link <> '' AND md5(video_key(v.video_link)) = md5(video_key(s.video_link)))
        ORDER BY l.id LIMIT ${MOST_HINTS}`)} END AS duplicates`,
  );

const passSql = (wanted: Wanted) =>
  reviewSql(
    'pass',
    wanted,
    `v.card, v.difficulty, v.accuracy, v.score,
      (SELECT pl.ref::json FROM players pl WHERE pl.id = s.assigned_player_id) AS assigned_player,
      ${rowsOf(`SELECT n.id, n.name, n.country FROM players n
        WHERE n.id = ANY (s.same_name_player_ids) AND n.merged_into_id IS NULL ORDER BY n.id`)} AS namesakes,
      CASE WHEN s.status = 'pending' THEN ${rowsOf(`
        SELECT p.id, p.level_id AS "levelId", o.name AS player
        FROM pass_lookup k JOIN passes p ON p.id = k.pass_id JOIN players o ON o.id = p.player_id
        WHERE k.video_hash = md5(video_key(s.video_link)) AND NOT p.is_deleted
        ORDER BY p.id LIMIT ${MOST_HINTS}`)} END AS duplicates`,
    `JOIN LATERAL (
      SELECT c.card, d.ref AS difficulty, f.accuracy, f.score
      FROM levels l JOIN level_cards c ON c.level_id = l.id JOIN difficulties d ON d.id = l.diff_id
      CROSS JOIN LATERAL ${figuresSql} f
      WHERE l.id = s.level_id LIMIT 1
    ) v ON true`,
  );

const texts = {
  level: { pending: levelSql('pending'), one: levelSql('one'), 'latest of user': levelSql('latest of user') },
  pass: { pending: passSql('pending'), one: passSql('one'), 'latest of user': passSql('latest of user') },
};

/** Submissions of a kind with all that a review shows, oldest first. */
export async function selectReviews<K extends SubmissionKind>(
  db: Db | Trx,
  kind: K,
  wanted: Wanted,
  values: readonly number[] = [],
): Promise<ReviewRows[K][]> {
  return (await runText<ReviewRows[K]>(db, texts[kind][wanted], values)).rows;
}
