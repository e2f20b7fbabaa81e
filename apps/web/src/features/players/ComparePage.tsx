import { useParams } from '@tanstack/react-router';
import { useViewer } from '../../lib/session/viewer.ts';
import { ChoosePlayers } from './compare/ChoosePlayers.tsx';
import { ComparedPlayers } from './compare/ComparedPlayers.tsx';

/** Two players beside each other; who is missing in the address is chosen first. */
export function ComparePage() {
  const { id, otherId } = useParams({ strict: false });
  const ownId = useViewer().user?.playerId ?? null;
  if (id === undefined) return <ChoosePlayers key="own" first={ownId} />;
  if (otherId === undefined || otherId === id)
    return <ChoosePlayers key={id} first={id} isTwice={otherId === id} />;
  return <ComparedPlayers id={id} otherId={otherId} ownId={ownId} />;
}
