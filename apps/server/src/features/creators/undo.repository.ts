import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { MetCredit, MovedCredit, MovedRequest, MovedTeam } from './merge.repository.ts';

const creditList = (credits: readonly MovedCredit[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(credits)}::jsonb) AS m (id int, "levelId" int, role text, "isVerified" boolean)`;

/** Levels on which the target lost a credit that came with the merge. */
export async function levelsOfLostCredits(
  trx: Trx,
  credits: readonly MovedCredit[],
  target: number,
): Promise<number[]> {
  const { rows } = await sql<{ levelId: number }>`
    SELECT DISTINCT m."levelId" FROM ${creditList(credits)}
    WHERE NOT EXISTS (SELECT FROM credits k
      WHERE k.level_id = m."levelId" AND k.role = m.role AND k.creator_id = ${target})
    ORDER BY 1`.execute(trx);
  return rows.map(({ levelId }) => levelId);
}

export async function giveCreditsBack(
  trx: Trx,
  credits: readonly MovedCredit[],
  target: number,
  source: number,
): Promise<void> {
  await sql`
    UPDATE credits k SET creator_id = ${source} FROM ${creditList(credits)}
    WHERE k.level_id = m."levelId" AND k.role = m.role AND k.creator_id = ${target}`.execute(trx);
}

/** Credits that the target has as well; a level that is verified has verified ones only. */
export async function restoreCredits(trx: Trx, credits: readonly MetCredit[], source: number): Promise<void> {
  await sql`
    INSERT INTO credits (id, level_id, creator_id, role, is_verified)
    SELECT m.id, m."levelId", ${source}, m.role, m."isVerified" OR l.is_verified
    FROM ${creditList(credits)} JOIN levels l ON l.id = m."levelId"`.execute(trx);
}

/** Requests go back unless the target was credited for them since. */
export async function giveRequestsBack(
  trx: Trx,
  requests: readonly MovedRequest[],
  sides: { readonly source: number; readonly target: number; readonly mergedAt: Date },
): Promise<void> {
  await sql`
    UPDATE credit_requests r SET creator_id = ${sides.source}, creator_name = m.name
    FROM jsonb_to_recordset(${JSON.stringify(requests)}::jsonb) AS m (id int, name text),
      level_submissions s
    WHERE r.id = m.id AND r.creator_id = ${sides.target} AND s.id = r.submission_id
      AND (s.status <> 'approved' OR s.decided_at <= ${sides.mergedAt})`.execute(trx);
}

/** The source is a member again where the target still is one; the target where it was one itself. */
export async function giveMembershipsBack(
  trx: Trx,
  teams: readonly MovedTeam[],
  sides: { readonly source: number; readonly target: number },
): Promise<void> {
  await sql`
    INSERT INTO team_members (team_id, creator_id)
    SELECT t.team_id, ${sides.source}::int FROM team_members t
    WHERE t.creator_id = ${sides.target} AND t.team_id = ANY (${teams.map(({ id }) => id)}::int[])
    ON CONFLICT DO NOTHING`.execute(trx);
  await sql`
    DELETE FROM team_members WHERE creator_id = ${sides.target}
      AND team_id = ANY (${teams.filter(({ isMet }) => !isMet).map(({ id }) => id)}::int[])`.execute(trx);
}
