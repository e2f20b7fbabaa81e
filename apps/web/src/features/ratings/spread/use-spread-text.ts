import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { DifficultySpread } from './spread-columns.ts';

/** A spread in words: "Managers: 4 votes (G13 1×, G14 2×, -2 1×), spread of 0.8 steps". */
export function useSpreadText(): (label: string, spread: DifficultySpread) => string {
  const { t } = useTranslation('ratings');
  return (label, { count, steps, specials, deviation }) => {
    if (count === 0) return `${label}: ${t('spread.none')}`;
    const votes = t('spread.votes', { count });
    const places = [...steps, ...specials]
      .map(({ difficulty: { name }, votes: of }) => t('spread.of', { name, count: of }))
      .join(', ');
    const width = deviation === null ? '' : `, ${t('spread.deviation', { steps: deviation.toFixed(1) })}`;
    return `${label}: ${votes} (${places})${width}`;
  };
}
