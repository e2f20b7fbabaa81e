import { playerFields } from '@rondo/domain/players';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Player } from '../api.ts';
import { CountryField } from '../parts/CountryField.tsx';
import { type OnUnsaved, useUnsaved } from './use-unsaved.ts';

export interface FieldFormProps {
  field: 'name' | 'country';
  player: Player;
  onUnsaved: OnUnsaved;
}

/** The name or the country; the save appears with a change. */
export function FieldForm({ field, player, onUnsaved }: FieldFormProps) {
  const { t } = useTranslation('pages/player-admin');
  const [draft, setDraft] = useState(player[field]);
  const saving = useAct(
    (value: string): Promise<unknown> =>
      field === 'name'
        ? call('renamePlayer', { id: player.id, body: { name: value } })
        : call('setPlayerCountry', { id: player.id, body: { country: value } }),
    { changes: 'player', done: t(`field.${field}.saved`) },
  );
  const isChanged = draft.trim() !== player[field];
  useUnsaved(field, isChanged, onUnsaved);
  const change = (value: string) => {
    setDraft(value);
    saving.reset();
  };
  const box = {
    label: t(`field.${field}.label`),
    value: draft,
    error: saving.isError ? problemText(saving.error) : null,
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !saving.isPending) saving.mutate(draft);
      }}
    >
      {field === 'name' ? (
        <TextField
          {...box}
          // Not disabled, which would take the focus from what is then refused.
          readOnly={saving.isPending}
          autoComplete="off"
          maxLength={playerFields.name.most}
          onChange={(event) => change(event.currentTarget.value)}
        />
      ) : (
        <CountryField
          {...box}
          disabled={saving.isPending}
          unknownLabel={t('field.country.unknown')}
          onSelect={change}
        />
      )}
      {isChanged ? (
        <Button
          type="submit"
          size="small"
          variant="primary"
          className="justify-self-end"
          busy={saving.isPending}
          disabled={draft.trim() === ''}
        >
          {t(`field.${field}.save`)}
        </Button>
      ) : null}
    </form>
  );
}
