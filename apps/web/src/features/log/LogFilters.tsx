import { SUBJECT_TYPES } from '@rondo/domain/log';
import { readId } from '@rondo/domain/text';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { halfWidth } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { staffQuery } from './api.ts';
import type { LogSearch } from './search-params.ts';

export interface LogFiltersProps {
  search: LogSearch;
  onChange: (changes: Partial<LogSearch>) => void;
}

const anyone = 'all';

/** Whose actions, on what. */
export function LogFilters({ search, onChange }: LogFiltersProps) {
  const { t } = useTranslation('pages/log');
  const staff = useQuery(staffQuery);
  const people = (staff.data ?? []).map(({ id, username }) => ({ value: String(id), label: `@${username}` }));
  const actor = search.actor === undefined ? anyone : String(search.actor);
  // Former super admins may have acted too.
  const isUnknown = actor !== anyone && people.every(({ value }) => value !== actor);
  return (
    <div className="mb-6 flex flex-wrap items-end gap-4">
      <Select
        label={t('filter.actor')}
        options={[
          { value: anyone, label: t('filter.anyone') },
          ...people,
          ...(isUnknown ? [{ value: actor, label: `#${actor}` }] : []),
        ]}
        value={actor}
        onSelect={(value) => onChange({ actor: value === anyone ? undefined : Number(value) })}
      />
      <Select
        label={t('filter.type')}
        options={[
          { value: anyone, label: t('filter.anything') },
          ...SUBJECT_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
        ]}
        value={search.type}
        onSelect={(value) => onChange({ type: value, id: undefined })}
      />
      {search.type === anyone ? null : (
        <IdField key={`${search.type}:${search.id}`} id={search.id} onId={(id) => onChange({ id })} />
      )}
      <Checkbox
        className="mb-2.5"
        label={t('filter.claims')}
        checked={search.claims}
        onChange={(event) => onChange({ claims: event.currentTarget.checked })}
      />
    </div>
  );
}

function IdField({ id, onId }: { id: number | undefined; onId: (id: number | undefined) => void }) {
  const { t } = useTranslation(['pages/log', 'components']);
  const [isAsked, setAsked] = useState(false);
  const [text, setText] = useState(id === undefined ? '' : String(id));
  const wanted = readId(text) ?? undefined;
  const isUnread = wanted === undefined && text.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isUnread) onId(wanted);
  };
  return (
    <form className="flex items-start gap-2" onSubmit={submit}>
      <TextField
        className="w-32"
        label={t('filter.id')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={text}
        error={isAsked && isUnread ? t('components:field.id') : null}
        onChange={(event) => {
          setAsked(false);
          setText(halfWidth(event.currentTarget.value));
        }}
      />
      <Button type="submit" className="mt-6" disabled={!isUnread && wanted === id}>
        {t('filter.apply')}
      </Button>
    </form>
  );
}
