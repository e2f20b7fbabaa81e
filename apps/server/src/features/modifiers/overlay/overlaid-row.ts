import type { LeaderRow } from '@rondo/contract/players';
import type { Overlays } from './current-overlays.ts';
import { playerOverlay } from './player-overlay.ts';
import type { ShownPlayer } from './read-overlays.ts';

/** Its place is added to it later. */
type StoredRow = Omit<LeaderRow, 'position'>;

/** The last row that was made for each. */
const made = new WeakMap<ShownPlayer, { readonly row: string; readonly overlaid: string }>();

/** A row of the leaderboard as modifiers show it. @param row its JSON; that of a player without one stays as it is */
export function overlaidRow({ players }: Overlays, playerId: number, row: string): string {
  const shown = players.get(playerId);
  if (shown === undefined) return row;
  const known = made.get(shown);
  if (known?.row === row) return known.overlaid;
  const overlaid = JSON.stringify(rowOf(shown, row));
  made.set(shown, { row, overlaid });
  return overlaid;
}

function rowOf(shown: ShownPlayer, row: string): StoredRow {
  const stored = JSON.parse(row) as StoredRow;
  const { rankedScore, rank, face } = shown;
  return {
    ...stored,
    ...(face && { name: face.ref.name, country: face.ref.country, avatarUrl: face.picture }),
    rank: rank ?? 0,
    rankedScore,
    rankedScoreRank: rank,
    player: face ? { ...stored.player, ...faceOf(face.ref) } : stored.player,
    stats: { ...stored.stats, rankedScoreRank: rank },
    overlay: playerOverlay(shown),
  };
}

const faceOf = ({ name, country, pfp, avatarUrl }: LeaderRow['player']) => ({
  name,
  country,
  pfp,
  avatarUrl,
});
