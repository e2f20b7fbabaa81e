import { singlesOf } from '@rondo/domain/ratings';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx';
import { RatingBadges, readRating, useDifficulties } from '../../difficulties/index.ts';

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
          <span className="chip tone-warning -mr-1" data-tooltip={t('rating.unread')}>
            <span aria-hidden="true">?</span>
            <span className="sr-only">{t('rating.unread')}</span>
          </span>
        ) : (
          <RatingBadges singles={singlesOf(rating)} difficulties={difficulties} ticks />
        )
      }
    />
  );
}
