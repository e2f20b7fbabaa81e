import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CloseIcon } from '../../../ui/icons.ts';
import { Page } from '../../../ui/Page.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading } from '../../../ui/Skeleton.tsx';
import { playerQuery } from '../api.ts';
import { FacingShape } from './CompareShape.tsx';
import { FacingPlayer } from './FacingPlayers.tsx';
import { NearPlayers } from './NearPlayers.tsx';
import { PlayerBox } from './PlayerBox.tsx';

export interface ChoosePlayersProps {
  /** Who is compared, if that is known. */
  first: number | null;
  /** The same player was named twice. */
  isTwice?: boolean;
}

/** Two players are looked up by their names; when both are there, the comparison opens. */
export function ChoosePlayers({ first, isTwice = false }: ChoosePlayersProps) {
  const { t } = useTranslation('pages/compare');
  const navigate = useNavigate();
  const [one, setOne] = useState<number | 'asked' | null>(null);
  const [other, setOther] = useState<number | null>(null);
  // Who is signed in may be known a moment later; what was chosen since then stays.
  const id = one === 'asked' ? null : (one ?? first);
  const isSame = isTwice || (id !== null && id === other);
  const open = (next: number | null, nextOther: number | null) => {
    if (next !== null && nextOther !== null && next !== nextOther)
      void navigate({ to: '/compare/$id/$otherId', params: { id: next, otherId: nextOther } });
  };
  const second = useRef<HTMLInputElement>(null);
  const chooseFirst = (next: number | null) => {
    setOne(next ?? 'asked');
    open(next, other);
    // The box of the first player gives way to the player.
    if (next !== null) second.current?.focus();
  };
  const chooseOther = (next: number | null) => {
    setOther(next);
    open(id, next);
  };
  return (
    <Page title={t('title')} description={t('description')}>
      <p className="mb-4 text-muted">{t('chooser.hint')}</p>
      {isSame ? (
        <Banner role="status" className="mb-4">
          <p>{t('twice')}</p>
        </Banner>
      ) : null}
      <div className="facing facing-choice">
        {id === null ? (
          <PlayerBox label={t('chooser.first')} takesFocus={one === 'asked'} onChoose={chooseFirst} />
        ) : (
          <ChosenPlayer key={id} id={id} onChoose={chooseFirst} />
        )}
        <p className="facing-between text-muted">{t('chooser.and')}</p>
        <div className="grid min-w-0 gap-4">
          <PlayerBox ref={second} label={t('chooser.second')} onChoose={chooseOther} />
          {id === null ? null : <NearPlayers id={id} />}
        </div>
      </div>
    </Page>
  );
}

/** A player who is compared already, and the way to another one. */
function ChosenPlayer({ id, onChoose }: { id: number; onChoose: (id: number | null) => void }) {
  const { t } = useTranslation('pages/compare');
  const { user } = useViewer();
  const player = useQuery(playerQuery(id));
  if (player.data)
    return (
      <div className="flex min-w-0 items-center gap-3">
        <div className="min-w-0 flex-1">
          <FacingPlayer player={player.data} isOwn={user?.playerId === id} />
        </div>
        <IconButton
          icon={CloseIcon}
          label={t('chooser.change', { name: player.data.name })}
          onClick={() => onChoose(null)}
        />
      </div>
    );
  if (player.isPending)
    return (
      <Loading>
        <FacingShape />
      </Loading>
    );
  if (isProblem(player.error) && player.error.status === 404)
    return <PlayerBox label={t('chooser.first')} error={t('missing')} onChoose={onChoose} />;
  return <QueryError query={player} />;
}
