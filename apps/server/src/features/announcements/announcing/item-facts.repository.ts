import type { ClearFacts } from '@rondo/domain/announcements';
import { type RawBuilder, sql } from 'kysely';
import { inBatches } from '../../../platform/db/batches.ts';
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
  readonly vidUploadDay: string | null;
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

/** What directives see of `p` passes, `l` levels, `d` difficulties. */
const clearFacts = sql`${baseScore} AS "baseScore", p.score_v2 AS score, p.speed, p.accuracy,
  p.is_worlds_first AS "isWorldsFirst", p.is_no_hold_tap AS "isNoHoldTap", p.is_12k AS "is12K", p.is_16k AS "is16K",
  p.early_double = 0 AS "noMiss"`;

/** When the video of a pass was uploaded (docs/rules/passes.md#upload-time). */
const uploadTime = sql`p.vid_upload_time AS "vidUploadTime",
  CASE WHEN p.is_day_only THEN left(iso_time(p.vid_upload_time), 10) END AS "vidUploadDay"`;

/** When a pass came; an imported one when its video was uploaded. */
export const clearSince = sql`CASE WHEN p.origin = 'import' THEN p.vid_upload_time ELSE p.created_at END`;

export type ClearRow = Omit<ClearItem, 'facts'> & ClearFacts;
export type LevelRow = Omit<LevelItem, 'facts'> & { readonly baseScore: number };

/** Clears by a condition, and perhaps an order, over `p` passes, `l` levels, `d` difficulties and `pl` players. */
export const clearsSql = (which: RawBuilder<unknown>) => sql<ClearRow>`
  SELECT p.id, p.level_id AS "levelId", l.diff_id AS "diffId", p.player_id AS "playerId", pl.name AS player,
    l.song, l.artist, ${uploadTime}, ${clearSince} AS since, p.is_announced AS "isAnnounced",
    CASE WHEN p.is_deleted THEN 'DELETED' WHEN p.is_duplicate THEN 'DUPLICATE'
      WHEN pl.is_banned THEN 'PLAYER_BANNED'
      WHEN l.is_deleted OR l.is_hidden THEN 'LEVEL_NOT_VISIBLE' END AS obstacle,
    ${clearFacts}
  FROM passes p
  JOIN levels l ON l.id = p.level_id
  JOIN difficulties d ON d.id = l.diff_id
  JOIN players pl ON pl.id = p.player_id
  WHERE ${which}`;

/** Levels by a condition, and perhaps an order, over `l` levels and `d` difficulties. */
export const levelsSql = (which: RawBuilder<unknown>) => sql<LevelRow>`
  SELECT l.id, l.diff_id AS "diffId", l.previous_diff_id AS "previousDiffId", l.song, l.artist,
    l.created_at AS since, l.is_announced AS "isAnnounced",
    CASE WHEN l.is_deleted THEN 'DELETED' WHEN l.is_hidden THEN 'HIDDEN' WHEN l.to_rate THEN 'BEING_RATED'
      WHEN l.diff_id = 0 THEN 'UNRANKED' END AS obstacle,
    ${baseScore} AS "baseScore"
  FROM levels l
  JOIN difficulties d ON d.id = l.diff_id
  WHERE ${which}`;

export function clearItem(row: ClearRow): ClearItem {
  const { baseScore, score, speed, accuracy, isWorldsFirst, isNoHoldTap, is12K, is16K, noMiss, ...item } =
    row;
  const facts = { baseScore, score, speed, accuracy, isWorldsFirst, isNoHoldTap, is12K, is16K, noMiss };
  return { ...item, facts };
}

export function levelItem({ baseScore, ...item }: LevelRow): LevelItem {
  return { ...item, facts: { baseScore } };
}

/** Clears by their ids, at most as many as may be announced at once. */
export async function selectClearsById(db: Db | Trx, ids: readonly number[]): Promise<ClearItem[]> {
  const { rows } = await clearsSql(sql`p.id = ANY (${ids}::integer[]) ORDER BY p.id`).execute(db);
  return rows.map(clearItem);
}

export async function selectLevelsById(db: Db | Trx, ids: readonly number[]): Promise<LevelItem[]> {
  const { rows } = await levelsSql(sql`l.id = ANY (${ids}::integer[]) ORDER BY l.id`).execute(db);
  return rows.map(levelItem);
}

/** A countable pass of a level, which may be the first of a kind; it is its own facts. */
export type RivalRow = Pick<ClearItem, 'id' | 'levelId' | 'diffId' | 'vidUploadTime' | 'vidUploadDay'> &
  ClearFacts;

/** All countable passes of levels, in batches: what "first of its kind" looks at. @param levelIds a query of ids */
export const rivalsOf = (trx: Trx, levelIds: RawBuilder<unknown>): AsyncIterable<readonly RivalRow[]> =>
  inBatches(
    trx,
    sql<RivalRow>`
      SELECT p.id, p.level_id AS "levelId", l.diff_id AS "diffId", ${uploadTime}, ${clearFacts}
      FROM passes p
      JOIN levels l ON l.id = p.level_id
      JOIN difficulties d ON d.id = l.diff_id
      WHERE p.level_id IN (${levelIds}) AND NOT p.is_deleted AND NOT p.is_duplicate AND NOT l.is_deleted`,
  );

export const rivalsOfLevels = (trx: Trx, levelIds: readonly number[]): AsyncIterable<readonly RivalRow[]> =>
  rivalsOf(trx, sql`SELECT unnest(${levelIds}::integer[])`);
