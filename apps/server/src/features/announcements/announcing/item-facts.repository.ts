import type { ClearFacts } from '@rondo/domain/announcements';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';

/** A clear as directives see it, with what it takes its turn by. */
export interface ClearItem {
  readonly id: number;
  readonly levelId: number;
  readonly diffId: number;
  readonly playerId: number;
  readonly player: string;
  readonly song: string;
  readonly artist: string;
  readonly vidUploadTime: Date;
  /** When it came to the site; of an imported one, when its video was uploaded. */
  readonly since: Date;
  readonly isAnnounced: boolean;
  /** Why it may not be told (docs/rules/announcements.md#news); null where it may. */
  readonly obstacle: 'DELETED' | 'DUPLICATE' | 'PLAYER_BANNED' | 'LEVEL_NOT_VISIBLE' | null;
  readonly facts: ClearFacts;
}

/** The same of a level. */
export interface LevelItem {
  readonly id: number;
  readonly diffId: number;
  readonly previousDiffId: number;
  readonly song: string;
  readonly artist: string;
  readonly since: Date;
  readonly isAnnounced: boolean;
  readonly obstacle: 'DELETED' | 'HIDDEN' | 'BEING_RATED' | 'UNRANKED' | null;
  readonly facts: { readonly baseScore: number };
}

const baseScore = sql`coalesce(l.base_score, d.base_score)`;

/**
 * Clears by a condition over `p` passes, `l` levels, `d` difficulties and `pl` players, by id: one statement however
 * many there are. The caller bounds them.
 */
export async function selectClears(db: Db | Trx, where: RawBuilder<unknown>): Promise<ClearItem[]> {
  const { rows } = await sql<Omit<ClearItem, 'facts'> & ClearFacts>`
    SELECT p.id, p.level_id AS "levelId", l.diff_id AS "diffId", p.player_id AS "playerId", pl.name AS player,
      l.song, l.artist, p.vid_upload_time AS "vidUploadTime",
      CASE WHEN p.origin = 'import' THEN p.vid_upload_time ELSE p.created_at END AS since,
      p.is_announced AS "isAnnounced",
      CASE WHEN p.is_deleted THEN 'DELETED' WHEN p.is_duplicate THEN 'DUPLICATE'
        WHEN pl.is_banned THEN 'PLAYER_BANNED'
        WHEN l.is_deleted OR l.is_hidden THEN 'LEVEL_NOT_VISIBLE' END AS obstacle,
      ${baseScore} AS "baseScore", p.score_v2 AS score, p.speed, p.accuracy, p.is_worlds_first AS "isWorldsFirst",
      p.is_no_hold_tap AS "isNoHoldTap", p.is_12k AS "is12K", p.is_16k AS "is16K", p.early_double = 0 AS "noMiss"
    FROM passes p
    JOIN levels l ON l.id = p.level_id
    JOIN difficulties d ON d.id = l.diff_id
    JOIN players pl ON pl.id = p.player_id
    WHERE ${where}
    ORDER BY p.id`.execute(db);
  return rows.map(
    ({ baseScore, score, speed, accuracy, isWorldsFirst, isNoHoldTap, is12K, is16K, noMiss, ...item }) => ({
      ...item,
      facts: { baseScore, score, speed, accuracy, isWorldsFirst, isNoHoldTap, is12K, is16K, noMiss },
    }),
  );
}

/** Levels by a condition over `l` levels and `d` difficulties, by id. */
export async function selectLevels(db: Db | Trx, where: RawBuilder<unknown>): Promise<LevelItem[]> {
  const { rows } = await sql<Omit<LevelItem, 'facts'> & { baseScore: number }>`
    SELECT l.id, l.diff_id AS "diffId", l.previous_diff_id AS "previousDiffId", l.song, l.artist,
      l.created_at AS since, l.is_announced AS "isAnnounced",
      CASE WHEN l.is_deleted THEN 'DELETED' WHEN l.is_hidden THEN 'HIDDEN' WHEN l.to_rate THEN 'BEING_RATED'
        WHEN l.diff_id = 0 THEN 'UNRANKED' END AS obstacle,
      ${baseScore} AS "baseScore"
    FROM levels l
    JOIN difficulties d ON d.id = l.diff_id
    WHERE ${where}
    ORDER BY l.id`.execute(db);
  return rows.map(({ baseScore, ...item }) => ({ ...item, facts: { baseScore } }));
}

export const selectClearsById = (db: Db | Trx, ids: readonly number[]) =>
  selectClears(db, sql`p.id = ANY (${ids}::integer[])`);

export const selectLevelsById = (db: Db | Trx, ids: readonly number[]) =>
  selectLevels(db, sql`l.id = ANY (${ids}::integer[])`);

/** All countable passes of levels: what "first of its kind" looks at. */
export const selectCountableClears = (db: Db | Trx, levelIds: readonly number[]) =>
  selectClears(
    db,
    sql`p.level_id = ANY (${levelIds}::integer[]) AND NOT p.is_deleted AND NOT p.is_duplicate AND NOT l.is_deleted`,
  );
