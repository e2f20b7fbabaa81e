import { judgementFields, scorePass } from '@rondo/domain/passes';
import { expect } from 'vitest';
import type { Db } from '../platform/db/database.ts';
import { rowValues } from '../platform/db/entity-row.ts';
import { playerStanding } from './models/player-standing.ts';
import { clearsOf, worldsFirstHolder } from './models/worlds-first.ts';

/** What the tables hold now and what the domain makes of their facts; the two must agree. */
export async function expectStandingsFromNothing(db: Db): Promise<void> {
  const [levels, passes, players, difficulties, stats] = await Promise.all([
    db.selectFrom('levels').selectAll().orderBy('id').execute(),
    db.selectFrom('passes').selectAll().orderBy('id').execute(),
    db.selectFrom('players').selectAll().orderBy('id').execute(),
    db.selectFrom('difficulties').selectAll().execute(),
    db.selectFrom('player_stats').selectAll().orderBy('player_id').execute(),
  ]);
  const levelOf = new Map(levels.map((row) => [row.id, row]));
  const playerOf = new Map(players.map((row) => [row.id, row]));
  const difficultyOf = new Map(
    difficulties.map(({ id, name, type, sort_order, base_score, place }) => [
      id,
      { id, name, type, sortOrder: sort_order, baseScore: base_score, place },
    ]),
  );
  const known = passes.map((row) => {
    const level = must(levelOf.get(row.level_id));
    const player = must(playerOf.get(row.player_id));
    const difficulty = must(difficultyOf.get(level.diff_id));
    const { accuracy, scoreV2 } = scorePass({
      judgements: rowValues(judgementFields, row),
      levelBaseScore: level.base_score,
      difficulty,
      speed: row.speed,
      isNoHoldTap: row.is_no_hold_tap,
    });
    return {
      id: row.id,
      levelId: row.level_id,
      playerId: row.player_id,
      vidUploadTime: row.vid_upload_time,
      isDayOnly: row.is_day_only,
      isDeleted: row.is_deleted,
      isDuplicate: row.is_duplicate,
      isPlayerBanned: player.is_banned,
      is12K: row.is_12k,
      levelBaseScore: level.base_score,
      difficulty,
      accuracy,
      scoreV2,
      row,
      level,
      player,
    };
  });

  const holders = new Set<number>();
  for (const level of levels) {
    const own = known.filter((pass) => pass.levelId === level.id);
    const holder = worldsFirstHolder({ isDeleted: level.is_deleted, isHidden: level.is_hidden }, own);
    if (holder !== null) holders.add(holder.id);
    expect(level.clears, `clears of level ${level.id}`).toBe(clearsOf(own));
  }
  for (const { row, level, player, difficulty, accuracy, scoreV2 } of known) {
    const name = `pass ${row.id}`;
    expect(row.accuracy, name).toBeCloseTo(accuracy, 9);
    expectNear(row.score_v2, scoreV2, name);
    expect(row.is_worlds_first, `worlds first of ${name}`).toBe(holders.has(row.id));
    expect(row.is_listed, `listing of ${name}`).toBe(
      !row.is_deleted && !player.is_banned && !level.is_deleted && !level.is_hidden,
    );
    expect([row.diff_id, row.diff_place], name).toEqual([level.diff_id, difficulty.place]);
  }

  expect(stats.map((row) => row.player_id)).toEqual(players.map((row) => row.id));
  for (const row of stats) {
    const name = `player ${row.player_id}`;
    const standing = playerStanding(
      known
        .filter((pass) => pass.playerId === row.player_id)
        .filter((pass) => !pass.isDeleted && !pass.isDuplicate && !pass.level.is_deleted)
        .map((pass) => ({ ...pass, isWorldsFirst: holders.has(pass.id) })),
    );
    const player = must(playerOf.get(row.player_id));
    expect(row.is_banned, name).toBe(player.is_banned);
    expectNear(row.ranked_score, standing.rankedScore, `rankedScore of ${name}`);
    expectNear(row.general_score, standing.generalScore, `generalScore of ${name}`);
    expectNear(row.pp_score, standing.ppScore, `ppScore of ${name}`);
    expectNear(row.wf_score, standing.wfScore, `wfScore of ${name}`);
    expectNear(row.score_12k, standing.score12K, `score12K of ${name}`);
    expectNear(row.average_xacc, standing.averageXacc, `averageXacc of ${name}`);
    expect(
      [
        row.total_passes,
        row.universal_pass_count,
        row.worlds_first_count,
        row.top_diff_id,
        row.top_diff_sort,
        row.top_12k_diff_id,
        row.top_12k_diff_sort,
      ],
      `counts of ${name}`,
    ).toEqual([
      standing.totalPasses,
      standing.universalPassCount,
      standing.worldsFirstCount,
      standing.topDiff?.id ?? null,
      standing.topDiff?.sortOrder ?? null,
      standing.top12kDiff?.id ?? null,
      standing.top12kDiff?.sortOrder ?? null,
    ]);
    const ahead = stats.filter(
      (other) => !other.is_banned && other.total_passes > 0 && other.ranked_score > row.ranked_score,
    );
    const rank = row.is_banned || row.total_passes === 0 ? null : 1 + ahead.length;
    expect(row.rank, `rank of ${name}`).toBe(rank);
  }
}

function expectNear(found: number, expected: number, name: string): void {
  const error = Math.abs(found - expected) / Math.max(1, Math.abs(expected));
  expect(error, `${name}: ${found} instead of ${expected}`).toBeLessThanOrEqual(1e-9);
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a row refers to one that is not there');
  return value;
}
