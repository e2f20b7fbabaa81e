import { isKeyModeOffered } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import type { LevelHit } from '../api.ts';
import { RatingField } from '../parts/RatingField.tsx';
import type { Form } from '../parts/use-form.ts';
import type { PassDraft } from './draft.ts';

export interface PlayFieldsProps {
  form: Form<PassDraft>;
  level: LevelHit | null;
}

/** How it was played: speed, feeling, and the marks. */
export function PlayFields({ form, level }: PlayFieldsProps) {
  const { t } = useTranslation(['pages/submissions', 'passes']);
  const { isNoHoldTap } = form.draft;
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <NumberField
          {...form.box('speed')}
          label={t('term.speed')}
          aside={t('term.optional')}
          decimals
          min={1}
          max={100}
          placeholder="1.0"
          trailing={<span className="text-faint">×</span>}
        />
        <RatingField
          {...form.box('feeling')}
          label={t('passForm.feeling')}
          required
          maxLength={255}
          hint={t('passForm.feelingHint')}
        />
      </div>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <Checkbox
          label={t('passForm.noHold')}
          hint={t('passForm.noHoldHint')}
          checked={isNoHoldTap}
          onChange={() => form.change({ isNoHoldTap: !isNoHoldTap })}
        />
        {level && isKeyModeOffered(level.difficulty)
          ? (['12K', '16K'] as const).map((keys) => (
              <Checkbox
                key={keys}
                label={keys}
                hint={t(keys === '12K' ? 'passes:flag.12k' : 'passes:flag.16k')}
                error={form.errorAt(`is${keys}`)}
                checked={form.draft[`is${keys}`]}
                onChange={(event) =>
                  form.change({ is12K: false, is16K: false, [`is${keys}`]: event.currentTarget.checked })
                }
              />
            ))
          : null}
      </div>
    </>
  );
}
