import { singlesOf } from '@rondo/domain/ratings';
import { isKeyModeOffered, JUDGEMENT_KEYS } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { RatingBadges, readRating, useDifficulties } from '../../difficulties/index.ts';
import type { PassEditing } from './use-pass-edit.ts';

/**
 * How it was played: speed, feeling, holds, keys and all seven counts. A pass may have some that are too late, though
 * the submission form does not ask for them.
 */
export function PlayFields({ editing }: { editing: PassEditing }) {
  const { t } = useTranslation(['pages/pass-edit', 'passes']);
  const { draft, level, box, errorAt, change } = editing;
  const difficulties = useDifficulties();
  const rating = readRating(draft.feelingRating, difficulties);
  const hasKeys = draft.is12K || draft.is16K || (level !== null && isKeyModeOffered(level.difficulty));
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <NumberField
          label={t('term.speed')}
          decimals
          min={1}
          max={100}
          {...box('speed')}
          trailing={<span className="text-faint">×</span>}
        />
        <TextField
          label={t('term.feeling')}
          {...box('feelingRating')}
          required={false}
          hint={rating === null ? <span className="text-warning">{t('feelingUnread')}</span> : undefined}
          trailing={
            rating === null ? null : (
              <RatingBadges singles={singlesOf(rating)} difficulties={difficulties} ticks />
            )
          }
        />
      </div>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <Checkbox
          label={t('noHold')}
          checked={draft.isNoHoldTap}
          onChange={(event) => change({ isNoHoldTap: event.currentTarget.checked })}
        />
        {hasKeys ? (
          <>
            <Checkbox
              label="12K"
              hint={t('passes:flag.12k')}
              error={errorAt('is12K')}
              checked={draft.is12K}
              onChange={(event) => change({ is12K: event.currentTarget.checked, is16K: false })}
            />
            <Checkbox
              label="16K"
              hint={t('passes:flag.16k')}
              error={errorAt('is16K')}
              checked={draft.is16K}
              onChange={(event) => change({ is16K: event.currentTarget.checked, is12K: false })}
            />
          </>
        ) : null}
      </div>
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:grid-cols-4">
        {JUDGEMENT_KEYS.map((key) => (
          <NumberField key={key} label={t(`passes:judgement.${key}`)} {...box(key)} />
        ))}
      </div>
    </>
  );
}
