import { MAX_CREATOR_NAME } from '@rondo/domain/creators';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { AliasField } from '../parts/AliasField.tsx';
import { type CreatorChange, editCreator } from '../writes.ts';
import type { ModeProps } from './use-action.ts';

/** Name, aliases and verification; only what changed is sent. */
export function UpdateMode({ creator, action, isClosed, onDirty }: ModeProps) {
  const { t } = useTranslation('pages/creators');
  const [name, setName] = useState(creator.name);
  const [aliases, setAliases] = useState<string[]>(creator.aliases);
  const [isVerified, setVerified] = useState(creator.isVerified);
  const change: CreatorChange = {
    ...(name.trim() === creator.name ? {} : { name: name.trim() }),
    ...(aliases.join('\n') === creator.aliases.join('\n') ? {} : { aliases }),
    ...(isVerified === creator.isVerified ? {} : { isVerified }),
  };
  const isBlank = name.trim() === '';
  const isDirty = Object.keys(change).length > 0;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && !isBlank && !isClosed) action.run('update', () => editCreator(creator.id, change));
      }}
    >
      <TextField
        label={t('update.name')}
        required
        autoComplete="off"
        maxLength={MAX_CREATOR_NAME}
        value={name}
        disabled={isClosed}
        error={isBlank ? t('update.nameRequired') : null}
        onChange={(event) => {
          action.forget();
          setName(event.currentTarget.value);
        }}
      />
      <AliasField aliases={aliases} disabled={isClosed} onChange={setAliases} />
      <Checkbox
        label={t('update.verified')}
        hint={t('update.verifiedHint')}
        checked={isVerified}
        disabled={isClosed}
        onChange={(event) => setVerified(event.currentTarget.checked)}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-end"
        busy={action.isPending}
        disabled={!isDirty || isBlank || (isClosed && !action.isPending)}
      >
        {t('update.save')}
      </Button>
    </form>
  );
}
