import type { PlayerRef } from '@rondo/contract/shapes';
import { type MissablePass, missedTopScores, type ScoreStep, shownScoreSteps } from '@rondo/domain/modifiers';
import type { Db } from '../../../platform/db/database.ts';
import { type ActiveModifier, selectActive } from '../modifiers.repository.ts';
import {
  countRanked,
  selectCastles,
  selectMissable,
  selectNextBelow,
  selectStored,
  type StoredPlayer,
} from './figures.repository.ts';

type TopScores = ReturnType<typeof missedTopScores>;

/** A player as modifiers show them. */
export interface ShownPlayer {
  readonly stored: StoredPlayer;
  /** Those that it is the target of, and swaps that it is the partner of; by creation. */
  readonly modifiers: readonly ActiveModifier[];
  readonly steps: readonly ScoreStep<ActiveModifier>[];
  readonly rankedScore: number;
  readonly rank: number | null;
  /** With 25 more misses each; null unless all are missed. */
  readonly topScores: TopScores | null;
  /** Whose name, picture and country it has; null: its own. */
  readonly face: { readonly ref: PlayerRef; readonly picture: string | null } | null;
}

/** All that modifiers show otherwise than it is stored. */
export interface Overlays {
  readonly players: ReadonlyMap<number, ShownPlayer>;
  /** Levels on which only one player's passes are listed. */
  readonly castles: ReadonlyMap<number, number>;
  /** When the first of the modifiers ends. */
  readonly until: Date;
}

/** What is at work now, with what follows from it (docs/rules/modifiers.md#overlay); null where nothing is. */
export async function readOverlays(db: Db, now: Date): Promise<Overlays | null> {
  const active = await selectActive(db, now);
  if (active.length === 0) return null;
  const touching = byPlayer(active);
  const targetsOf = (type: ActiveModifier['type']) => [
    ...new Set(active.filter((one) => one.type === type).map(({ playerId }) => playerId)),
  ];
  const [stored, missed, castles] = await Promise.all([
    selectStored(db, [...touching.keys()]),
    missedOf(db, targetsOf('oops_all_miss')),
    castlesOf(db, targetsOf('king_of_castle')),
  ]);
  const byId = new Map(stored.map((player) => [player.id, player]));
  const shown = stored.map((player) => {
    const modifiers = touching.get(player.id) ?? [];
    const own = modifiers.filter(({ playerId }) => playerId === player.id);
    const topScores = missed.get(player.id) ?? null;
    const missedScore = (topScores ?? []).reduce((sum, { impact }) => sum + impact, 0);
    const steps = shownScoreSteps(player, own, missedScore);
    const rankedScore = steps.at(-1)?.rankedScore ?? player.rankedScore;
    const other = byId.get(otherOf(modifiers, player.id) ?? 0);
    const face = other === undefined ? null : { ref: other.ref, picture: other.picture };
    return { stored: player, modifiers, steps, rankedScore, topScores, face };
  });
  const ranks = await shownRanks(db, shown);
  return {
    players: new Map(
      shown.map((player, index) => [player.stored.id, { ...player, rank: ranks[index] ?? null }]),
    ),
    castles,
    until: new Date(Math.min(...active.map(({ expiresAt }) => expiresAt.getTime()))),
  };
}

/** With whom a player is swapped. */
function otherOf(modifiers: readonly ActiveModifier[], playerId: number): number | undefined {
  const swap = modifiers.find(({ type }) => type === 'player_swap');
  return swap?.playerId === playerId ? swap.partner?.id : swap?.playerId;
}

/** The modifiers of each player that they touch. */
function byPlayer(active: readonly ActiveModifier[]): ReadonlyMap<number, readonly ActiveModifier[]> {
  const lists = new Map<number, ActiveModifier[]>();
  const add = (id: number, modifier: ActiveModifier) => lists.set(id, [...(lists.get(id) ?? []), modifier]);
  for (const modifier of active) {
    add(modifier.playerId, modifier);
    if (modifier.partner !== null) add(modifier.partner.id, modifier);
  }
  return lists;
}

async function missedOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, TopScores>> {
  if (ids.length === 0) return new Map();
  const passes = await selectMissable(db, ids);
  const lists = new Map(ids.map((id) => [id, [] as MissablePass[]]));
  for (const pass of passes) lists.get(pass.playerId)?.push(pass);
  return new Map([...lists].map(([id, list]) => [id, missedTopScores(list)]));
}

async function castlesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  return new Map((await selectCastles(db, ids)).map(({ levelId, playerId }) => [levelId, playerId]));
}

type Placed = Pick<ShownPlayer, 'stored' | 'rankedScore'>;

/** Ranks as in the list by shown scores: one more than the players with a higher one. */
async function shownRanks(db: Db, shown: readonly Placed[]): Promise<readonly (number | null)[]> {
  const ranked = shown.filter(({ stored }) => stored.isRanked);
  const ids = ranked.map(({ stored }) => stored.id);
  const [count, below] = await Promise.all([
    countRanked(db),
    selectNextBelow(
      db,
      ids,
      shown.map(({ rankedScore }) => rankedScore),
    ),
  ]);
  const aheadByStored = countAbove(ranked.map((other) => other.stored.rankedScore));
  const aheadByShown = countAbove(ranked.map((other) => other.rankedScore));
  return shown.map(({ stored, rankedScore }, index) => {
    if (!stored.isRanked) return null;
    const next = below[index];
    // The stored rank counts touched players as well: those ahead of it by their stored scores.
    const untouchedAhead = next ? next.rank - 1 - aheadByStored(next.score) : count - ranked.length;
    return 1 + untouchedAhead + aheadByShown(rankedScore);
  });
}

/** How many of the scores are above one; looked up in steps, since thousands may be at work. */
function countAbove(scores: readonly number[]): (score: number) => number {
  const ordered = [...scores].sort((a, b) => b - a);
  return (score) => {
    let [from, to] = [0, ordered.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((ordered[middle] ?? 0) > score) from = middle + 1;
      else to = middle;
    }
    return from;
  };
}
