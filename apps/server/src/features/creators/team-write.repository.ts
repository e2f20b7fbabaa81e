import { type Selectable, sql, type Updateable } from 'kysely';
import type { TeamsTable } from '../../platform/db/schema.gen.ts';
import type { Trx } from '../../platform/db/database.ts';
import { isRowId } from '../../platform/db/row-id.ts';

export type TeamState = Selectable<TeamsTable>;

export async function teamToWrite(trx: Trx, id: number): Promise<TeamState | null> {
  if (!isRowId(id)) return null;
  const row = await trx
    .selectFrom('teams')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The team of exactly that name, case and width aside, or null. */
export async function teamNamed(trx: Trx, name: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM teams WHERE md5(name_key) = md5(key_of_name(${name}))`.execute(trx);
  return rows[0]?.id ?? null;
}

/** The levels of a team, locked in the order of their ids. */
export async function lockLevelsOfTeam(trx: Trx, teamId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('levels')
    .select('id')
    .where('team_id', '=', teamId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateTeam(trx: Trx, id: number, changes: Updateable<TeamsTable>): Promise<void> {
  await trx
    .updateTable('teams')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Members of a team by their ids; merged creators are none. */
export async function membersOf(trx: Trx, teamId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('team_members')
    .select('creator_id')
    .where('team_id', '=', teamId)
    .orderBy('creator_id')
    .execute();
  return rows.map(({ creator_id }) => creator_id);
}

export async function replaceMembers(trx: Trx, teamId: number, members: readonly number[]): Promise<void> {
  await sql`DELETE FROM team_members WHERE team_id = ${teamId} AND creator_id <> ALL (${[...members]}::int[])`.execute(
    trx,
  );
  await sql`
    INSERT INTO team_members (team_id, creator_id) SELECT ${teamId}::int, id FROM unnest(${[...members]}::int[]) AS id
    ON CONFLICT DO NOTHING`.execute(trx);
}
