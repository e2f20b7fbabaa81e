import { useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Player } from '../api.ts';
import { CountryField } from '../parts/CountryField.tsx';
import { setCountry } from './api.ts';
import { usePlayerWrite } from './use-player-write.ts';

/** The country; the save appears with a change. */
export function CountryForm({ player }: { player: Player }) {
  const { t } = useTranslation('pages/player-admin');
  const [country, choose] = useState(player.country);
  const saving = usePlayerWrite((value: string) => setCountry(player.id, value), t('country.saved'));
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(country);
      }}
    >
      <CountryField
        label={t('country.label')}
        unknownLabel={t('country.unknown')}
        value={country}
        disabled={saving.isPending}
        error={saving.isError ? problemText(saving.error) : null}
        onSelect={(next) => {
          choose(next);
          saving.reset();
        }}
      />
      {country === player.country ? null : (
        <Button
          type="submit"
          size="small"
          variant="primary"
          className="justify-self-end"
          busy={saving.isPending}
        >
          {t('country.save')}
        </Button>
      )}
    </form>
  );
}
