import type { HomeClear, HomeFeed } from '@rondo/contract/home';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

const LATEST = 10;
const NEW_LEVELS = 6;
const HARDEST = 3;
/** Most passes of a month that are looked at for the hardest ones, the newest first. */
const MOST_RECENT = 20_000;

/** Over rows `p` passes, `pl` players, `l` levels, `d` difficulties. */
const clearColumns = sql`
  p.id, pl.id AS "playerId", pl.name AS "playerName", pl.country, l.id AS "levelId", l.song, d.ref,
  p.score_v2 AS "scoreV2", p.accuracy, p.is_worlds_first AS "isWorldsFirst", p.is_12k AS "is12K",
  p.is_16k AS "is16K", p.is_no_hold_tap AS "isNoHoldTap", p.arrived_at AS "arrivedAt"`;
const clearJoins = sql`
  JOIN players pl ON pl.id = p.player_id
  JOIN levels l ON l.id = p.level_id
  JOIN difficulties d ON d.id = p.diff_id`;

type ClearRow = Omit<HomeClear, 'player' | 'level' | 'arrivedAt'> & {
  readonly playerId: number;
  readonly playerName: string;
  readonly country: string;
  readonly levelId: number;
  readonly song: string;
  readonly ref: string;
  readonly arrivedAt: Date;
};

export async function selectLatest(db: Db): Promise<HomeClear[]> {
  const { rows } = await sql<ClearRow>`
    SELECT ${clearColumns}
    FROM (
      SELECT * FROM passes WHERE is_listed ORDER BY arrived_at DESC, id DESC LIMIT ${LATEST}
    ) p ${clearJoins}
    ORDER BY p.arrived_at DESC, p.id DESC`.execute(db);
  return rows.map(clearOf);
}

/** The best of each level; its index holds all that decides, so that only the three are read. */
export async function selectHardest(db: Db, since: Date): Promise<HomeClear[]> {
  const { rows } = await sql<ClearRow>`
    WITH recent AS MATERIALIZED (
      SELECT id, diff_place_down, score_v2 FROM passes
      WHERE is_listed AND arrived_at >= ${since}
      ORDER BY arrived_at DESC, id DESC LIMIT ${MOST_RECENT}
    ), first AS MATERIALIZED (
      SELECT r.id, r.diff_place_down, r.score_v2 FROM recent r
      ORDER BY r.diff_place_down, r.score_v2 DESC, r.id LIMIT 100
    ), best AS (
      SELECT DISTINCT ON (p.level_id) p.* FROM first f JOIN passes p ON p.id = f.id
      ORDER BY p.level_id, p.score_v2 DESC, p.id
    )
    SELECT ${clearColumns} FROM best p ${clearJoins}
    ORDER BY p.diff_place_down, p.score_v2 DESC, p.id LIMIT ${HARDEST}`.execute(db);
  return rows.map(clearOf);
}

export async function selectNewLevels(db: Db): Promise<HomeFeed['newLevels']> {
  const { rows } = await sql<{ id: number; song: string; videoLink: string; ref: string }>`
    SELECT l.id, l.song, l.video_link AS "videoLink", d.ref
    FROM levels l JOIN difficulties d ON d.id = l.diff_id
    WHERE NOT l.is_deleted AND NOT l.is_hidden
    ORDER BY l.id DESC LIMIT ${NEW_LEVELS}`.execute(db);
  return rows.map(({ ref, ...level }) => ({ ...level, difficulty: JSON.parse(ref) }));
}

export async function selectPlayerOf(db: Db, userId: number): Promise<number | null> {
  const { rows } = await sql<{ playerId: number | null }>`
    SELECT player_id AS "playerId" FROM users WHERE id = ${userId}`.execute(db);
  return rows[0]?.playerId ?? null;
}

/** The latest listed pass of a player; null without any. */
export async function selectLastClear(db: Db, playerId: number): Promise<HomeClear | null> {
  const { rows } = await sql<ClearRow>`
    SELECT ${clearColumns}
    FROM (
      SELECT * FROM passes WHERE player_id = ${playerId} AND is_listed
      ORDER BY arrived_at DESC, id DESC LIMIT 1
    ) p ${clearJoins}`.execute(db);
  return rows[0] ? clearOf(rows[0]) : null;
}

/** The countable passes of a player as a JSON list of [id, levelId, scoreV2]. */
export async function selectCountable(db: Db, playerId: number): Promise<string> {
  const { rows } = await sql<{ countable: string }>`
    SELECT concat('[', string_agg(concat('[', p.id, ',', p.level_id, ',', p.score_v2, ']'), ','), ']') AS countable
    FROM passes p
    WHERE p.player_id = ${playerId} AND NOT p.is_deleted AND NOT p.is_duplicate
      AND (p.is_listed OR EXISTS (SELECT FROM levels l WHERE l.id = p.level_id AND NOT l.is_deleted))`.execute(
    db,
  );
  return rows[0]?.countable ?? '[]';
}

function clearOf({
  playerId,
  playerName,
  country,
  levelId,
  song,
  ref,
  arrivedAt,
  ...pass
}: ClearRow): HomeClear {
  return {
    ...pass,
    player: { id: playerId, name: playerName, country },
    level: { id: levelId, song, difficulty: JSON.parse(ref) },
    arrivedAt: arrivedAt.toISOString(),
  };
}
