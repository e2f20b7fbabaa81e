import { MAX_CREATOR_NAME } from '@rondo/domain/creators';
import { nameKey } from '@rondo/domain/text';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CloseIcon } from '../../../ui/icons.ts';
import { TextField } from '../../../ui/TextField.tsx';

export interface AliasFieldProps {
  aliases: readonly string[];
  disabled: boolean;
  onChange: (aliases: string[]) => void;
}

/** Aliases one by one; a new one is added when it is not blank and not there yet. */
export function AliasField({ aliases, disabled, onChange }: AliasFieldProps) {
  const { t } = useTranslation('pages/creators');
  const [text, setText] = useState('');
  const isKnown = aliases.some((alias) => nameKey(alias) === nameKey(text));
  const canAdd = text.trim() !== '' && !isKnown;
  const add = () => {
    if (!canAdd) return;
    onChange([...aliases, text.trim()]);
    setText('');
  };
  return (
    <fieldset className="grid gap-2" disabled={disabled}>
      <legend className="over mb-2">{t('term.aliases')}</legend>
      {aliases.length === 0 ? (
        <p className="text-muted">{t('alias.none')}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {aliases.map((alias) => (
            <li key={alias} className="chip tone-plain max-w-full py-0 pr-0">
              <span className="wrap-anywhere">{alias}</span>
              <IconButton
                icon={CloseIcon}
                size="small"
                label={t('alias.remove', { alias })}
                onClick={() => onChange(aliases.filter((other) => other !== alias))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <TextField
          label={t('alias.new')}
          className="min-w-0 flex-1"
          autoComplete="off"
          maxLength={MAX_CREATOR_NAME}
          value={text}
          error={text.trim() !== '' && isKnown ? t('alias.known') : null}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button disabled={!canAdd} onClick={add}>
          {t('alias.add')}
        </Button>
      </div>
    </fieldset>
  );
}
