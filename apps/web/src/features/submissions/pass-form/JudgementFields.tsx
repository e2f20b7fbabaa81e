import type { JudgementKey } from '@rondo/domain/passes';
import type { FormErrors } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { fieldText } from '../parts/use-form.ts';
import './JudgementFields.css';

/** Three over three, as the result screen of the game counts them. */
const shownKeys = ['ePerfect', 'perfect', 'lPerfect', 'earlyDouble', 'earlySingle', 'lateSingle'] as const;

export interface JudgementFieldsProps {
  counts: Readonly<Record<JudgementKey, string>>;
  errors: FormErrors;
  onChange: (counts: Readonly<Record<JudgementKey, string>>) => void;
}

export function JudgementFields({ counts, errors, onChange }: JudgementFieldsProps) {
  const { t } = useTranslation('passes');
  return (
    <div className="judgement-fields">
      {shownKeys.map((key) => (
        <NumberField
          key={key}
          className={`judgement-field judgement-field-${key}`}
          label={t(`judgement.${key}`)}
          maxLength={8}
          value={counts[key]}
          error={fieldText(errors.at(key))}
          onChange={(event) => onChange({ ...counts, [key]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}
