import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { DifficultyBases } from './read-level.ts';

const identity = 'line integer NOT NULL, line_hash bytea NOT NULL, source_id integer NOT NULL';
const fate =
  'row_id integer, is_known boolean NOT NULL DEFAULT false, is_changed boolean NOT NULL DEFAULT false';

/** The tables of the staged lines: the columns that lines are copied into, and those that come later. */
const STAGING = {
  level: {
    copied: `${identity}, song text, artist text, creator text, charter text, vfxer text, team text, diff_id integer,
      base_score double precision, tile_count integer, video_link text, dl_link text, workshop_link text,
      public_comments text, credits jsonb`,
    later: `${fate}, team_id integer`,
  },
  player: { copied: `${identity}, name text, country text`, later: fate },
  pass: {
    copied: `${identity}, source_level_id integer, source_player_id integer, speed double precision,
      feeling_rating text, vid_title text, video_link text, vid_upload_time timestamptz, is_day_only boolean,
      is_12k boolean, is_16k boolean, is_no_hold_tap boolean, early_double integer, early_single integer, e_perfect integer,
      perfect integer, l_perfect integer, late_single integer, late_double integer`,
    later: `${fate}, level_id integer, player_id integer`,
  },
  reference: {
    copied: 'line integer, difficulty_id integer, position integer, source_level_id integer',
    later: 'level_id integer',
  },
} as const;

export type StagingTable = keyof typeof STAGING;

/** Where COPY puts the lines: the table with the names of its columns. */
export function stagingTarget(table: StagingTable): string {
  const names = STAGING[table].copied.split(',').map((column) => column.trim().split(' ')[0]);
  return `pg_temp.import_${table} (${names.join(', ')})`;
}

/** Temporary tables of this transaction: nothing of them is left after it. */
export async function createStagingTables(trx: Trx): Promise<void> {
  for (const [name, { copied, later }] of Object.entries(STAGING))
    await sql.raw(`CREATE TEMPORARY TABLE import_${name} (${copied}, ${later}) ON COMMIT DROP`).execute(trx);
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
