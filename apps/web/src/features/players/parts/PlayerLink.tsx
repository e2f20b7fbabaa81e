import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Flag } from '../../../ui/Flag.tsx';

export interface LinkedPlayer {
  id: number;
  name: string;
  country: string;
  pfp: string | null;
  avatarUrl: string | null;
  user: { avatarUrl: string | null } | null;
}

/** Pictures of a player in order of preference. */
export function picturesOf({ avatarUrl, pfp, user }: LinkedPlayer): (string | null)[] {
  return [avatarUrl, user?.avatarUrl ?? null, pfp];
}

/** Face, name and flag; leads to the profile. */
export function PlayerLink({ player, size = 32 }: { player: LinkedPlayer; size?: number }) {
  return (
    <Link
      to="/profile/$id"
      params={{ id: player.id }}
      className="inline-flex align-middle min-w-0 max-w-full items-center gap-2.5 font-medium hover:underline"
    >
      <Avatar sources={picturesOf(player)} name={player.name} size={size} />
      <span className="ell" title={player.name}>
        {player.name}
      </span>
      <Flag country={player.country} />
    </Link>
  );
}
