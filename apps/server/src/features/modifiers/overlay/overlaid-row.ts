import type { LeaderRow } from '@rondo/contract/players';
import type { Overlays } from './current-overlays.ts';
import { playerOverlay } from './player-overlay.ts';

/** A row of the leaderboard as modifiers show it. @param row its JSON; that of a player without one stays as it is */
export function overlaidRow({ players }: Overlays, playerId: number, row: string): string {
  const shown = players.get(playerId);
  if (shown === undefined) return row;
  const stored = JSON.parse(row) as LeaderRow;
  const { rankedScore, rank, face } = shown;
  const overlaid: LeaderRow = {
    ...stored,
    ...(face && { name: face.ref.name, country: face.ref.country, avatarUrl: face.picture }),
    rank: rank ?? 0,
    rankedScore,
    rankedScoreRank: rank,
    player: face ? { ...stored.player, ...faceOf(face.ref) } : stored.player,
    stats: { ...stored.stats, rankedScoreRank: rank },
    overlay: playerOverlay(shown),
  };
  return JSON.stringify(overlaid);
}

const faceOf = ({ name, country, pfp, avatarUrl }: LeaderRow['player']) => ({
  name,
  country,
  pfp,
  avatarUrl,
});
