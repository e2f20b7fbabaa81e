import type { Reference } from '@rondo/contract/references';
import type { DifficultyRef } from '@rondo/contract/shapes';
import type { StoredReference } from '@rondo/domain/references';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/nested-rows.ts';
import { runText } from '../../platform/db/prepared.ts';
import { LARGEST_ID } from '../../platform/db/row-id.ts';

/** Hidden levels are for super admins. */
export type ReferenceView = { readonly isSuperAdmin: boolean };

/** $1: whether hidden levels are seen. */
const referenceSql = `
  SELECT d.ref::json AS difficulty, coalesce(${rowsOf(`
    SELECT l.id, l.song, l.artist, l.creator, l.video_link AS "videoLink", r.type
    FROM level_references r JOIN levels l ON l.id = r.level_id
    WHERE r.difficulty_id = d.id AND NOT l.is_deleted AND ($1 OR NOT l.is_hidden)
    ORDER BY l.id`)}, '[]') AS levels
  FROM difficulties d`;

/** Every PGU difficulty with its references, by the scale; levels by id, deleted ones left out. */
export async function selectAllReferences(db: Db, { isSuperAdmin }: ReferenceView): Promise<Reference[]> {
  const pgu = `${referenceSql} WHERE d.type = 'PGU' AND d.removed_at IS NULL ORDER BY d.sort_order`;
  return (await runText<Reference>(db, pgu, [isSuperAdmin])).rows;
}

/** The same of one difficulty of any type; null where there is none. */
export async function selectReferences(
  db: Db | Trx,
  difficultyId: number,
  { isSuperAdmin }: ReferenceView,
): Promise<Reference | null> {
  if (difficultyId > LARGEST_ID) return null;
  const one = `${referenceSql} WHERE d.id = $2 AND d.removed_at IS NULL`;
  return (await runText<Reference>(db, one, [isSuperAdmin, difficultyId])).rows[0] ?? null;
}

type ReferencesOfLevel = { levelId: number; references: { difficulty: DifficultyRef; type: string }[] };

/** $1: whether hidden levels are seen. */
const referencesOfLevelSql = `
  SELECT l.id AS "levelId", coalesce(${rowsOf(`
    SELECT d.ref::json AS difficulty, r.type
    FROM level_references r JOIN difficulties d ON d.id = r.difficulty_id
    WHERE r.level_id = l.id ORDER BY d.sort_order`)}, '[]') AS "references"
  FROM levels l WHERE l.id = $2 AND NOT l.is_deleted AND ($1 OR NOT l.is_hidden)`;

/** What a level is a reference of; null for a level that is not there, deleted, or hidden from the viewer. */
export async function selectReferencesOfLevel(
  db: Db,
  levelId: number,
  { isSuperAdmin }: ReferenceView,
): Promise<ReferencesOfLevel | null> {
  if (levelId > LARGEST_ID) return null;
  return (
    (await runText<ReferencesOfLevel>(db, referencesOfLevelSql, [isSuperAdmin, levelId])).rows[0] ?? null
  );
}

/** Those of the ids whose levels are there and not deleted; they stay so until the transaction ends. */
export async function shareLevels(trx: Trx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM levels WHERE id = ANY (${ids.filter((id) => id <= LARGEST_ID)}::int[]) AND NOT is_deleted
    ORDER BY id FOR SHARE`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** References of a difficulty to levels that are not deleted, by level. */
export async function storedReferences(trx: Trx, difficultyId: number): Promise<StoredReference[]> {
  const { rows } = await sql<StoredReference>`
    SELECT r.level_id AS "levelId", r.type FROM level_references r JOIN levels l ON l.id = r.level_id
    WHERE r.difficulty_id = ${difficultyId} AND NOT l.is_deleted ORDER BY r.level_id`.execute(trx);
  return rows;
}

/** Adds references, and gives those that are there another type. */
export async function writeReferences(
  trx: Trx,
  difficultyId: number,
  references: readonly StoredReference[],
): Promise<void> {
  if (references.length === 0) return;
  await trx
    .insertInto('level_references')
    .values(references.map(({ levelId, type }) => ({ difficulty_id: difficultyId, level_id: levelId, type })))
    .onConflict((conflict) =>
      conflict
        .columns(['difficulty_id', 'level_id'])
        .doUpdateSet({ type: (columns) => columns.ref('excluded.type') }),
    )
    .execute();
}

export async function deleteReferences(
  trx: Trx,
  difficultyId: number,
  levelIds: readonly number[],
): Promise<void> {
  if (levelIds.length === 0) return;
  await trx
    .deleteFrom('level_references')
    .where('difficulty_id', '=', difficultyId)
    .where('level_id', 'in', [...levelIds])
    .execute();
}
