import { FIRST_ID_WITHOUT_PP } from '@rondo/domain/difficulties';
import { formatBaseScore } from '@rondo/domain/format';
import { MAX_RATING_LENGTH, type ParsedRating, singlesOf } from '@rondo/domain/ratings';
import type { Ref } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Combobox } from '../../../ui/Combobox.tsx';
import { DifficultyBadge, RatingBadges, useDifficulties } from '../../difficulties/index.ts';
import { completed, optionsFor } from './difficulty-options.ts';

export interface RatingInputProps {
  text: string;
  /** How it is read; null when it is not. */
  parsed: ParsedRating | null;
  onText: (text: string) => void;
  error: string | null | undefined;
  disabled: boolean;
  /** Place of the level's difficulty in the table: what is near it is offered first. */
  near: number;
  ref?: Ref<HTMLInputElement>;
}

/** A rating as free text, with the difficulties that it may become and how it is read so far. */
export function RatingInput({ text, parsed, onText, error, disabled, near, ref }: RatingInputProps) {
  const { t } = useTranslation('pages/rating-dialog');
  const difficulties = useDifficulties();
  const options = optionsFor(text, difficulties, near);
  return (
    <Combobox
      ref={ref}
      label={t('own.label')}
      hint={
        parsed === null && !error ? <span className="text-warning">{t('own.forms')}</span> : t('own.hint')
      }
      error={error}
      text={text}
      onText={onText}
      onSearch={nothing}
      options={options}
      // Free text may be any range: a list that has nothing to offer stays away.
      isEnough={always}
      quiet
      maxLength={MAX_RATING_LENGTH}
      disabled={disabled}
      leading={
        parsed === null ? (
          <span className="chip tone-warning -ml-1" data-tooltip={t('own.unread')}>
            <span aria-hidden="true">?</span>
            <span className="sr-only">{t('own.unread')}</span>
          </span>
        ) : (
          <RatingBadges singles={singlesOf(parsed)} difficulties={difficulties} size={24} ticks />
        )
      }
      renderOption={(option) => (
        <>
          <DifficultyBadge of={option} size={28} decorative />
          <span>{option.name}</span>
          {option.type === 'PGU' && option.id < FIRST_ID_WITHOUT_PP ? (
            <span className="ml-auto text-faint tabular-nums">{formatBaseScore(option.baseScore)}</span>
          ) : null}
        </>
      )}
      onSelect={({ name }) => onText(completed(text, name, difficulties))}
    />
  );
}

const always = () => true;

/** The options are local: nothing has to be looked up. */
const nothing = () => undefined;
