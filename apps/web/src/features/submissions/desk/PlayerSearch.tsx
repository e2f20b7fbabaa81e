import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { useSilenceWhile } from '../../../lib/single-keys.ts';
import { useLookup } from '../../../lib/use-lookup.ts';
import { Combobox } from '../../../ui/Combobox.tsx';
import { type PlayerHit, playerLookup, PlayerOption } from '../../search/index.ts';

export interface PlayerSearchProps {
  error: string | null;
  /** The player is being assigned. */
  busy: boolean;
  onChoose: (playerId: number) => void;
  onClose: () => void;
}

/** Finds a player or makes one of the typed name. It has the focus as long as it is there; Escape closes it. */
export function PlayerSearch({ error, busy, onChoose, onClose }: PlayerSearchProps) {
  const { t } = useTranslation('pages/desk');
  const [text, setText] = useState('');
  const lookup = useLookup<PlayerHit>(text, false, playerLookup);
  const newPlayer = useNewPlayer(onChoose);
  const isBusy = busy || newPlayer.isBusy;
  const input = useRef<HTMLInputElement>(null);
  useSilenceWhile(true);
  useEffect(() => {
    // A disabled box loses the focus.
    if (!isBusy) input.current?.focus();
  }, [isBusy]);
  return (
    // Escape that closes the list of players does not come up to here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="w-full"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
      }}
    >
      <Combobox
        {...lookup}
        ref={input}
        label={t('player.search')}
        placeholder={t('term.name')}
        error={newPlayer.error ?? error}
        text={text}
        onText={setText}
        loading={lookup.loading || isBusy}
        disabled={isBusy}
        maxLength={100}
        createLabel={(name) => t('player.createNamed', { name })}
        onCreate={newPlayer.create}
        renderOption={(player) => <PlayerOption player={player} />}
        onSelect={(player) => {
          setText(player.name);
          onChoose(player.id);
        }}
      />
    </div>
  );
}

/** How long a refusal is shown, in milliseconds. */
const shown = 1500;

/** Makes a player of a typed name; errors are shown for a moment. */
function useNewPlayer(onMade: (playerId: number) => void) {
  const creation = useAct((name: string) => call('createProfile', { body: { kind: 'player', name } }), {
    onSuccess: ({ id }) => onMade(id),
  });
  const { isError, reset } = creation;
  useEffect(() => {
    if (!isError) return;
    const timer = window.setTimeout(reset, shown);
    return () => window.clearTimeout(timer);
  }, [isError, reset]);
  return {
    create: creation.mutate,
    isBusy: creation.isPending,
    error: isError ? problemText(creation.error) : null,
  };
}
