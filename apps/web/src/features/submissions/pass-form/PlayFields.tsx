import { isKeyModeOffered } from '@rondo/domain/passes';
import type { FormErrors } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import type { LevelHit } from '../api.ts';
import { fieldText } from '../parts/use-form.ts';
import { RatingField } from '../parts/RatingField.tsx';
import type { PassDraft } from './draft.ts';

export interface PlayFieldsProps {
  draft: PassDraft;
  level: LevelHit | null;
  errors: FormErrors;
  onChange: (change: Partial<PassDraft>) => void;
}

/** How it was played: speed, feeling, and the marks. */
export function PlayFields({ draft, level, errors, onChange }: PlayFieldsProps) {
  const { t } = useTranslation(['pages/submissions', 'passes']);
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <NumberField
          label={t('passForm.speed')}
          aside={t('form.optional')}
          decimals
          min={1}
          max={100}
          maxLength={10}
          placeholder="1.0"
          value={draft.speed}
          error={fieldText(errors.at('speed'))}
          onChange={(event) => onChange({ speed: event.currentTarget.value })}
          trailing={<span className="text-faint">×</span>}
        />
        <RatingField
          label={t('passForm.feeling')}
          required
          maxLength={255}
          value={draft.feeling}
          hint={t('passForm.feelingHint')}
          error={fieldText(errors.at('feelingDifficulty'))}
          onChange={(event) => onChange({ feeling: event.currentTarget.value })}
        />
      </div>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <Checkbox
          label={t('passForm.noHold')}
          hint={t('passForm.noHoldHint')}
          checked={draft.isNoHoldTap}
          onChange={(event) => onChange({ isNoHoldTap: event.currentTarget.checked })}
        />
        {level && isKeyModeOffered(level.difficulty) ? (
          <>
            <Checkbox
              label="12K"
              hint={t('passes:flag.12k')}
              error={fieldText(errors.at('is12K'))}
              checked={draft.is12K}
              onChange={(event) => onChange({ is12K: event.currentTarget.checked, is16K: false })}
            />
            <Checkbox
              label="16K"
              hint={t('passes:flag.16k')}
              error={fieldText(errors.at('is16K'))}
              checked={draft.is16K}
              onChange={(event) => onChange({ is16K: event.currentTarget.checked, is12K: false })}
            />
          </>
        ) : null}
      </div>
    </>
  );
}
