import { type Selectable, sql, type Updateable } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { columnsOf } from '../../platform/db/entity-row.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import type { CreatorsTable } from '../../platform/db/schema.gen.ts';
import { shareCreators } from './shared-lock.ts';

export type CreatorRow = {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly country: string;
  readonly discordId: string | null;
  readonly userId: number | null;
};

/** @returns the id, or null when a unique value of it is taken */
export async function insertCreator(trx: Trx, creator: CreatorRow): Promise<number | null> {
  const row = await trx
    .insertInto('creators')
    .values({ ...columnsOf(creator), aliases: [...creator.aliases] })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The creators that have the name (case and width aside), the chat account or the user; merged ones have none of them. */
export async function creatorsInTheWay(
  trx: Trx,
  { name, discordId = null, userId = null }: Pick<CreatorRow, 'name'> & Partial<CreatorRow>,
): Promise<{ named: number[]; chatting: number[]; linked: number[] }> {
  const { rows } = await sql<{ id: number; named: boolean; chatting: boolean; linked: boolean }>`
    SELECT id, coalesce(name_key = key_of_name(${name}), false) AS named,
      coalesce(discord_id = ${discordId}, false) AS chatting, coalesce(user_id = ${userId}::int, false) AS linked
    FROM creators
    WHERE name_key = key_of_name(${name}) OR discord_id = ${discordId} OR user_id = ${userId}::int
    ORDER BY id`.execute(trx);
  const idsOf = (key: 'named' | 'chatting' | 'linked') => rows.filter((row) => row[key]).map(({ id }) => id);
  return { named: idsOf('named'), chatting: idsOf('chatting'), linked: idsOf('linked') };
}

/** Creators that have the name or, behind them, the alias; merged ones have neither. */
export async function creatorsCalled(trx: Trx, name: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM creators WHERE merged_into_id IS NULL AND search LIKE like_equals(${name})
      AND key_of_name(${name}) IN (SELECT key_of_name(own) FROM unnest(aliases || name) own)
    ORDER BY name_key = key_of_name(${name}) DESC, id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Creators that have one of the names as their own. */
export async function creatorsNamed(trx: Trx, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM creators
    WHERE name_key = ANY (ARRAY(SELECT key_of_name(name) FROM unnest(${[...names]}::text[]) name))
    ORDER BY id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** A user and its chat account, as a creator is linked to both. */
export type Link = { readonly user_id: number | null; readonly discord_id: string | null };

/** The open account that has the chat account or the id, or null. */
export async function openAccount(
  trx: Trx,
  by: 'chat.provider_id' | 'users.id',
  key: string | number,
): Promise<Link | null> {
  if (typeof key === 'number' && !isRowId(key)) return null;
  const row = await trx
    .selectFrom('users')
    .leftJoin('user_providers as chat', (join) =>
      join.onRef('chat.user_id', '=', 'users.id').on('chat.provider', '=', 'discord'),
    )
    .select(['users.id as user_id', 'chat.provider_id as discord_id'])
    .where(by, '=', key)
    .where('users.closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Teams that have one of the names, as their name or as an alias, case and width aside. */
export async function teamsNamed(trx: Trx, names: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM teams t WHERE search LIKE ANY (ARRAY(SELECT like_equals(name) FROM unnest(${[...names]}::text[]) name))
      -- The search takes names for one whose accents differ.
      AND EXISTS (SELECT FROM unnest(t.aliases || t.name) own JOIN unnest(${[...names]}::text[]) name
        ON key_of_name(own) = key_of_name(name))
    ORDER BY id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function insertTeam(
  trx: Trx,
  team: { name: string; description: string | null; aliases: readonly string[] },
): Promise<number | null> {
  const row = await trx
    .insertInto('teams')
    .values({ name: team.name, description: team.description, aliases: [...team.aliases] })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A creator's present name and verification; merged and unknown ones are left out. They stay as they are until the commit. */
export async function lockCreators(
  trx: Trx,
  ids: readonly number[],
): Promise<{ id: number; name: string; is_verified: boolean }[]> {
  const known = [...new Set(ids)].filter(isRowId);
  if (known.length === 0) return [];
  await shareCreators(trx);
  return trx
    .selectFrom('creators')
    .select(['id', 'name', 'is_verified'])
    .where('id', 'in', known)
    .where('merged_into_id', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

export async function lockTeam(trx: Trx, id: number): Promise<{ id: number; name: string } | null> {
  if (!isRowId(id)) return null;
  const row = await trx
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row ?? null;
}

export type CreatorState = Selectable<CreatorsTable>;

/** The creators' rows for a write, merged ones as well, in the order of their ids; unknown ones are left out. */
export async function creatorsToWrite(trx: Trx, ids: readonly number[]): Promise<CreatorState[]> {
  const known = ids.filter(isRowId);
  if (known.length === 0) return [];
  return trx.selectFrom('creators').selectAll().where('id', 'in', known).orderBy('id').forUpdate().execute();
}

export async function updateCreator(trx: Trx, id: number, changes: Updateable<CreatorsTable>): Promise<void> {
  await trx
    .updateTable('creators')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
