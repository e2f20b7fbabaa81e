import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { DifficultyBases } from './read-level.ts';

/** Columns that the lines of each file are copied into; `row_id` and what follows from it come later. */
export const STAGING = {
  level:
    'import_level (line, line_hash, source_id, song, artist, creator, charter, vfxer, team, diff_id, base_score, ' +
    'tile_count, video_link, dl_link, workshop_link, public_comments, credits)',
  player: 'import_player (line, line_hash, source_id, name, country)',
  pass:
    'import_pass (line, line_hash, source_id, source_level_id, source_player_id, speed, feeling_rating, vid_title, ' +
    'video_link, vid_upload_time, is_12k, is_16k, is_no_hold_tap, early_double, early_single, e_perfect, perfect, ' +
    'l_perfect, late_single, late_double)',
  reference: 'import_reference (line, difficulty_id, position, source_level_id)',
} as const;

const identity = `
  line integer NOT NULL, line_hash bytea NOT NULL, source_id integer NOT NULL,
  row_id integer, is_known boolean NOT NULL DEFAULT false, is_changed boolean NOT NULL DEFAULT false`;

const judgements = 'early_double early_single e_perfect perfect l_perfect late_single late_double'
  .split(' ')
  .map((name) => `${name} integer`)
  .join(', ');

/** Temporary tables of this transaction: nothing of them is left after it. */
export async function createStagingTables(trx: Trx): Promise<void> {
  const tables = [
    `import_level (${identity}, song text, artist text, creator text, charter text, vfxer text, team text,
      team_id integer, diff_id integer, base_score double precision, tile_count integer, video_link text, dl_link text,
      workshop_link text, public_comments text, credits jsonb)`,
    `import_player (${identity}, name text, country text)`,
    `import_pass (${identity}, source_level_id integer, source_player_id integer, level_id integer,
      player_id integer, speed double precision, feeling_rating text, vid_title text, video_link text,
      vid_upload_time timestamptz, is_12k boolean, is_16k boolean, is_no_hold_tap boolean, ${judgements})`,
    `import_reference (line integer, difficulty_id integer, position integer, source_level_id integer,
      level_id integer)`,
  ];
  for (const table of tables) await sql.raw(`CREATE TEMPORARY TABLE ${table} ON COMMIT DROP`).execute(trx);
}

/** One import at a time, and nobody else makes levels, players or passes meanwhile; reading goes on. */
export async function lockCatalogue(trx: Trx): Promise<void> {
  await sql`LOCK TABLE levels, passes, players IN EXCLUSIVE MODE`.execute(trx);
}

/** Indexes and statistics that the set-wise statements need. */
export async function indexStagingTables(trx: Trx): Promise<void> {
  for (const kind of ['level', 'player', 'pass'])
    await sql.raw(`CREATE INDEX ON pg_temp.import_${kind} (source_id)`).execute(trx);
  for (const kind of ['level', 'player', 'pass', 'reference'])
    await sql.raw(`ANALYZE pg_temp.import_${kind}`).execute(trx);
}

export async function selectDifficultyBases(trx: Trx): Promise<DifficultyBases> {
  const rows = await trx
    .selectFrom('difficulties')
    .select(['id', 'base_score'])
    .where('removed_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.base_score]));
}
