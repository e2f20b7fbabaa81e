import { MAX_PLAYER_NAME } from '@rondo/domain/players';
import { useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Player } from '../api.ts';
import { rename } from './api.ts';
import { usePlayerWrite } from './use-player-write.ts';

/** The name; the save appears with a change. */
export function NameForm({ player }: { player: Player }) {
  const { t } = useTranslation('pages/player-admin');
  const [name, setName] = useState(player.name);
  const saving = usePlayerWrite((value: string) => rename(player.id, value), t('name.saved'));
  const isChanged = name.trim() !== player.name;
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) saving.mutate(name);
      }}
    >
      <TextField
        label={t('name.label')}
        value={name}
        maxLength={MAX_PLAYER_NAME}
        autoComplete="off"
        disabled={saving.isPending}
        error={saving.isError ? problemText(saving.error) : null}
        onChange={(event) => {
          setName(event.currentTarget.value);
          saving.reset();
        }}
      />
      {isChanged ? (
        <Button
          type="submit"
          size="small"
          variant="primary"
          className="justify-self-end"
          busy={saving.isPending}
          disabled={name.trim() === ''}
        >
          {t('name.save')}
        </Button>
      ) : null}
    </form>
  );
}
