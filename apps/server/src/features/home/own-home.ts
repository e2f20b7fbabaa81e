import type { OwnHome } from '@rondo/contract/home';
import type { Viewer } from '@rondo/domain/auth';
import { scoreInfo } from '@rondo/domain/players';
import type { Db } from '../../platform/db/database.ts';
import { scoredPasses, selectStanding, type StandingRow } from '../players/index.ts';
import { selectCountable, selectLastClear, selectPlayerOf } from './repository.ts';

/** Where a user stands, and what the latest pass brought; nothing of it without a player. */
export async function ownHome(
  db: Db,
  { id, isPlayerBanned: isBanned }: Pick<Viewer, 'id' | 'isPlayerBanned'>,
): Promise<OwnHome> {
  const playerId = await selectPlayerOf(db, id);
  if (playerId === null) return { isBanned, standing: null, lastClear: null };
  const [standing, last, countable] = await Promise.all([
    selectStanding(db, playerId),
    selectLastClear(db, playerId),
    selectCountable(db, playerId),
  ]);
  return {
    isBanned,
    standing: standing && shownStanding(standing),
    lastClear: last && { ...last, impact: scoreInfo(scoredPasses(countable), last.id).impact },
  };
}

/** Null for who has no rank. */
function shownStanding({ rank, rankedScore, ahead, behind }: StandingRow): OwnHome['standing'] {
  if (rank === null) return null;
  return {
    rank,
    rankedScore,
    ahead: ahead && {
      rank: ahead.rank,
      rankedScore: ahead.rankedScore,
      name: ahead.name,
      country: ahead.country,
    },
    behind: behind && { rank: behind.rank, rankedScore: behind.rankedScore },
  };
}
