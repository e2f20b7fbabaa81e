import { parseRating, ratingGrammar, type RatingSingle } from '@rondo/domain/ratings';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CheckIcon } from '../../ui/icons.ts';
import type { Difficulty } from './api.ts';
import { DifficultyBadge } from './DifficultyBadge.tsx';

/** How a difficulty text is read; null when it is none. Until the difficulties have loaded, nothing counts as wrong. */
export function readRating(text: string, difficulties: readonly Difficulty[]) {
  const rating = parseRating(text, ratingGrammar('permissive', difficulties));
  return rating ?? (difficulties.length === 0 ? ({ kind: 'empty' } as const) : null);
}

interface RatingBadgesProps {
  singles: readonly RatingSingle[];
  difficulties: readonly Difficulty[];
  size?: number;
  /** A tick for each value of the old scale, which has no badge: for people who are still typing. */
  ticks?: boolean;
}

/** One badge for a value, two for a range. */
export function RatingBadges({ singles, difficulties, size = 24, ticks = false }: RatingBadgesProps) {
  const { t } = useTranslation('difficulties');
  const drawn = singles
    .map((single) => ({ single, difficulty: difficulties.find((row) => isOf(single, row)) }))
    .filter(({ single, difficulty }) => difficulty || (ticks && single.kind === 'old'));
  if (drawn.length === 0) return null;
  return (
    <span className="flex flex-none items-center gap-1">
      {drawn.map(({ single, difficulty }) =>
        difficulty ? (
          <DifficultyBadge key={difficulty.id} of={difficulty} size={size} />
        ) : (
          <span key={single.name} className="text-success" data-tooltip={t('oldScale')}>
            <Icon of={CheckIcon} size={18} />
            <span className="sr-only">{t('oldScale')}</span>
          </span>
        ),
      )}
    </span>
  );
}

/** Steps are the same in any case. */
function isOf({ kind, name }: RatingSingle, row: Difficulty): boolean {
  return kind === 'pgu' ? row.type === 'PGU' && row.name.toUpperCase() === name : row.name === name;
}
