import { MAX_CREATOR_REQUESTS, type RequestRole } from '@rondo/domain/submissions';
import type { FormErrors } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CloseIcon, PlusIcon } from '../../../ui/icons.ts';
import { ProfileCombobox } from '../parts/ProfileCombobox.tsx';
import { fieldText } from '../parts/use-form.ts';
import { nobody } from '../parts/named-choice.ts';
import { type CreditRow, filledRows } from './draft.ts';

export interface CreditRowsProps {
  role: RequestRole;
  credits: readonly CreditRow[];
  errors: FormErrors;
  onChange: (credits: readonly CreditRow[]) => void;
}

/** The people of one role, a row each; the first row stays. */
export function CreditRows({ role, credits, errors, onChange }: CreditRowsProps) {
  const { t } = useTranslation('pages/submissions');
  const rows = credits.filter((row) => row.role === role);
  const add = () => {
    const key = Math.max(0, ...credits.map((row) => row.key)) + 1;
    onChange([...credits, { ...nobody, key, role }]);
  };
  return (
    <div className="grid content-start gap-3">
      {rows.map((row, index) => (
        <div key={row.key} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <ProfileCombobox
              of="creator"
              label={index === 0 ? t(`credit.${role}`) : t(`credit.${role}Next`, { number: index + 1 })}
              hideLabel={index > 0}
              required={role === 'charter' && index === 0}
              placeholder={t('credit.placeholder')}
              value={row}
              error={fieldText(rowProblem(row, index))}
              onChange={(choice) =>
                onChange(credits.map((other) => (other.key === row.key ? { ...other, ...choice } : other)))
              }
            />
          </div>
          {index === 0 ? null : (
            <IconButton
              icon={CloseIcon}
              label={t('credit.remove', { name: row.name.trim() || index + 1 })}
              onClick={() => onChange(credits.filter((other) => other.key !== row.key))}
            />
          )}
        </div>
      ))}
      {credits.length < MAX_CREATOR_REQUESTS ? (
        <Button size="small" variant="ghost" icon={PlusIcon} className="justify-self-start" onClick={add}>
          {t(`credit.${role}Add`)}
        </Button>
      ) : null}
    </div>
  );

  /** Problems name rows by their place among those that are sent. */
  function rowProblem(row: CreditRow, index: number) {
    const sent = filledRows(credits).findIndex(({ key }) => key === row.key);
    const path = `creatorRequests.${sent}`;
    const own =
      sent < 0 ? undefined : errors.shown.find(({ field }) => field === path || field.startsWith(`${path}.`));
    return own ?? (index === 0 && role === 'charter' ? errors.at('creatorRequests') : undefined);
  }
}
