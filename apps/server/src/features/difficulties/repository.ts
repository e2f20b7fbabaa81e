import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { DifficultiesTable } from '../../platform/db/schema.gen.ts';

export type DifficultyRow = Omit<Selectable<DifficultiesTable>, 'name_key' | 'removed_at'>;
/** What may be given; the rest follows from it. */
export type DifficultyFields = Omit<DifficultyRow, 'ref' | 'place' | 'place_down'>;

/** What scores, standings and averages look at. */
export const scoredFields = ['name', 'type', 'base_score', 'sort_order'] as const;
export const changeableFields = [
  ...scoredFields,
  'color',
  'icon',
  'legacy_icon',
  'emoji',
  'legacy_emoji',
  'legacy',
] as const;

/** All rows in their order; deleted ones left out. */
export function selectDifficulties(db: Db | Trx): Promise<DifficultyRow[]> {
  return db
    .selectFrom('difficulties')
    .select(['id', ...changeableFields, 'place', 'place_down', 'ref'])
    .where('removed_at', 'is', null)
    .orderBy('sort_order')
    .execute();
}

/** What a badge is drawn from. */
export type DrawnDifficulty = Pick<DifficultyRow, 'id' | 'name' | 'type' | 'color' | 'legacy'>;

/** Deleted rows: histories show their badges. */
export function selectDeletedDifficulties(db: Db): Promise<DrawnDifficulty[]> {
  return db
    .selectFrom('difficulties')
    .select(['id', 'name', 'type', 'color', 'legacy'])
    .where('removed_at', 'is not', null)
    .orderBy('id')
    .execute();
}

/**
 * Locks the levels that have, or had before, one of the difficulties, then the difficulties: nothing joins or leaves
 * them any more.
 * @returns the levels that have one of them now
 */
export async function lockWithLevels(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const lockLevels = () =>
    sql<{ id: number; is_now: boolean }>`
      SELECT id, diff_id = ANY (${ids}::int[]) AS is_now FROM levels
      WHERE diff_id = ANY (${ids}::int[]) OR previous_diff_id = ANY (${ids}::int[])
      ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  await lockLevels();
  await sql`SELECT FROM difficulties WHERE id = ANY (${ids}::int[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  );
  // Some may have come while we waited for the difficulties.
  const { rows } = await lockLevels();
  return rows.filter(({ is_now }) => is_now).map(({ id }) => id);
}

/**
 * Inserts rows and replaces those of the same id.
 * @throws Error for the id of a deleted one
 */
export async function putDifficulties(trx: Trx, rows: readonly DifficultyFields[]): Promise<void> {
  if (rows.length === 0) return;
  const written = await trx
    .insertInto('difficulties')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(changeableFields.map((field) => [field, ref(`excluded.${field}`)])),
        )
        .where('difficulties.removed_at', 'is', null),
    )
    .returning('id')
    .execute();
  if (written.length < rows.length) throw new Error('a deleted difficulty stays as it was');
}

/**
 * Gives the levels and references of a difficulty to another one and marks it as deleted. What records the past
 * (history, closed ratings) keeps naming it; the move itself becomes history.
 */
export async function removeDifficulty(trx: Trx, id: number, fallbackId: number): Promise<void> {
  await sql`
    INSERT INTO level_changes (level_id, old_diff_id, new_diff_id, old_base_score, new_base_score)
    SELECT l.id, ${id}, ${fallbackId}, l.base_score, l.base_score FROM levels l WHERE l.diff_id = ${id}
    ORDER BY l.id`.execute(trx);
  // Editors that were opened before are out of date.
  await sql`
    UPDATE levels SET
      diff_id = CASE WHEN diff_id = ${id} THEN ${fallbackId} ELSE diff_id END,
      previous_diff_id = CASE WHEN previous_diff_id = ${id} THEN ${fallbackId} ELSE previous_diff_id END,
      version = version + 1
    WHERE diff_id = ${id} OR previous_diff_id = ${id}`.execute(trx);
  await sql`
    INSERT INTO level_references (difficulty_id, level_id, type)
    SELECT ${fallbackId}, level_id, type FROM level_references WHERE difficulty_id = ${id}
    ON CONFLICT DO NOTHING`.execute(trx);
  await sql`DELETE FROM level_references WHERE difficulty_id = ${id}`.execute(trx);
  await sql`UPDATE difficulties SET removed_at = now() WHERE id = ${id}`.execute(trx);
}

/** Stores the ready JSON of each difficulty where it differs. @returns the ids of those */
export async function storeRefs(
  trx: Trx,
  refs: readonly { readonly id: number; readonly ref: string }[],
): Promise<number[]> {
  const ids = refs.map(({ id }) => id);
  const texts = refs.map(({ ref }) => ref);
  const { rows } = await sql<{ id: number }>`
    UPDATE difficulties d SET ref = given.ref
    FROM unnest(${ids}::integer[], ${texts}::text[]) AS given (id, ref)
    WHERE d.id = given.id AND d.ref <> given.ref
    RETURNING d.id`.execute(trx);
  return rows.map(({ id }) => id);
}
