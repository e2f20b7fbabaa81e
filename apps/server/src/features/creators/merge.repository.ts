import { sql } from 'kysely';
import type { CreditRole } from '../../platform/db/column-types.ts';
import type { Db, Trx } from '../../platform/db/database.ts';

export type MovedCredit = { readonly id: number; readonly levelId: number; readonly role: CreditRole };
export type MetCredit = MovedCredit & { readonly isVerified: boolean };
export type MovedRequest = {
  readonly id: number;
  readonly submissionId: number;
  readonly name: string;
  readonly isPending: boolean;
};
export type MovedTeam = { readonly id: number; readonly isMet: boolean };

/** Takes the source's credits away where the target has the same one. @returns them */
export async function dropMetCredits(trx: Trx, source: number, target: number): Promise<MetCredit[]> {
  const { rows } = await sql<MetCredit>`
    DELETE FROM credits s USING credits t
    WHERE s.creator_id = ${source} AND t.creator_id = ${target} AND t.level_id = s.level_id AND t.role = s.role
    RETURNING s.id, s.level_id AS "levelId", s.role, s.is_verified AS "isVerified"`.execute(trx);
  return rows;
}

export async function moveCredits(trx: Trx, source: number, target: number): Promise<MovedCredit[]> {
  return trx
    .updateTable('credits')
    .set({ creator_id: target })
    .where('creator_id', '=', source)
    .returning(['id', 'level_id as levelId', 'role'])
    .execute();
}

/** Requests of submissions for the source are from now on for the target, and have its name while they are pending. */
export async function moveRequests(
  trx: Trx,
  source: number,
  target: { readonly id: number; readonly name: string },
): Promise<MovedRequest[]> {
  const { rows } = await sql<MovedRequest>`
    UPDATE credit_requests r
    SET creator_id = ${target.id}, creator_name = CASE WHEN o.is_pending THEN ${target.name} ELSE o.creator_name END
    FROM (
      SELECT r.id, r.creator_name, s.status = 'pending' AS is_pending
      FROM credit_requests r JOIN level_submissions s ON s.id = r.submission_id
      WHERE r.creator_id = ${source}
    ) o
    WHERE r.id = o.id
    RETURNING r.id, r.submission_id AS "submissionId", o.creator_name AS name, o.is_pending AS "isPending"`.execute(
    trx,
  );
  return rows;
}

/** The target takes the source's place in its teams. */
export async function moveMemberships(trx: Trx, source: number, target: number): Promise<MovedTeam[]> {
  const { rows } = await sql<MovedTeam>`
    DELETE FROM team_members m WHERE m.creator_id = ${source}
    RETURNING m.team_id AS id, EXISTS (
      SELECT FROM team_members t WHERE t.team_id = m.team_id AND t.creator_id = ${target}) AS "isMet"`.execute(
    trx,
  );
  await addMember(
    trx,
    rows.filter(({ isMet }) => !isMet).map(({ id }) => id),
    target,
  );
  return rows;
}

async function addMember(trx: Trx, teamIds: readonly number[], creatorId: number): Promise<void> {
  if (teamIds.length === 0) return;
  await trx
    .insertInto('team_members')
    .values(teamIds.map((team_id) => ({ team_id, creator_id: creatorId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Frees the name, user and chat account of the source. */
export async function hideCreator(trx: Trx, id: number, into: number, at: Date): Promise<void> {
  await trx
    .updateTable('creators')
    .set({ merged_into_id: into, merged_at: at, user_id: null, discord_id: null })
    .where('id', '=', id)
    .execute();
}

export type MergeSizes = {
  readonly credits: number;
  readonly sharedCredits: number;
  readonly requests: number;
  readonly pendingRequests: number;
  readonly teams: string[];
};

/** How much a merge would move, as it is now. */
export async function measureMerge(db: Db, source: number, target: number): Promise<MergeSizes> {
  const { rows } = await sql<MergeSizes>`
    SELECT
      (SELECT count(*)::int FROM credits WHERE creator_id = ${source}) AS credits,
      (SELECT count(*)::int FROM credits s JOIN credits t USING (level_id, role)
        WHERE s.creator_id = ${source} AND t.creator_id = ${target}) AS "sharedCredits",
      (SELECT count(*)::int FROM credit_requests WHERE creator_id = ${source}) AS requests,
      (SELECT count(*)::int FROM credit_requests r JOIN level_submissions s ON s.id = r.submission_id
        WHERE r.creator_id = ${source} AND s.status = 'pending') AS "pendingRequests",
      ARRAY(SELECT t.name FROM team_members m JOIN teams t ON t.id = m.team_id
        WHERE m.creator_id = ${source} ORDER BY t.name_key, t.id) AS teams`.execute(db);
  const [sizes] = rows;
  if (sizes === undefined) throw new Error('a statement of counts has one row');
  return sizes;
}

/** Removes for good the merged and split creators that no row names any more. @returns how many */
export async function removeMergedBefore(db: Db, limit: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    DELETE FROM creators c
    WHERE c.merged_at <= ${limit}
      AND NOT EXISTS (SELECT FROM credits x WHERE x.creator_id = c.id)
      AND NOT EXISTS (SELECT FROM credit_requests x WHERE x.creator_id = c.id)
      AND NOT EXISTS (SELECT FROM team_members x WHERE x.creator_id = c.id)
      AND NOT EXISTS (SELECT FROM creators x WHERE x.merged_into_id = c.id
        AND (x.merged_at > ${limit} OR x.merged_at IS NULL))
    RETURNING c.id`.execute(db);
  return rows.length;
}
