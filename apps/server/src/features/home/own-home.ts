import type { OwnHome } from '@rondo/contract/home';
import type { Viewer } from '@rondo/domain/auth';
import { scoreInfo } from '@rondo/domain/players';
import type { Db } from '../../platform/db/database.ts';
import { scoredPasses } from '../players/index.ts';
import {
  selectCountable,
  selectLastClear,
  selectPlayerOf,
  selectStanding,
  type StandingRow,
} from './repository.ts';

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

function shownStanding({ rank, rankedScore, ...row }: StandingRow): OwnHome['standing'] {
  const { aheadRank, aheadScore, aheadName, aheadCountry, behindRank, behindScore } = row;
  return {
    rank,
    rankedScore,
    ahead:
      aheadRank === null
        ? null
        : { rank: aheadRank, rankedScore: aheadScore, name: aheadName, country: aheadCountry },
    behind: behindRank === null ? null : { rank: behindRank, rankedScore: behindScore },
  };
}
