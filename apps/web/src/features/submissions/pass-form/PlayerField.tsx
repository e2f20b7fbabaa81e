import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { PlayerOption } from '../../search/index.ts';
import type { NamedChoice } from '../parts/named-choice.ts';
import { ChoiceBadge } from '../parts/ChoiceBadge.tsx';
import type { KnownPlayer } from './use-player.ts';

export interface PlayerFieldProps {
  known: KnownPlayer;
  error: string | undefined;
  onChange: (choice: NamedChoice) => void;
}

/** Who played: an existing player, or the request for a new one. */
export function PlayerField({ known, error, onChange }: PlayerFieldProps) {
  const { t } = useTranslation('pages/submissions');
  const { choice, hit, isFromChannel, offer, lookup } = known;
  return (
    <Combobox
      {...lookup}
      label={t('term.player')}
      required
      error={error}
      text={choice.name}
      maxLength={100}
      placeholder={t('passForm.playerPlaceholder')}
      onText={(name) => onChange({ name, id: null, isNew: false })}
      renderOption={(player) => <PlayerOption player={player} />}
      onSelect={({ name, id }) => onChange({ name, id, isNew: false })}
      createLabel={(name) => t('choice.request', { name })}
      onCreate={(name) => onChange({ name, id: null, isNew: true })}
      leading={hit ? <Avatar sources={[hit.avatarUrl, hit.pfp]} name={hit.name} size={24} /> : undefined}
      trailing={
        <>
          {hit ? <Flag country={hit.country} /> : null}
          <ChoiceBadge id={choice.id} isNew={choice.isNew} />
        </>
      }
      hint={
        isFromChannel ? (
          t('passForm.fromChannel')
        ) : offer === null ? undefined : (
          <button
            type="button"
            className="link py-1 text-left"
            onClick={() => onChange({ name: offer, id: null, isNew: true })}
          >
            {t('choice.request', { name: offer })}
          </button>
        )
      }
    />
  );
}
