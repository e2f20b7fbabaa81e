import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/db/column-types.ts';

export const KINDS = ['level', 'player', 'pass'] as const;
export type Kind = (typeof KINDS)[number];

/** The tables of the site; the files have these names as well. */
export const TABLES = { level: 'levels', player: 'players', pass: 'passes' } as const satisfies Record<
  Kind,
  string
>;

const staged = (kind: Kind) => sql.id('pg_temp', `import_${kind}`);
const table = (kind: Kind) => sql.id(TABLES[kind]);

/** Finds the lines that an earlier import took over already: they keep their rows, whatever happened to those since. */
export async function recogniseLines(trx: Trx, kind: Kind): Promise<void> {
  await sql`
    UPDATE ${staged(kind)} s SET row_id = i.row_id, is_known = true
    FROM import_lines i WHERE i.kind = ${kind} AND i.line_hash = s.line_hash`.execute(trx);
}

/** Every other line takes the id that it brings; the row of an earlier form of the same line stays as it is. */
export async function keepIds(trx: Trx, kind: Kind): Promise<void> {
  await sql`
    UPDATE ${staged(kind)} s SET row_id = s.source_id,
      is_known = EXISTS (SELECT 1 FROM import_lines i
        WHERE i.kind = ${kind} AND i.source_id = s.source_id AND i.row_id = s.source_id)
    WHERE NOT s.is_known`.execute(trx);
  await sql`
    UPDATE ${staged(kind)} s SET is_changed = true
    WHERE s.is_known AND NOT EXISTS (SELECT 1 FROM import_lines i
      WHERE i.kind = ${kind} AND i.line_hash = s.line_hash)`.execute(trx);
}

/** Every line that is not known takes the next free id, in the order of the file. */
export async function giveNewIds(trx: Trx, kind: Kind): Promise<void> {
  await sql`
    UPDATE ${staged(kind)} s SET row_id = fresh.id
    FROM (SELECT line, nextval(pg_get_serial_sequence(${TABLES[kind]}, 'id'))::integer AS id
      FROM (SELECT line FROM ${staged(kind)} WHERE NOT is_known ORDER BY line) ordered) fresh
    WHERE fresh.line = s.line`.execute(trx);
}

/** Ids that new lines want, of rows that no line of an import became. */
export async function selectTakenIds(trx: Trx, kind: Kind) {
  const { rows } = await sql<{ origin: Origin; count: number; first: number[] }>`
    SELECT t.origin, count(*)::integer AS count, (array_agg(t.id ORDER BY t.id))[1:5] AS first
    FROM ${staged(kind)} s JOIN ${table(kind)} t ON t.id = s.row_id
    WHERE NOT s.is_known GROUP BY t.origin ORDER BY t.origin`.execute(trx);
  return rows;
}

/** Remembers which line became which row. */
export async function rememberLines(trx: Trx, kind: Kind): Promise<void> {
  await sql`
    INSERT INTO import_lines (kind, line_hash, source_id, row_id)
    SELECT ${kind}, line_hash, source_id, row_id FROM ${staged(kind)} WHERE NOT is_known`.execute(trx);
}

/** Lets the next row of the site come after every row that is there. */
export async function raiseSequence(trx: Trx, kind: Kind): Promise<void> {
  await sql`
    SELECT setval(pg_get_serial_sequence(${TABLES[kind]}, 'id'), highest)
    FROM (SELECT max(id) AS highest FROM ${table(kind)}) t
    WHERE highest > coalesce(pg_sequence_last_value(pg_get_serial_sequence(${TABLES[kind]}, 'id')::regclass), 0)
  `.execute(trx);
}

export async function countStaged(trx: Trx, kind: Kind) {
  const { rows } = await sql<{ added: number; present: number; changed: number }>`
    SELECT count(*) FILTER (WHERE NOT is_known)::integer AS added, count(*) FILTER (WHERE is_known)::integer AS present,
      count(*) FILTER (WHERE is_changed)::integer AS changed
    FROM ${staged(kind)}`.execute(trx);
  return rows[0] ?? { added: 0, present: 0, changed: 0 };
}
