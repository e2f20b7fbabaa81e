import { type PicturedPlayer, playerPictures } from '@rondo/domain/players';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';

export interface LinkedPlayer extends PicturedPlayer {
  id: number;
  name: string;
  country: string;
}

/** Face, name and flag; leads to the profile. */
export function PlayerLink({ player, size = 32 }: { player: LinkedPlayer; size?: number }) {
  return (
    <Link
      to="/profile/$id"
      params={{ id: player.id }}
      className="inline-flex align-middle min-w-0 max-w-full items-center gap-2.5 font-medium hover:underline"
    >
      <Avatar sources={playerPictures(player)} name={player.name} size={size} />
      <span className="ell" title={player.name}>
        <PersonText of={player.name} />
      </span>
      <Flag country={player.country} />
    </Link>
  );
}
