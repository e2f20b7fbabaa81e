import { type InboxSwitch, MOST_LISTED_RERATES, RERATES_TOGETHER_HOURS } from '@rondo/domain/inbox';
import type { Move, Passed, PlayerMove } from '@rondo/domain/players';
import type { SubmissionKind } from '@rondo/domain/submissions';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';

/** Open accounts that a switch is on for; `u` is the account. */
const reachedBy = (name: InboxSwitch) => sql`u.closed_at IS NULL AND NOT ${name} = ANY (u.inbox_off)`;

/**
 * A pass was made of a submission: for who submitted it the decision, for the player what it moved, in one entry where
 * that is the same person.
 */
export async function tellPassApproved(
  trx: Trx,
  pass: { readonly submissionId: number; readonly submitterId: number; readonly playerId: number },
  { move: { before, after }, passed }: { readonly move: PlayerMove; readonly passed: Passed },
): Promise<void> {
  const { submissionId, submitterId, playerId } = pass;
  await sql`
    INSERT INTO inbox_entries (user_id, kind, pass_submission_id, score_before, score_after, rank_before, rank_after,
      passed_ids, passed)
    SELECT r.id, 'passApproved', ${submissionId}, m.*
    FROM (
      SELECT u.id, u.id = ${submitterId} AND ${reachedBy('passes')} AS is_decision,
        u.player_id = ${playerId} AND ${reachedBy('moves')} AND ${after !== null} AS is_moved
      FROM users u WHERE u.id = ${submitterId} OR u.player_id = ${playerId}
    ) r
    LEFT JOIN (
      SELECT ${before?.score ?? 0}::float8, ${after?.score ?? 0}::float8, ${before?.rank ?? null}::int,
        ${after?.rank ?? null}::int, ${passed.ids}::int[], ${passed.count}::int
    ) m ON r.is_moved
    WHERE r.is_decision OR r.is_moved`.execute(trx);
}

/** A submission was declined: for who submitted it. */
export async function tellDeclined(
  trx: Trx,
  kind: SubmissionKind,
  { submissionId, submitterId }: { readonly submissionId: number; readonly submitterId: number },
): Promise<void> {
  const { name, column, reach } = declined[kind];
  await sql`
    INSERT INTO inbox_entries (user_id, kind, ${sql.ref(column)})
    SELECT u.id, ${name}, ${submissionId} FROM users u WHERE u.id = ${submitterId} AND ${reachedBy(reach)}`.execute(
    trx,
  );
}

const declined = {
  level: { name: 'levelDeclined', column: 'level_submission_id', reach: 'levels' },
  pass: { name: 'passDeclined', column: 'pass_submission_id', reach: 'passes' },
} as const;

/** The decision about a submission was undone: nobody is told of it any more, read or not. */
export async function untellDecision(trx: Trx, kind: SubmissionKind, submissionId: number): Promise<void> {
  const { column } = declined[kind];
  await sql`DELETE FROM inbox_entries WHERE ${sql.ref(column)} = ${submissionId}`.execute(trx);
}

/** A level was made of a submission: for who submitted it and whose creators it credits. */
export async function tellLevelApproved(
  trx: Trx,
  level: { readonly submissionId: number; readonly submitterId: number; readonly levelId: number },
): Promise<void> {
  const { submissionId, submitterId, levelId } = level;
  await sql`
    INSERT INTO inbox_entries (user_id, kind, level_submission_id)
    SELECT u.id, 'levelApproved', ${submissionId} FROM users u
    WHERE ${reachedBy('levels')} AND u.id IN (
      SELECT ${submitterId}::int UNION
      SELECT c.user_id FROM credits x JOIN creators c ON c.id = x.creator_id WHERE x.level_id = ${levelId})`.execute(
    trx,
  );
}

/** A merge was undone: for the accounts of both players. A player without a rank has no figures. */
export async function tellMergeUndone(
  trx: Trx,
  mergeId: number,
  moves: ReadonlyMap<number, PlayerMove>,
): Promise<void> {
  const rows = [...moves].map(([player_id, { before, after }]) => ({
    player_id,
    score_before: after === null ? null : (before?.score ?? 0),
    score_after: after?.score ?? null,
    rank_before: before?.rank ?? null,
    rank_after: after?.rank ?? null,
  }));
  await sql`
    INSERT INTO inbox_entries (user_id, kind, merge_id, score_before, score_after, rank_before, rank_after)
    SELECT u.id, 'mergeUndone', ${mergeId}, m.score_before, m.score_after, m.rank_before, m.rank_after
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS m(player_id int, score_before float8, score_after float8,
      rank_before int, rank_after int)
    JOIN users u ON u.player_id = m.player_id AND ${reachedBy('merges')}`.execute(trx);
}

/**
 * A rerate moved the ranks of players: an entry for each account among them, in one statement. One that has an entry of
 * the same evening gets that one renewed, unread and newest again.
 * @param all players whose ranked score or rank has moved; those whose rank has not are not told
 * @param rerate the log's entry, and on how many levels it changed what their passes are worth
 */
export async function tellRerate(
  trx: Trx,
  all: readonly Move[],
  { auditId, levels }: { readonly auditId: number; readonly levels: number },
): Promise<void> {
  const moves = all.filter(({ before, after }) => before.rank !== after.rank);
  if (moves.length === 0) return;
  const of = (figure: (move: Move) => number) => moves.map(figure);
  await sql`
    WITH moved AS (
      SELECT u.id AS user_id, m.score_before, m.score_after, m.rank_before, m.rank_after, (
        SELECT e.id FROM inbox_entries e WHERE e.user_id = u.id AND e.kind = 'rerate' ORDER BY e.id DESC LIMIT 1
      ) AS last_id
      FROM unnest(${of(({ id }) => id)}::int[], ${of(({ before }) => before.score)}::float8[],
        ${of(({ after }) => after.score)}::float8[], ${of(({ before }) => before.rank)}::int[],
        ${of(({ after }) => after.rank)}::int[]) AS m(player_id, score_before, score_after, rank_before, rank_after)
      JOIN users u ON u.player_id = m.player_id AND ${reachedBy('rerates')}
    ),
    renewed AS (
      UPDATE inbox_entries e SET id = DEFAULT, created_at = now(), is_read = false,
        score_after = m.score_after, rank_after = m.rank_after, rerates = e.rerates + ${levels},
        audit_ids = (e.audit_ids || ${auditId}::int)[1:${MOST_LISTED_RERATES}::int]
      FROM moved m
      WHERE e.id = m.last_id AND e.created_at > now() - ${RERATES_TOGETHER_HOURS}::int * interval '1 hour'
      RETURNING e.user_id
    )
    INSERT INTO inbox_entries (user_id, kind, audit_ids, rerates, score_before, score_after, rank_before, rank_after)
    SELECT user_id, 'rerate', ARRAY[${auditId}::int], ${levels}, score_before, score_after, rank_before, rank_after
    FROM moved WHERE user_id NOT IN (SELECT user_id FROM renewed)
    ORDER BY user_id`.execute(trx);
}
