import type { DifficultyType } from '@rondo/domain/difficulties';
import { effectiveBase } from '@rondo/domain/passes';
import { RANKED_PASSES } from '@rondo/domain/players';
import { bestPasses, rankedScore } from '@rondo/domain/players/testing';

/** A countable pass of one player with what its level adds to the player's figures. */
export interface StandingPass {
  readonly id: number;
  readonly levelId: number;
  readonly scoreV2: number;
  readonly accuracy: number;
  readonly is12K: boolean;
  readonly isWorldsFirst: boolean;
  readonly levelBaseScore: number | null;
  readonly difficulty: StandingDifficulty;
}

export interface StandingDifficulty {
  readonly id: number;
  readonly name: string;
  readonly type: DifficultyType;
  readonly sortOrder: number;
  readonly baseScore: number;
}

/** All figures of docs/rules/players.md#statistics. */
export interface PlayerStanding {
  readonly rankedScore: number;
  readonly generalScore: number;
  readonly ppScore: number;
  readonly wfScore: number;
  readonly score12K: number;
  readonly averageXacc: number;
  readonly totalPasses: number;
  readonly universalPassCount: number;
  readonly worldsFirstCount: number;
  readonly topDiff: StandingDifficulty | null;
  readonly top12kDiff: StandingDifficulty | null;
}

/**
 * The standing that a player's countable passes make; without any, zeros and nulls. A model that tests compare with
 * the running rule: features/players/standings/statistics.repository.ts.
 */
export function playerStanding(passes: readonly StandingPass[]): PlayerStanding {
  const best = bestPasses(passes);
  const passes12K = passes.filter(({ is12K }) => is12K);
  const worldsFirsts = onePerLevel(passes.filter(({ isWorldsFirst }) => isWorldsFirst));
  const universal = onePerLevel(passes.filter(({ difficulty }) => isUniversal(difficulty)));
  return {
    rankedScore: rankedScore(best.map(({ scoreV2 }) => scoreV2)),
    generalScore: sum(passes.map(({ scoreV2 }) => scoreV2)),
    ppScore: sum(best.filter(({ accuracy }) => accuracy === 1).map(({ scoreV2 }) => scoreV2)),
    wfScore: sum(worldsFirsts.map((pass) => effectiveBase(pass.levelBaseScore, pass.difficulty.baseScore))),
    score12K: rankedScore(bestPasses(passes12K).map(({ scoreV2 }) => scoreV2)),
    averageXacc: mean(best.slice(0, RANKED_PASSES).map(({ accuracy }) => accuracy)),
    totalPasses: passes.length,
    universalPassCount: universal.length,
    worldsFirstCount: worldsFirsts.length,
    topDiff: hardest(passes),
    top12kDiff: hardest(passes12K),
  };
}

function isUniversal({ type, name }: StandingDifficulty): boolean {
  return type === 'PGU' && name.startsWith('U');
}

function onePerLevel(passes: readonly StandingPass[]): readonly StandingPass[] {
  return [...new Map(passes.map((pass) => [pass.levelId, pass])).values()];
}

function hardest(passes: readonly StandingPass[]): StandingDifficulty | null {
  let top: StandingDifficulty | null = null;
  for (const { difficulty } of passes) {
    if (difficulty.type === 'PGU' && (top === null || difficulty.sortOrder > top.sortOrder)) top = difficulty;
  }
  return top;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}
