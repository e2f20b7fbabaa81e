import { sql } from 'kysely';
import type { CreditRole } from '../../platform/db/column-types.ts';
import type { Trx } from '../../platform/db/database.ts';

/** Those of the levels that have a charter, in the order of their ids. */
export async function charteredLevels(trx: Trx, levelIds: readonly number[]): Promise<number[]> {
  if (levelIds.length === 0) return [];
  const rows = await trx
    .selectFrom('credits')
    .select('level_id')
    .distinct()
    .where('level_id', 'in', [...levelIds])
    .where('role', '=', 'charter')
    .orderBy('level_id')
    .execute();
  return rows.map(({ level_id }) => level_id);
}

/** Every credit of `from` for `to` as well, unverified, in the role given or in its own; what `to` has stays. */
export async function copyCredits(
  trx: Trx,
  from: number,
  to: number,
  role: CreditRole | null,
): Promise<void> {
  await sql`
    INSERT INTO credits (level_id, creator_id, role)
    SELECT DISTINCT level_id, ${to}::int, coalesce(${role}, role) FROM credits WHERE creator_id = ${from}
    ORDER BY 1, 3 ON CONFLICT DO NOTHING`.execute(trx);
}

export async function copyMemberships(trx: Trx, from: number, to: number): Promise<void> {
  await sql`
    INSERT INTO team_members (team_id, creator_id)
    SELECT team_id, ${to}::int FROM team_members WHERE creator_id = ${from} ON CONFLICT DO NOTHING`.execute(
    trx,
  );
}

export async function deleteCreditsAndMemberships(trx: Trx, creatorId: number): Promise<void> {
  await trx.deleteFrom('credits').where('creator_id', '=', creatorId).execute();
  await trx.deleteFrom('team_members').where('creator_id', '=', creatorId).execute();
}
