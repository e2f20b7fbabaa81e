import { formatDeviation } from '@rondo/domain/format';
import type { VoteSpread as Spread } from '@rondo/domain/ratings';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Difficulty } from '../../difficulties/index.ts';
import { listed } from '../../../lib/i18n/texts.ts';

export type DifficultySpread = Spread<Difficulty>;

/**
 * The part of the PGU scale that votes lie on: a step more on either side, and at least `least` steps, so that votes
 * that are close look close. Empty without a PGU vote.
 */
export function spreadScale(
  spreads: readonly DifficultySpread[],
  difficulties: readonly Difficulty[],
  least: number,
): readonly Difficulty[] {
  const scale = difficulties.filter(({ type }) => type === 'PGU');
  const places = spreads.flatMap(({ steps }) =>
    steps.map(({ difficulty }) => scale.findIndex(({ id }) => id === difficulty.id)),
  );
  if (places.length === 0) return [];
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const length = Math.min(scale.length, Math.max(least, last - first + 3));
  const middle = Math.round((first + last - length + 1) / 2);
  const from = Math.max(0, Math.min(middle, scale.length - length));
  return scale.slice(from, from + length);
}

/** The specials that somebody voted for, in any of the spreads. */
export function votedSpecials(spreads: readonly DifficultySpread[]): readonly Difficulty[] {
  const all = spreads.flatMap(({ specials }) => specials.map(({ difficulty }) => difficulty));
  return [...new Map(all.map((difficulty) => [difficulty.id, difficulty])).values()];
}

export function votesFor({ steps, specials }: DifficultySpread, { id }: Difficulty): number {
  return [...steps, ...specials].find(({ difficulty }) => difficulty.id === id)?.votes ?? 0;
}

/** A spread in words: "Managers: 4 votes (G13 1×, G14 2×, -2 1×), spread of 0.8 steps". */
export function useSpreadText(): (label: string, spread: DifficultySpread) => string {
  const { t } = useTranslation('ratings');
  return (label, { count, steps, specials, deviation }) => {
    if (count === 0) return t('joined.labelled', { label: label, value: t('spread.none') });
    const votes = t('spread.votes', { count });
    const places = listed(
      [...steps, ...specials].map(({ difficulty: { name }, votes: of }) =>
        t('spread.of', { name, count: of }),
      ),
    );
    const value = t('joined.aside', { text: votes, aside: places });
    const width = deviation === null ? [] : [t('spread.deviation', { steps: formatDeviation(deviation) })];
    return t('joined.labelled', { label, value: listed([value, ...width]) });
  };
}
