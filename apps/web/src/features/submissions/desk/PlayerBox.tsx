import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { PlusIcon } from '../../../ui/icons.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { PlayerLink } from '../../players/index.ts';
import { type PlayerHit, searchPlayers } from '../api.ts';
import { useLookup } from '../../../lib/use-lookup.ts';
import { assignPlayer, createProfile, type PendingPass } from './api.ts';
import { useDeskCache } from './use-desk-cache.ts';

export interface PlayerBoxProps {
  submission: PendingPass;
  /** An approval was tried without a player. */
  isMissing: boolean;
  onCreate: () => void;
  onAssigned: () => void;
}

/** Whose pass it is: the player, or the ways to find or make one. */
export function PlayerBox({ submission, isMissing, onCreate, onAssigned }: PlayerBoxProps) {
  const { t } = useTranslation('pages/desk');
  const { assignedPlayer, passer, passerRequest, sameNamePlayers = [] } = submission;
  const [changing, setChanging] = useState(false);
  const cache = useDeskCache();
  const assignment = useMutation({
    mutationFn: (playerId: number) => assignPlayer(submission.id, playerId),
    onSuccess: (fresh) => {
      setChanging(false);
      onAssigned();
      cache.put('pass', fresh);
    },
  });
  const newPlayer = useNewPlayer(assignment.mutate);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      {assignedPlayer ? (
        <span className="flex max-w-full flex-wrap items-center gap-2">
          <PlayerLink player={assignedPlayer} size={24} />
          <span className="text-12 text-muted tabular-nums">#{assignedPlayer.id}</span>
          {assignedPlayer.isBanned ? <Chip tone="danger">{t('player.banned')}</Chip> : null}
        </span>
      ) : (
        <span className="flex max-w-full flex-wrap items-center gap-2">
          <Avatar sources={[]} name={passer} size={24} />
          <b className="font-semibold">{passer}</b>
          {passerRequest ? (
            <Chip tone="info">{t('player.new')}</Chip>
          ) : (
            <Chip tone="warning">{t('player.open')}</Chip>
          )}
        </span>
      )}
      {assignedPlayer || sameNamePlayers.length === 0 ? null : (
        <div className="grid w-full gap-1">
          <p className="text-12 text-muted">{t('player.sameName', { name: passer })}</p>
          {sameNamePlayers.map(({ id, name, country }) => (
            <Button
              key={id}
              size="small"
              className="justify-self-start"
              busy={assignment.isPending && assignment.variables === id}
              disabled={assignment.isPending && assignment.variables !== id}
              onClick={() => assignment.mutate(id)}
            >
              <Flag country={country} /> {t('player.take', { name, id })}
            </Button>
          ))}
        </div>
      )}
      {changing || isMissing ? (
        <PlayerSearch
          error={newPlayer.error ?? (isMissing && !assignedPlayer ? t('player.missing') : null)}
          busy={assignment.isPending || newPlayer.isBusy}
          onChoose={(player) => assignment.mutate(player.id)}
          onCreate={newPlayer.create}
        />
      ) : null}
      {assignment.isError ? <FieldError>{problemText(assignment.error)}</FieldError> : null}
      <span className="flex flex-wrap gap-2">
        <Button size="small" aria-expanded={changing || isMissing} onClick={() => setChanging(!changing)}>
          {assignedPlayer ? t('player.change') : t('player.assign')}
        </Button>
        {assignedPlayer ? null : (
          <Button size="small" icon={PlusIcon} onClick={onCreate}>
            {t('player.create')}
          </Button>
        )}
      </span>
    </div>
  );
}

interface PlayerSearchProps {
  error: string | null;
  busy: boolean;
  onChoose: (player: PlayerHit) => void;
  onCreate: (name: string) => void;
}

const players = { kind: 'players', load: searchPlayers };

function PlayerSearch({ error, busy, onChoose, onCreate }: PlayerSearchProps) {
  const { t } = useTranslation('pages/desk');
  const [text, setText] = useState('');
  const lookup = useLookup<PlayerHit>(text, false, players);
  return (
    <Combobox
      {...lookup}
      className="w-full"
      label={t('player.search')}
      placeholder={t('player.searchHint')}
      error={error}
      text={text}
      onText={setText}
      loading={lookup.loading || busy}
      disabled={busy}
      maxLength={100}
      createLabel={(name) => t('player.createNamed', { name })}
      onCreate={onCreate}
      renderOption={(player) => (
        <>
          <Flag country={player.country} />
          <span className="ell flex-1">{player.name}</span>
          <span className="text-12 text-muted tabular-nums">#{player.id}</span>
        </>
      )}
      onSelect={(player) => {
        setText(player.name);
        onChoose(player);
      }}
    />
  );
}

/** How long a refusal is shown, in milliseconds. */
const shown = 1500;

/** Makes a player of a typed name; errors are shown for a moment. */
function useNewPlayer(onMade: (playerId: number) => void) {
  const creation = useMutation({
    mutationFn: (name: string) => createProfile({ kind: 'player', name }),
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
