import { MAX_CREATOR_NAME, splitNamesProblem } from '@rondo/domain/creators';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { codeText } from '../../../lib/api/code-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CloseIcon, PlusIcon } from '../../../ui/icons.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { ModeProps } from './use-action.ts';

interface Part {
  key: number;
  name: string;
  role: 'own' | 'charter' | 'vfxer';
}

const FEWEST = 2;
const MOST = 50;
const first: readonly Part[] = [
  { key: 1, name: '', role: 'own' },
  { key: 2, name: '', role: 'own' },
];

/** Names with roles, at least two rows; one name that is not blank is enough. */
export function SplitMode({ creator, action, onDirty }: ModeProps) {
  const { t } = useTranslation('pages/creators');
  const [parts, setParts] = useState(first);
  const { isClosed } = action;
  const named = parts.filter(({ name }) => name.trim() !== '');
  const problem = splitNamesProblem(
    creator.name,
    named.map(({ name }) => name),
  );
  useEffect(() => onDirty(named.length > 0), [named.length, onDirty]);
  const change = (key: number, changes: Partial<Part>) => {
    action.forget();
    setParts(parts.map((part) => (part.key === key ? { ...part, ...changes } : part)));
  };
  const ask = () =>
    action.ask({
      kind: 'split',
      title: t('split.title', { name: creator.name }),
      confirmLabel: t('split.confirm'),
      text: t('split.text', {
        name: creator.name,
        names: named.map(({ name }) => name.trim()),
      }),
      work: () =>
        call('splitCreator', {
          body: {
            creatorId: creator.id,
            newNames: named.map(({ name }) => name.trim()),
            roles: named.map(({ role }) => (role === 'own' ? undefined : role)),
          },
        }),
    });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null && !isClosed) ask();
      }}
    >
      <p className="text-muted wrap-anywhere">{t('split.hint', { name: creator.name })}</p>
      <ul className="grid gap-3">
        {parts.map((part, index) => (
          <li key={part.key} className="flex flex-wrap items-end gap-2">
            <TextField
              label={t('split.name', { number: index + 1 })}
              className="min-w-0 flex-1 basis-40"
              autoComplete="off"
              maxLength={MAX_CREATOR_NAME}
              value={part.name}
              disabled={isClosed}
              onChange={(event) => change(part.key, { name: event.currentTarget.value })}
            />
            <Select
              label={t('split.role', { number: index + 1 })}
              value={part.role}
              disabled={isClosed}
              options={(['own', 'charter', 'vfxer'] as const).map((value) => ({
                value,
                label: t(`role.${value}`),
              }))}
              onSelect={(role) => change(part.key, { role })}
            />
            {parts.length > FEWEST ? (
              <IconButton
                icon={CloseIcon}
                disabled={isClosed}
                label={t('split.remove', { number: index + 1 })}
                onClick={() => setParts(parts.filter(({ key }) => key !== part.key))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {problem === 'NAME_DUPLICATE' ? (
        <FieldError id="split-names">{codeText('NAME_DUPLICATE') ?? problem}</FieldError>
      ) : null}
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          icon={PlusIcon}
          disabled={isClosed || parts.length >= MOST}
          onClick={() =>
            setParts([...parts, { key: Math.max(...parts.map(({ key }) => key)) + 1, name: '', role: 'own' }])
          }
        >
          {t('split.add')}
        </Button>
        <Button
          type="submit"
          variant="danger"
          busy={action.isPending}
          disabled={problem !== null || action.done !== null}
        >
          {t('split.ask')}
        </Button>
      </div>
    </form>
  );
}
