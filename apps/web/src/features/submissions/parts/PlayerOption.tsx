import { Avatar } from '../../../ui/Avatar.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import type { PlayerHit } from '../api.ts';

/** A player in a list of suggestions. */
export function PlayerOption({ player }: { player: PlayerHit }) {
  return (
    <>
      <Avatar sources={[player.avatarUrl, player.pfp]} name={player.name} size={28} />
      <span className="ell flex-1">{player.name}</span>
      <Flag country={player.country} />
      <span className="flex-none text-12 text-muted tabular-nums">#{player.id}</span>
    </>
  );
}
