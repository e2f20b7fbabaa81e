import { playerHandle } from '@rondo/domain/players';
import { Avatar } from '../../ui/Avatar.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { PersonText } from '../../ui/PersonText.tsx';

export interface PlayerOptionProps {
  player: {
    id: number;
    name: string;
    country: string;
    avatarUrl: string | null;
    pfp: string | null;
    discordUsername: string | null;
    username: string | null;
  };
}

/** A player in a list of suggestions, with the handle that may have been typed. */
export function PlayerOption({ player }: PlayerOptionProps) {
  const handle = playerHandle(player);
  return (
    <>
      <Avatar sources={[player.avatarUrl, player.pfp]} name={player.name} size={28} />
      <span className="ell flex-1">
        <PersonText of={player.name} />
        {handle === null ? null : <span className="text-12 text-muted"> @{handle}</span>}
      </span>
      <Flag country={player.country} />
      <span className="flex-none text-12 text-muted tabular-nums">#{player.id}</span>
    </>
  );
}
