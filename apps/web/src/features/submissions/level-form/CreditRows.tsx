import { MAX_CREATOR_REQUESTS, type RequestRole } from '@rondo/domain/submissions';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CloseIcon, PlusIcon } from '../../../ui/icons.ts';
import { ProfileCombobox } from '../parts/ProfileCombobox.tsx';
import type { Form } from '../parts/use-form.ts';
import { nobody } from '../parts/named-choice.ts';
import { type CreditRow, filledRows, type LevelDraft } from './draft.ts';

export interface CreditRowsProps {
  form: Form<LevelDraft>;
  role: RequestRole;
}

/** The people of one role, a row each; the first row stays. */
export function CreditRows({ form, role }: CreditRowsProps) {
  const { t } = useTranslation('pages/submissions');
  const { credits } = form.draft;
  const rows = credits.filter((row) => row.role === role);
  const onChange = (next: readonly CreditRow[]) => form.change({ credits: next });
  const list = useRef<HTMLDivElement>(null);
  /** The row whose field gets the focus once it is there. */
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${next.current}"] input`)?.focus();
    next.current = null;
  }, [rows.length]);
  const add = () => {
    const key = Math.max(0, ...credits.map((row) => row.key)) + 1;
    onChange([...credits, { ...nobody, key, role }]);
    next.current = key;
  };
  const remove = (index: number) => {
    onChange(credits.filter(({ key }) => key !== rows[index]?.key));
    next.current = rows[index - 1]?.key ?? null;
  };
  return (
    <div ref={list} className="grid content-start gap-3">
      {rows.map((row, index) => (
        <div key={row.key} data-row={row.key} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <ProfileCombobox
              of="creator"
              label={index === 0 ? t(`credit.${role}`) : t(`credit.${role}Next`, { number: index + 1 })}
              hideLabel={index > 0}
              required={role === 'charter' && index === 0}
              placeholder={t('credit.placeholder')}
              value={row}
              error={rowError(row, index)}
              onChange={(choice) =>
                onChange(credits.map((other) => (other.key === row.key ? { ...other, ...choice } : other)))
              }
            />
          </div>
          {index === 0 ? null : (
            <IconButton
              icon={CloseIcon}
              label={t('credit.remove', { name: row.name.trim() || index + 1 })}
              onClick={() => remove(index)}
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
  function rowError(row: CreditRow, index: number) {
    const sent = filledRows(credits).findIndex(({ key }) => key === row.key);
    const own = sent < 0 ? undefined : form.errorBelow(`creatorRequests.${sent}`);
    return own ?? (index === 0 && role === 'charter' ? form.errorAt('creatorRequests') : undefined);
  }
}
