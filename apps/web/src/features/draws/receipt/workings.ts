import { drawnBelow } from '@rondo/domain/format';
import type { DrawOutcome, Receipt } from '@rondo/domain/play';

/** A step from the fractions of a draw to its outcome, as anyone can follow it. */
export interface Working {
  /** Which text of `draws:working` says what it is. */
  readonly label: 'place' | 'percent' | 'turn' | 'slice' | 'count' | 'digits' | 'value' | 'partner';
  readonly sum: string;
}

const inFull = (fraction: number) => fraction.toFixed(9);
const percentOf = (fraction: number) => `${inFull(fraction)} × 100 = ${drawnBelow(fraction * 100, 3, 100)}`;
const placeOf = (fraction: number, of: number) =>
  `${inFull(fraction)} × ${of} = ${drawnBelow(fraction * of, 3, 1)} → ${Math.floor(fraction * of) + 1}`;

/** What the draws of a receipt come to, in the order in which they count. */
export function workings({ table, draws, outcome }: Receipt): readonly Working[] {
  const [first = 0, second = 0, third = 0] = draws;
  switch (table.kind) {
    case 'case':
      return [
        { label: 'percent', sum: percentOf(first) },
        ...valueWorking(outcome, second),
        ...(isSwap(outcome)
          ? [{ label: 'partner' as const, sum: placeOf(third, table.candidates.length) }]
          : []),
      ];
    case 'level':
      return [{ label: 'place', sum: placeOf(first, table.levels.length) }];
    case 'difficulty':
      return [
        { label: 'turn', sum: percentOf(first) },
        ...(outcome.kind === 'difficulty' && outcome.index !== null
          ? [{ label: 'slice' as const, sum: placeOf(second, table.difficulties.length) }]
          : []),
      ];
    case 'reason':
    case 'gimmick':
      return [{ label: 'place', sum: placeOf(first, table.words.length) }];
    case 'slots': {
      const digits = outcome.kind === 'slots' ? outcome.digits : [];
      const rolled = draws.slice(1, digits.length + 1).map((draw) => drawnBelow(draw * 10, 2, 1));
      return [
        { label: 'count', sum: percentOf(first) },
        { label: 'digits', sum: `${rolled.join(' ')} → ${digits.join('')}` },
      ];
    }
  }
}

/** What came of a draw in the words of its receipt, which are the same in every language. */
export function outcomeWords(outcome: DrawOutcome): string {
  switch (outcome.kind) {
    case 'case':
      return outcome.modifier === null
        ? '-'
        : [outcome.modifier.type, outcome.modifier.value].join(' ').trim();
    case 'level':
      return `level ${outcome.levelId}`;
    case 'difficulty':
      return `difficulty ${outcome.diffId} ${outcome.turn}`;
    case 'slots':
      return String(outcome.baseScore);
    default:
      return outcome.word;
  }
}

const isSwap = (outcome: DrawOutcome) => outcome.kind === 'case' && outcome.modifier?.type === 'player_swap';

function valueWorking(outcome: DrawOutcome, fraction: number): readonly Working[] {
  const modifier = outcome.kind === 'case' ? outcome.modifier : null;
  if (modifier?.type !== 'ranked_add' && modifier?.type !== 'ranked_multiply') return [];
  const [least, count] = modifier.type === 'ranked_add' ? [100, 90_001] : [1.1, 41];
  const sum = `${least} + ⌊${inFull(fraction)} × ${count}⌋ ÷ 100 = ${modifier.value?.toFixed(2)}`;
  return [{ label: 'value', sum }];
}
