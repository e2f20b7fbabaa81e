import { highestScores, rankedScore, type ScoredPass } from '../players/index.ts';

/**
 * Levels that would add to one's ranked score (docs/rules/clears.md#next-for-you). Which players and which of their
 * passes are looked at follows from these numbers; the server reads them, the rest is `nextForYou`.
 */

/** Players of one's strength: as many above and as many below, by ranked score. */
export const PEERS_A_SIDE = 20;
/** Their ranked score is at most this many times one's own, and one's own at most this many times theirs. */
export const STRENGTH_FACTOR = 2;
export const HARDEST_CLEARS = 5;
/** How many steps of the scale a near level is away at most. */
export const NEAR_STEPS = 3;
/** What fewer of them have cleared says nothing yet. */
export const LEAST_PEERS = 2;
export const MOST_NEXT = 10;

/** The player's best pass on a level. */
export interface OwnClear extends ScoredPass {
  /** Place of the level's difficulty on the scale, 1 for the easiest; null for a special one. */
  readonly step: number | null;
}

/** The best pass of another player on a level. */
export interface PeerPass {
  readonly score: number;
  readonly accuracy: number;
}

/** A visible level on the scale that the player has not cleared. */
export interface NextCandidate {
  readonly levelId: number;
  readonly step: number;
  /** One of each player of the same strength who cleared it, in any order; for a beginner of everybody who did. */
  readonly passes: readonly PeerPass[];
}

export interface NextLevel {
  readonly levelId: number;
  readonly expectedAccuracy: number;
  /** What such a pass would add to the ranked score; above 0. */
  readonly gain: number;
  /** How many of those players cleared it. */
  readonly cleared: number;
  /** The own clear that it is near to; null for a beginner, who has none on the scale. */
  readonly nearLevelId: number | null;
}

/** The levels that would add most, at most ten; a beginner's are those that most players cleared. */
export function nextForYou(
  own: readonly OwnClear[],
  candidates: readonly NextCandidate[],
): readonly NextLevel[] {
  const hardest = hardestClears(own);
  const isBeginner = isBeginnerWith(own);
  // Whatever is below the passes that count cannot come to count by one more.
  const scores = highestScores(own.map(({ scoreV2 }) => scoreV2));
  const now = rankedScore(scores);
  const next = candidates.flatMap(({ levelId, step, passes }): NextLevel[] => {
    const middle = middlePass(passes);
    const near = nearestClear(hardest, step);
    const isReason = isBeginner || (near !== null && passes.length >= LEAST_PEERS);
    if (middle === null || !isReason) return [];
    const gain = rankedScore([...scores, middle.score]) - now;
    const { accuracy: expectedAccuracy } = middle;
    const found = { levelId, expectedAccuracy, gain, cleared: passes.length };
    return gain > 0 ? [{ ...found, nearLevelId: near?.levelId ?? null }] : [];
  });
  return next.sort(isBeginner ? byCleared : byGain).slice(0, MOST_NEXT);
}

/** Whoever has cleared nothing on the scale. */
export function isBeginnerWith(own: readonly OwnClear[]): boolean {
  return own.every(({ step }) => step === null);
}

/** The hardest on the scale first, of one step the higher score, then the lower pass id. */
function hardestClears(own: readonly OwnClear[]): readonly (OwnClear & { readonly step: number })[] {
  return own
    .flatMap((clear) => (clear.step === null ? [] : [{ ...clear, step: clear.step }]))
    .sort((a, b) => b.step - a.step || b.scoreV2 - a.scoreV2 || a.id - b.id)
    .slice(0, HARDEST_CLEARS);
}

/** Of those at most three steps away the nearest, of equal ones the first. */
function nearestClear<C extends { readonly step: number }>(hardest: readonly C[], step: number): C | null {
  const distance = (clear: C) => Math.abs(clear.step - step);
  const [nearest] = [...hardest].sort((a, b) => distance(a) - distance(b));
  return nearest !== undefined && distance(nearest) <= NEAR_STEPS ? nearest : null;
}

/** By score; the lower one of the two in the middle. */
function middlePass(passes: readonly PeerPass[]): PeerPass | null {
  const byScore = [...passes].sort((a, b) => a.score - b.score || a.accuracy - b.accuracy);
  return byScore[Math.floor((byScore.length - 1) / 2)] ?? null;
}

function byGain(a: NextLevel, b: NextLevel): number {
  return b.gain - a.gain || byCleared(a, b);
}

function byCleared(a: NextLevel, b: NextLevel): number {
  return b.cleared - a.cleared || a.levelId - b.levelId;
}
