import type { LevelOfPass, PlayerRef, UserRef } from '@rondo/contract/shapes';
import type { Judgements } from '@rondo/domain/passes';
import type { CreditRole, SubmissionStatus } from '../../platform/db/column-types.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { runText } from '../../platform/db/prepared.ts';
import { judgements, levelOfPass, playerRef, userRef } from '../../platform/db/wire/fragments.ts';
import { jsonText } from '../../platform/db/wire/json.ts';
import { sameSong } from './same-song.ts';

/** Hints that a card shows at most. */
const MOST_HINTS = 5;

type ReviewRow = {
  readonly id: number;
  readonly status: SubmissionStatus;
  readonly submitter: UserRef;
  readonly submitter_discord_username: string | null;
  readonly submitter_discord_id: string | null;
  readonly decline_reason: string | null;
  readonly created_at: Date;
  /** Place among the pending ones of its kind, from 1; null when decided. */
  readonly place: number | null;
  readonly approved: number;
  readonly declined: number;
  /** Who works on it, and until when; the time is null when nobody does. */
  readonly claimer: UserRef | null;
  readonly claim_ends: Date | null;
};

export type RequestRow = {
  readonly id: number;
  readonly role: CreditRole;
  readonly creatorId: number | null;
  readonly creatorName: string;
  readonly isNewRequest: boolean;
};

export type TeamRequestRow = {
  readonly id: number;
  readonly teamId: number | null;
  readonly teamName: string;
  readonly isNewRequest: boolean;
};

export type LevelReviewRow = ReviewRow & {
  readonly song: string;
  readonly artist: string;
  readonly diff: string;
  readonly video_link: string;
  readonly direct_dl: string;
  readonly ws_link: string;
  readonly level_id: number | null;
  readonly requests: readonly RequestRow[];
  readonly team: TeamRequestRow | null;
  readonly duplicates: { id: number; song: string; artist: string }[] | null;
};

export type PassReviewRow = ReviewRow & {
  readonly title: string;
  readonly level_id: number;
  readonly level: LevelOfPass;
  readonly passer: string;
  readonly passer_request: boolean;
  readonly assigned_player_id: number | null;
  readonly assigned_player: PlayerRef | null;
  readonly namesakes: { id: number; name: string; country: string }[] | null;
  readonly feeling_difficulty: string;
  readonly speed: number;
  readonly raw_time: Date;
  readonly found_video_time: Date | null;
  readonly video_link: string;
  readonly judgements: Judgements;
  readonly is_12k: boolean;
  readonly is_16k: boolean;
  readonly is_no_hold_tap: boolean;
  readonly accuracy: number;
  readonly score: number;
  readonly pass_id: number | null;
  readonly duplicates: { id: number; levelId: number; player: string }[] | null;
};

type Table = 'level_submissions' | 'pass_submissions';
type Wanted = 'pending' | 'one' | 'latest of user';

/** Its place among the pending ones: their own order in the whole list, a count for single ones. */
const placeInList = 'row_number() OVER (ORDER BY s.id)';
const placeOfOne = (table: Table) =>
  `CASE WHEN s.status = 'pending' THEN (SELECT count(*) FROM ${table} q WHERE q.status = 'pending' AND q.id <= s.id) END`;

const conditions: Record<Wanted, string> = {
  pending: "s.status = 'pending'",
  one: 's.id = $1',
  'latest of user': 's.submitter_id = $1 ORDER BY s.id DESC LIMIT $2',
};

/**
 * What every review shows: who handed it in with what record, and its place in the queue. Thousands may be pending
 * while the planner still believes in one: nothing may be computed anew for each row but look-ups by key.
 */
function reviewSql(table: Table, wanted: Wanted, columns: string, joins = ''): string {
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
      (SELECT ${jsonText(userRef)}::json FROM users u WHERE u.id = s.submitter_id) AS submitter,
      (SELECT ${jsonText(userRef)}::json FROM users u WHERE u.id = s.claimed_by_id) AS claimer,
      CASE WHEN s.status = 'pending' AND s.claimed_until > clock_timestamp() THEN s.claimed_until END AS claim_ends,
      ${columns}
    FROM wanted s LEFT JOIN record r ON r.submitter_id = s.submitter_id ${joins}
    ORDER BY s.id`;
}

const levelSql = (wanted: Wanted) =>
  reviewSql(
    'level_submissions',
    wanted,
    `coalesce((
        SELECT json_agg(json_build_object('id', c.id, 'role', c.role, 'creatorId', c.creator_id,
          'creatorName', c.creator_name, 'isNewRequest', c.is_new_request) ORDER BY c.role, c.id)
        FROM credit_requests c WHERE c.submission_id = s.id), '[]') AS requests,
      (SELECT json_build_object('id', t.id, 'teamId', t.team_id, 'teamName', t.team_name,
        'isNewRequest', t.is_new_request) FROM team_requests t WHERE t.submission_id = s.id) AS team,
      CASE WHEN s.status = 'pending' THEN (
        SELECT json_agg(json_build_object('id', h.id, 'song', h.song, 'artist', h.artist) ORDER BY h.id)
        FROM (
          SELECT l.id, l.song, l.artist FROM levels l
          WHERE NOT l.is_deleted AND l.id IN (
            SELECT k.level_id FROM level_search k
            WHERE ${sameSong('s.song', 's.artist')}
            UNION SELECT v.id FROM levels v
            WHERE v.video_link <> '' AND md5(video_key(v.video_link)) = md5(video_key(s.video_link)))
          ORDER BY l.id LIMIT ${MOST_HINTS}
        ) h) END AS duplicates`,
  );

const passSql = (wanted: Wanted) =>
  reviewSql(
    'pass_submissions',
    wanted,
    `v.level, v.accuracy, v.score,
      (SELECT ${jsonText(judgements)}::json FROM (SELECT s.early_double, s.early_single, s.e_perfect, s.perfect,
        s.l_perfect, s.late_single, s.late_double) p) AS judgements,
      (SELECT ${jsonText(playerRef)}::json FROM players pl LEFT JOIN users u ON u.player_id = pl.id
        WHERE pl.id = s.assigned_player_id) AS assigned_player,
      (SELECT json_agg(json_build_object('id', n.id, 'name', n.name, 'country', n.country) ORDER BY n.id)
        FROM players n WHERE n.id = ANY (s.same_name_player_ids) AND n.merged_into_id IS NULL) AS namesakes,
      CASE WHEN s.status = 'pending' THEN (
        SELECT json_agg(json_build_object('id', h.id, 'levelId', h.level_id, 'player', h.name) ORDER BY h.id)
        FROM (
          SELECT p.id, p.level_id, o.name
          FROM pass_lookup k JOIN passes p ON p.id = k.pass_id JOIN players o ON o.id = p.player_id
          WHERE k.video_hash = md5(video_key(s.video_link)) AND NOT p.is_deleted
          ORDER BY p.id LIMIT ${MOST_HINTS}
        ) h) END AS duplicates`,
    `JOIN LATERAL (
      SELECT ${jsonText(levelOfPass)}::json AS level, f.accuracy, f.score
      FROM levels l JOIN level_cards c ON c.level_id = l.id JOIN difficulties d ON d.id = l.diff_id
      CROSS JOIN LATERAL pass_figures(s.early_double, s.early_single, s.e_perfect, s.perfect, s.l_perfect, s.late_single,
        s.late_double, s.speed, s.is_no_hold_tap, l.base_score, d.id, d.name, d.base_score) f
      WHERE l.id = s.level_id LIMIT 1
    ) v ON true`,
  );

const texts = {
  pendingLevels: levelSql('pending'),
  level: levelSql('one'),
  pendingPasses: passSql('pending'),
  pass: passSql('one'),
  ownLevels: levelSql('latest of user'),
  ownPasses: passSql('latest of user'),
};

/** Pending level submissions, oldest first. */
export async function selectPendingLevels(db: Db | Trx): Promise<LevelReviewRow[]> {
  return (await runText<LevelReviewRow>(db, texts.pendingLevels)).rows;
}

export async function selectLevelReview(db: Db | Trx, id: number): Promise<LevelReviewRow | null> {
  return (await runText<LevelReviewRow>(db, texts.level, [id])).rows[0] ?? null;
}

/** Pending pass submissions, oldest first. */
export async function selectPendingPasses(db: Db | Trx): Promise<PassReviewRow[]> {
  return (await runText<PassReviewRow>(db, texts.pendingPasses)).rows;
}

export async function selectPassReview(db: Db | Trx, id: number): Promise<PassReviewRow | null> {
  return (await runText<PassReviewRow>(db, texts.pass, [id])).rows[0] ?? null;
}

/** What a user handed in, whatever became of it, the latest first. */
export async function selectOwnLevels(db: Db, userId: number, most: number): Promise<LevelReviewRow[]> {
  return (await runText<LevelReviewRow>(db, texts.ownLevels, [userId, most])).rows.reverse();
}

/** The same for passes. */
export async function selectOwnPasses(db: Db, userId: number, most: number): Promise<PassReviewRow[]> {
  return (await runText<PassReviewRow>(db, texts.ownPasses, [userId, most])).rows.reverse();
}
