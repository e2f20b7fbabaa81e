import { type Judgements, judgementCount, tileCount } from './judgements.ts';

/** A difficulty as far as scoring looks at it. */
export interface ScoringDifficulty {
  readonly id: number;
  readonly name: string;
  readonly baseScore: number;
}

export interface ScoreInput {
  readonly judgements: Judgements;
  /** The level's own base score; null and 0 mean "not set". */
  readonly levelBaseScore: number | null;
  readonly difficulty: ScoringDifficulty;
  /** Null, undefined and 0 count as 1. */
  readonly speed: number | null | undefined;
  readonly isNoHoldTap: boolean;
}

/** The factors of a score (docs/rules/passes.md#score) with their result. */
export interface ScoreParts {
  readonly accuracy: number;
  /** B, at least 1 for Marathon. */
  readonly base: number;
  /** X(A) */
  readonly accuracyFactor: number;
  /** V(s), V64 for Marathon. */
  readonly speedFactor: number;
  /** B * X * V, at least 1 for Marathon. */
  readonly core: number;
  /** M(ED, T) */
  readonly missFactor: number;
  /** H */
  readonly holdFactor: number;
  readonly score: number;
}

const MARATHON_ID = 64;

/** A fraction 0 … 1; exactly 1 only when every judgement is perfect, 0 without judgements. */
export function accuracyOf(judgements: Judgements): number {
  const count = judgementCount(judgements);
  if (count === 0) return 0;
  const { earlyDouble, earlySingle, ePerfect, perfect, lPerfect, lateSingle, lateDouble } = judgements;
  if (perfect === count) return 1;
  const weighted =
    perfect +
    0.75 * (ePerfect + lPerfect) +
    0.4 * (earlySingle + lateSingle) +
    0.2 * (earlyDouble + lateDouble);
  return weighted / count;
}

/** A level's own base score when it has one, else its difficulty's (docs/rules/README.md#words). */
export function effectiveBase(levelBaseScore: number | null, difficultyBaseScore: number | null): number {
  return levelBaseScore || difficultyBaseScore || 0;
}

export function isMarathon(difficulty: { readonly id: number; readonly name: string }): boolean {
  return difficulty.id === MARATHON_ID || difficulty.name.toLowerCase() === 'marathon';
}

/**
 * Every factor and the score of one pass (docs/rules/passes.md#score), as forms and cards show it while nothing is stored. Stored scores come
 * from `pass_figures`, its form in SQL (migration 0009); a test holds the two together.
 */
export function scoreParts(input: ScoreInput): ScoreParts {
  const { judgements, difficulty } = input;
  const marathon = isMarathon(difficulty);
  const ownBase = effectiveBase(input.levelBaseScore, difficulty.baseScore);
  const base = marathon ? Math.max(ownBase, 1) : ownBase;
  const accuracy = accuracyOf(judgements);
  const accuracyFactor = accuracyFactorOf(accuracy);
  const speedFactor = marathon ? marathonSpeedFactor(input.speed) : speedFactorOf(input.speed);
  const missFactor = missFactorOf(judgements);
  const holdFactor = input.isNoHoldTap ? 0.9 : 1;
  const product = base * accuracyFactor * speedFactor;
  const core = marathon ? Math.max(product, 1) : product;
  const score = core * missFactor * holdFactor;
  return { accuracy, base, accuracyFactor, speedFactor, core, missFactor, holdFactor, score };
}

/** What is stored with a pass. */
export function scorePass(input: ScoreInput): { readonly accuracy: number; readonly scoreV2: number } {
  const { accuracy, score } = scoreParts(input);
  return { accuracy, scoreV2: score };
}

/** X(A): 1 below 95 %, then rising ever more steeply; 10 at exactly 1. */
export function accuracyFactorOf(accuracy: number): number {
  if (accuracy < 0.95) return 1;
  if (accuracy < 1) return 0.513 - 0.027 / (accuracy - 1.0054);
  return 10;
}

function speedFactorOf(speed: number | null | undefined): number {
  if (!speed || speed === 1) return 1;
  if (speed < 1) return 0;
  if (speed < 1.1) return 4.5 - 3.5 * speed;
  if (speed < 1.5) return 0.65;
  if (speed < 2) return 0.7 * speed - 0.4;
  return 1;
}

function marathonSpeedFactor(speed: number | null | undefined): number {
  if (!speed || speed === 1) return 1;
  if (speed < 1) return 0;
  return Math.max(2 - speed, 0);
}

/** The misses that cost something: one in every 315 tiles is forgiven. */
export function countedMisses(judgements: Judgements): number {
  return Math.max(0, judgements.earlyDouble - Math.floor(tileCount(judgements) / 315));
}

/** Played without a miss where that is an achievement: on G and U, below a perfect accuracy. */
export function isNoMiss(
  judgements: Judgements,
  difficulty: { readonly name: string; readonly type: 'PGU' | 'SPECIAL' },
): boolean {
  const isHard = difficulty.type === 'PGU' && /^[GU]/.test(difficulty.name);
  return isHard && judgements.earlyDouble === 0 && accuracyOf(judgements) < 1;
}

function missFactorOf(judgements: Judgements): number {
  if (judgements.earlyDouble === 0) return 1.1;
  const counted = countedMisses(judgements);
  if (counted === 0) return 1;
  if (counted <= 1) return 0.9;
  if (counted <= 25.5) return 0.9 - 0.2 * ((counted - 1) / 24.5) ** 0.7;
  if (counted <= 50) return 0.5 + 0.2 * ((50 - counted) / 24.5) ** 0.7;
  return 0.5;
}
