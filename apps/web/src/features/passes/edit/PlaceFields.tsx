import { readId } from '@rondo/domain/text';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useLookup } from '../../../lib/use-lookup.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';
import { CheckIcon } from '../../../ui/icons.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { DifficultyBadge } from '../../difficulties/index.ts';
import { type PlayerHit, playerLookup, PlayerOption } from '../../search/index.ts';
import type { PassEditing } from './use-pass-edit.ts';

/** On which level, by whom. */
export function PlaceFields({ editing }: { editing: PassEditing }) {
  const { t } = useTranslation('pages/pass-edit');
  const { stored, draft, level, errorAt, change } = editing;
  const [levelText, setLevelText] = useState(String(stored.levelId));
  const [name, setName] = useState(stored.player.name);
  const choose = (playerId: number | null, text: string) => {
    setName(text);
    change({ playerId });
  };
  const lookup = useLookup<PlayerHit>(name, draft.playerId !== null, playerLookup);
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <TextField
        label={t('level')}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={levelText}
        error={errorAt('levelId')}
        onChange={(event) => {
          setLevelText(event.currentTarget.value);
          change({ levelId: readId(event.currentTarget.value) });
        }}
        trailing={editing.isLevelSought ? <Spinner /> : null}
        hint={
          level ? (
            <span className="flex min-w-0 items-center gap-2">
              <DifficultyBadge of={level.difficulty} size={24} />
              <span className="ell">
                {level.song} - {level.artist}
              </span>
            </span>
          ) : undefined
        }
      />
      <Combobox
        label={t('term.player')}
        required
        error={errorAt('playerId')}
        text={name}
        maxLength={100}
        onText={(text) => choose(null, text)}
        isEnough={lookup.isEnough}
        onSearch={lookup.onSearch}
        options={lookup.options}
        loading={lookup.loading}
        message={lookup.message}
        renderOption={(hit) => <PlayerOption player={hit} />}
        onSelect={(hit) => choose(hit.id, hit.name)}
        trailing={
          draft.playerId === null ? null : (
            <Chip tone="success" icon={CheckIcon} className="tabular-nums">
              #{draft.playerId}
            </Chip>
          )
        }
      />
    </div>
  );
}
