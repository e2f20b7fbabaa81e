import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { PlusIcon } from '../../../ui/icons.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { PlayerLink } from '../../players/index.ts';
import type { PendingPass } from './api.ts';
import { PlayerSearch } from './PlayerSearch.tsx';
import { useDeskCache } from './use-desk-cache.ts';

export interface PlayerBoxProps {
  submission: PendingPass;
  /** An approval was tried without a player. */
  isMissing: boolean;
  onCreate: () => void;
  /** A player was assigned, or the search for one given up. */
  onSettled: () => void;
}

/** Whose pass it is: the player, or the ways to find or make one. */
export function PlayerBox({ submission, isMissing, onCreate, onSettled }: PlayerBoxProps) {
  const { t } = useTranslation('pages/desk');
  const { assignedPlayer, passer, passerRequest, sameNamePlayers = [] } = submission;
  const [changing, setChanging] = useState(false);
  const cache = useDeskCache();
  const assignment = useAct(
    (playerId: number) => call('assignPlayer', { id: submission.id, body: { playerId } }),
    {
      onSuccess: (written) => {
        close();
        cache.put('pass', written);
      },
    },
  );
  const isSearching = changing || isMissing;
  const opener = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const close = () => {
    hadFocus.current = isSearching;
    setChanging(false);
    onSettled();
  };
  useEffect(() => {
    if (isSearching || !hadFocus.current) return;
    hadFocus.current = false;
    opener.current?.focus();
  }, [isSearching]);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      {assignedPlayer ? (
        <span className="flex max-w-full flex-wrap items-center gap-2">
          <PlayerLink player={assignedPlayer} size={24} />
          <span className="text-12 text-muted tabular-nums">#{assignedPlayer.id}</span>
          {assignedPlayer.isBanned ? <Chip tone="danger">{t('term.banned')}</Chip> : null}
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
      {isSearching ? (
        <PlayerSearch
          error={isMissing && !assignedPlayer ? t('player.missing') : null}
          busy={assignment.isPending}
          onChoose={assignment.mutate}
          onClose={close}
        />
      ) : null}
      {assignment.isError ? <FieldError>{problemText(assignment.error)}</FieldError> : null}
      <span className="flex flex-wrap gap-2">
        <Button
          ref={opener}
          size="small"
          aria-expanded={isSearching}
          onClick={() => (isSearching ? close() : setChanging(true))}
        >
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
