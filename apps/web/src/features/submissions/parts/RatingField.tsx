import { type RatingSingle, parseRating, singlesOf } from '@rondo/domain/ratings';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { CheckIcon } from '../../../ui/icons.ts';
import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx';
import { type Difficulty, DifficultyBadge, useDifficulties } from '../../difficulties/index.ts';

type RatingFieldProps = Omit<TextFieldProps, 'value' | 'trailing'> & { value: string };

/** A difficulty text that shows, while one types, how it is read: as badges, or as a question mark. */
export function RatingField({ value, hint, ...field }: RatingFieldProps) {
  const { t } = useTranslation('pages/submissions');
  const difficulties = useDifficulties();
  const rating = readRating(value, difficulties);
  return (
    <TextField
      {...field}
      value={value}
      autoComplete="off"
      spellCheck={false}
      hint={rating === null ? <span className="text-warning">{t('rating.forms')}</span> : hint}
      trailing={
        rating === null ? (
          <span className="chip chip-warning -mr-1" data-tooltip={t('rating.unread')}>
            <span aria-hidden="true">?</span>
            <span className="sr-only">{t('rating.unread')}</span>
          </span>
        ) : (
          <RatingBadges singles={singlesOf(rating)} difficulties={difficulties} />
        )
      }
    />
  );
}

/** How a difficulty text is read; null when it is not. Until the difficulties are here nothing is doubted. */
export function readRating(text: string, difficulties: readonly Difficulty[]) {
  const specials = difficulties.filter(({ type }) => type === 'SPECIAL').map(({ name }) => name);
  const rating = parseRating(text, { mode: 'permissive', specials });
  return rating ?? (difficulties.length === 0 ? ({ kind: 'empty' } as const) : null);
}

interface RatingBadgesProps {
  singles: readonly RatingSingle[];
  difficulties: readonly Difficulty[];
  size?: number;
}

/** One badge for a value, two for a range; a tick for values of the old scale, which have no badge. */
export function RatingBadges({ singles, difficulties, size = 24 }: RatingBadgesProps) {
  const { t } = useTranslation('pages/submissions');
  if (singles.length === 0) return null;
  const drawn = singles.map(({ name }) => difficulties.find((difficulty) => difficulty.name === name));
  return (
    <span className="flex flex-none items-center gap-1">
      {drawn.map((difficulty, index) =>
        difficulty ? (
          <DifficultyBadge key={difficulty.id} of={difficulty} size={size} />
        ) : (
          <span key={singles[index]?.name} className="text-success" data-tooltip={t('rating.old')}>
            <Icon of={CheckIcon} size={18} />
            <span className="sr-only">{t('rating.old')}</span>
          </span>
        ),
      )}
    </span>
  );
}
