import { formatAccuracy, formatBaseScore, formatCount, formatScore } from '../format/index.ts';
import { type CreditedLevel, creditLine } from '../levels/index.ts';
import { effectiveBase } from '../passes/index.ts';

/** Words of the descriptions of pages about one thing, in one language; numbers come formatted. */
export interface DescriptionWords {
  readonly by: (names: string) => string;
  readonly more: (names: string, count: number) => string;
  readonly clears: (count: number) => string;
  readonly score: (score: string) => string;
  readonly accuracy: (accuracy: string) => string;
  readonly worldsFirst: string;
  readonly rank: (rank: string) => string;
  readonly rankedScore: (score: string) => string;
  readonly passes: (count: number) => string;
}

type DescribedLevel = CreditedLevel & {
  readonly difficulty: { readonly name: string; readonly baseScore: number };
  readonly baseScore: number | null;
  readonly clears: number;
};

/** Who made a level, how hard it is, what it is worth, how often it was cleared. */
export function levelDescription(
  level: DescribedLevel,
  words: Pick<DescriptionWords, 'by' | 'more' | 'clears'>,
): string {
  const { text, more } = creditLine(level);
  const base = effectiveBase(level.baseScore, level.difficulty.baseScore);
  return facts(
    text === '' ? null : words.by(more > 0 ? words.more(text, more) : text),
    level.difficulty.name,
    base > 0 ? formatBaseScore(base) : null,
    words.clears(level.clears),
  );
}

type DescribedPass = {
  readonly level: { readonly difficulty: { readonly name: string } };
  readonly scoreV2: number;
  readonly accuracy: number;
  readonly isWorldsFirst: boolean;
};

/** On which difficulty, with which score and accuracy. */
export function passDescription(
  { level, scoreV2, accuracy, isWorldsFirst }: DescribedPass,
  words: Pick<DescriptionWords, 'score' | 'accuracy' | 'worldsFirst'>,
): string {
  return facts(
    level.difficulty.name,
    words.score(formatScore(scoreV2)),
    words.accuracy(formatAccuracy(accuracy)),
    isWorldsFirst ? words.worldsFirst : null,
  );
}

type DescribedPlayer = {
  readonly rankedScoreRank: number | null;
  readonly rankedScore: number;
  readonly totalPasses: number;
};

/** Rank, ranked score, passes. */
export function playerDescription(
  { rankedScoreRank, rankedScore, totalPasses }: DescribedPlayer,
  words: Pick<DescriptionWords, 'rank' | 'rankedScore' | 'passes'>,
): string {
  return facts(
    rankedScoreRank ? words.rank(formatCount(rankedScoreRank)) : null,
    words.rankedScore(formatScore(rankedScore)),
    words.passes(totalPasses),
  );
}

const facts = (...parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' · ');
