import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { DifficultiesTable } from '../../platform/db/schema.gen.ts';

export type DifficultyRow = Omit<Selectable<DifficultiesTable>, 'name_key' | 'removed_at'>;
/** What may be given; the rest follows from it. */
export type DifficultyFields = Omit<DifficultyRow, 'ref' | 'place' | 'place_down'>;

/** What lists, statistics and averages look at. */
export const placedFields = ['name', 'type', 'sort_order'] as const;
/** What they or scores look at. */
export const scoredFields = [...placedFields, 'base_score'] as const;
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

/** Whether a deleted difficulty had the id. */
export async function selectIsRemoved(trx: Trx, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('difficulties')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export type DifficultyCounts = {
  readonly id: number;
  readonly levels: number;
  readonly levelsWithOwnBase: number;
  readonly passes: number;
  readonly directives: number;
};

/** What hangs on each difficulty; those without anything may be missing. */
export async function selectCounts(db: Db | Trx): Promise<DifficultyCounts[]> {
  const { rows } = await sql<DifficultyCounts>`
    SELECT d.id, coalesce(l.levels, 0) AS levels, coalesce(l.own_base, 0) AS "levelsWithOwnBase",
      coalesce(p.passes, 0) AS passes, coalesce(r.directives, 0) AS directives
    FROM difficulties d
    LEFT JOIN (
      SELECT diff_id, count(*) AS levels, count(base_score) AS own_base FROM levels GROUP BY diff_id
    ) l ON l.diff_id = d.id
    LEFT JOIN (SELECT diff_id, count(*) AS passes FROM passes GROUP BY diff_id) p ON p.diff_id = d.id
    LEFT JOIN (
      SELECT difficulty_id, count(*) AS directives FROM directives GROUP BY difficulty_id
    ) r ON r.difficulty_id = d.id
    WHERE d.removed_at IS NULL`.execute(db);
  return rows;
}

/** A level with what scores it, beside its passes. */
export type ScoredLevel = { readonly id: number; readonly diffId: number; readonly baseScore: number | null };

/**
 * Locks the levels that have, or had before, one of the difficulties, then the difficulties: nothing joins or leaves
 * them any more.
 * @returns the levels that have one of them now
 */
export async function lockWithLevels(trx: Trx, ids: readonly number[]): Promise<ScoredLevel[]> {
  const lockLevels = () =>
    sql<ScoredLevel>`
      SELECT id, diff_id AS "diffId", base_score AS "baseScore" FROM levels
      WHERE diff_id = ANY (${ids}::int[]) OR previous_diff_id = ANY (${ids}::int[])
      ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  await lockLevels();
  await sql`SELECT FROM difficulties WHERE id = ANY (${ids}::int[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  );
  // Some may have come while we waited for the difficulties.
  const { rows } = await lockLevels();
  return rows.filter(({ diffId }) => ids.includes(diffId));
}

/** The levels of a difficulty as they are at this moment. */
export async function selectLevelsOf(trx: Trx, id: number): Promise<ScoredLevel[]> {
  const { rows } = await sql<ScoredLevel>`
    SELECT id, diff_id AS "diffId", base_score AS "baseScore" FROM levels WHERE diff_id = ${id} ORDER BY id`.execute(
    trx,
  );
  return rows;
}

/** Passes on the levels, deleted and duplicate ones too. */
export async function countPasses(trx: Trx, levelIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM passes WHERE level_id = ANY (${levelIds}::int[])`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** A line of a level's history, with the base scores of that kind of change (docs/rules/levels.md#history). */
export type HistoryLine = {
  readonly levelId: number;
  readonly kind: 'score' | 'difficulty';
  readonly oldDiffId: number;
  readonly newDiffId: number;
  readonly oldBase: number | null;
  readonly newBase: number | null;
};

/** Adds to the histories of levels what happened to their difficulty. @param entryId the entry of the log, if any */
export async function insertHistory(
  trx: Trx,
  lines: readonly HistoryLine[],
  entryId: number | null,
): Promise<void> {
  const column = <K extends keyof HistoryLine>(name: K) => lines.map((line) => line[name]);
  await sql`
    INSERT INTO level_changes (level_id, kind, old_diff_id, new_diff_id, old_base_score, new_base_score, audit_id)
    SELECT t.*, ${entryId}::int FROM unnest(${column('levelId')}::int[], ${column('kind')}::text[],
      ${column('oldDiffId')}::int[], ${column('newDiffId')}::int[], ${column('oldBase')}::float8[],
      ${column('newBase')}::float8[]) AS t`.execute(trx);
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
 * Gives the levels and references of a difficulty to another one, deletes its directives and marks it as deleted.
 * What records the past (history, closed ratings) keeps naming it.
 */
export async function removeDifficulty(trx: Trx, id: number, fallbackId: number): Promise<void> {
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
  await sql`DELETE FROM directives WHERE difficulty_id = ${id}`.execute(trx);
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
