import type { PlayerMove } from '@rondo/domain/players';
import { lockThing } from '../../../platform/db/advisory-lock.ts';
import { prepareForManyRows } from '../../../platform/db/bulk-settings.ts';
import type { Trx } from '../../../platform/db/database.ts';
import { withoutIndexes } from '../../../platform/db/without-indexes.ts';
import { recordRankDays, wantRankPast } from '../ranks/rank-days.repository.ts';
import { lockConcerned, lockEverything, lockPlayers } from './locks.repository.ts';
import { type Moves, movesSince, selectStandings } from './moves.repository.ts';
import { renewAllPasses, renewClears, renewPasses } from './passes.repository.ts';
import { ascending, type Recomputation } from './scope.ts';
import { areMost, renewRanks, renewStatistics } from './statistics.repository.ts';

const FEW_LEVELS = 100;
/** For so few it is not worth counting whether they are most. */
const FEW_PLAYERS = 500;

/**
 * Brings everything that follows from a write up to date, in its transaction (docs/rules/players.md#recomputation):
 * scores, listing flags, worlds firsts and clears of the levels, then statistics and ranks of all players concerned.
 * Call it last: it takes its locks in the order that every write keeps. A write that changes a player's row first calls
 * `lockConcerned`.
 */
export async function recompute(trx: Trx, touched: Recomputation): Promise<void> {
  await renewStandings(trx, await renewLevels(trx, touched));
}

/** Where most players are concerned, all are renewed: then statistics and ranks are one write. */
async function renewStandings(trx: Trx, players: readonly number[]): Promise<void> {
  if (players.length > FEW_PLAYERS && (await areMost(trx, players.length))) {
    await renewStatistics(trx, 'all');
  } else await renewRanks(trx, await renewStatistics(trx, players));
  await recordRankDays(trx, players);
}

/** Does the same. @returns how ranked scores and ranks have moved */
export async function recomputeWithMoves(trx: Trx, touched: Recomputation): Promise<Moves> {
  const players = await renewLevels(trx, touched);
  const before = await selectStandings(trx, 'all');
  await renewStandings(trx, players);
  return movesSince(trx, before);
}

/** Does the same. @returns how the standings of these players have moved */
export async function recomputeMoving(
  trx: Trx,
  touched: Recomputation,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, PlayerMove>> {
  await holdStandings(trx, touched);
  const before = await selectStandings(trx, playerIds);
  await recompute(trx, touched);
  const after = await selectStandings(trx, playerIds);
  return new Map(
    playerIds.map((id) => [id, { before: before.get(id) ?? null, after: after.get(id) ?? null }]),
  );
}

/** Renews passes and clears, and holds the standings. @returns the players whose figures follow */
async function renewLevels(trx: Trx, touched: Recomputation): Promise<number[]> {
  const levels = ascending(touched.levelIds ?? [], touched.rescoreLevelIds ?? []);
  if (levels.length > FEW_LEVELS) await prepareForManyRows(trx);
  const concerned = await lockConcerned(trx, touched);
  const moved = await renewPasses(trx, levels);
  await renewClears(trx, levels);
  const players = ascending(concerned, moved);
  await lockPlayers(trx, players);
  await lockThing(trx, 'standings');
  return players;
}

/**
 * Takes what `recompute` takes, for a write that first reads what it will change: nobody else's standings move between.
 */
export async function holdStandings(trx: Trx, touched: Recomputation): Promise<void> {
  await lockConcerned(trx, touched);
  await lockThing(trx, 'standings');
}

/**
 * Recomputes every level and player, set-wise. Other writers wait; when many scores change, readers of passes,
 * levels and standings wait as well, until the commit. The past of the ranks is to be computed anew then.
 */
export async function recomputeEverything(trx: Trx): Promise<void> {
  await lockEverything(trx);
  await lockThing(trx, 'standings');
  const isBulk = await renewAllPasses(trx);
  const quickly = (table: string, work: () => Promise<unknown>) =>
    isBulk ? withoutIndexes(trx, table, work) : work();
  await quickly('levels', () => renewClears(trx, 'all'));
  await quickly('player_stats', () => renewStatistics(trx, 'all'));
  await wantRankPast(trx);
}
