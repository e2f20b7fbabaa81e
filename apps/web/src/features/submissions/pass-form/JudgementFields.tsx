import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import type { Form } from '../parts/use-form.ts';
import type { PassDraft } from './draft.ts';
import './JudgementFields.css';

/** Three over three, as the result screen of the game counts them. */
const shownKeys = ['ePerfect', 'perfect', 'lPerfect', 'earlyDouble', 'earlySingle', 'lateSingle'] as const;

export function JudgementFields({ form }: { form: Form<PassDraft> }) {
  const { t } = useTranslation('passes');
  const { counts } = form.draft;
  return (
    <div className="grid grid-cols-3 gap-x-3 max-md:gap-x-2">
      {shownKeys.map((key) => (
        <NumberField
          key={key}
          className={`judgement-field judgement-field-${key}`}
          label={t(`judgement.${key}`)}
          required
          value={counts[key]}
          error={form.errorAt(key)}
          onChange={(event) => form.change({ counts: { ...counts, [key]: event.currentTarget.value } })}
        />
      ))}
    </div>
  );
}
