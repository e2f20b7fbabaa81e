import type { Level } from '@rondo/contract/levels';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';

export type AliasField = 'song' | 'artist';
export type MatchType = 'exact' | 'partial';
export type AliasRow = Level['aliases'][number];

/** Broken by an alias that the level has already. */
export const ALIAS_UNIQUE = 'level_aliases_unique';

const shape = ['id', 'field', 'original_value as originalValue', 'alias'] as const;

export async function selectAliases(db: Db | Trx, levelId: number): Promise<AliasRow[]> {
  return db
    .selectFrom('level_aliases')
    .select(shape)
    .where('level_id', '=', levelId)
    .orderBy('field')
    .orderBy('id')
    .execute();
}

/** One alias of a level whose row is locked; null where it has none with this id. */
export async function selectAlias(trx: Trx, levelId: number, id: number): Promise<AliasRow | null> {
  const row = await trx
    .selectFrom('level_aliases')
    .select(shape)
    .where('level_id', '=', levelId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Other levels that are not deleted and whose field is, or contains, this level's text; folded, wildcards literal
 * (docs/rules/levels.md#aliases). A level without the text is like no other.
 */
function likeThis(levelId: number, field: AliasField, matchType: MatchType): RawBuilder<unknown> {
  const column = sql.ref(`l.${field}`);
  const own = sql.ref(`this.${field}`);
  // The searched column finds few levels by its index; it holds aliases as well, so the field itself is compared too.
  const found =
    matchType === 'exact'
      ? sql`${sql.ref(`s.${field}`)} LIKE like_equals(${own}) AND key_of_name(${column}) = key_of_name(${own})`
      : sql`${sql.ref(`s.${field}`)} LIKE like_contains(${own}) AND search_text(${column}) LIKE like_contains(${own})`;
  return sql`
    FROM levels this
    JOIN (level_search s JOIN levels l ON l.id = s.level_id) ON ${found}
    WHERE this.id = ${levelId} AND l.id <> this.id AND NOT l.is_deleted AND search_text(${own}) <> ''`;
}

/** The ids of those levels, ascending. */
export async function selectLikeThis(
  trx: Trx,
  levelId: number,
  field: AliasField,
  matchType: MatchType,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT l.id ${likeThis(levelId, field, matchType)} ORDER BY l.id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function countLikeThis(
  db: Db,
  levelId: number,
  field: AliasField,
  matchType: MatchType,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count ${likeThis(levelId, field, matchType)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Locks level rows in the order of every write. */
export async function lockLevels(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`SELECT FROM levels WHERE id = ANY (${[...ids]}::int[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  );
}

/** Adds an alias to levels, each with its own text as the original. @returns those that had it not yet, ascending */
export async function insertAliases(
  trx: Trx,
  levelIds: readonly number[],
  field: AliasField,
  alias: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO level_aliases (level_id, field, original_value, alias)
    SELECT l.id, ${field}, ${sql.ref(`l.${field}`)}, ${alias} FROM levels l WHERE l.id = ANY (${[...levelIds]}::int[])
    ORDER BY l.id
    ON CONFLICT DO NOTHING RETURNING level_id AS id`.execute(trx);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

export async function updateAlias(trx: Trx, id: number, alias: string): Promise<void> {
  await trx.updateTable('level_aliases').set({ alias }).where('id', '=', id).execute();
}

export async function deleteAlias(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('level_aliases').where('id', '=', id).execute();
}
