import type { Creator, Team } from '@rondo/contract/creators';
import type { CreatorSummary, TeamSummary } from '@rondo/contract/submissions/submission';
import type { Db, Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import {
  type CreatorFigures,
  type CreditedLevel,
  selectCreatorFigures,
  selectCreators,
  type View,
} from './creator-read.repository.ts';
import { selectTeamFigures, selectTeams, type TeamFigures } from './team-read.repository.ts';

/** Levels of one team that a reply carries unless it says fewer. */
const MOST_LEVELS = 1000;

/** The creators in the order of the ids; unknown and merged ones are left out. */
export async function presentCreators(db: Db | Trx, ids: readonly number[], view: View): Promise<Creator[]> {
  return (await selectCreators(db, ids, view)).map(({ credited, ...row }) => ({
    ...summary(row),
    createdLevels: credited.map(presentLevel),
    credits: credited.map(({ role, levelId, isVerified }) => ({ role, levelId, isVerified })),
  }));
}

/** The same without their levels. */
export async function creatorSummaries(
  db: Db | Trx,
  ids: readonly number[],
  view: View,
): Promise<CreatorSummary[]> {
  return (await selectCreatorFigures(db, ids, view)).map(summary);
}

/** A creator as staff see it after a write. Throws CREATOR_NOT_FOUND. */
export async function writtenCreator(trx: Trx, id: number): Promise<Creator> {
  const [creator] = await presentCreators(trx, [id], { isSuperAdmin: true });
  if (creator === undefined) throw new Problem('CREATOR_NOT_FOUND', { ids: [id] });
  return creator;
}

/** The teams in the order of the ids; unknown ones are left out. */
export async function presentTeams(
  db: Db | Trx,
  ids: readonly number[],
  view: View,
  mostLevels = MOST_LEVELS,
): Promise<Team[]> {
  return (await selectTeams(db, ids, view, mostLevels)).map(withCredits);
}

/** The same without members and levels. */
export async function teamSummaries(
  db: Db | Trx,
  ids: readonly number[],
  view: View,
): Promise<TeamSummary[]> {
  return (await selectTeamFigures(db, ids, view)).map(withCredits);
}

/** A team as staff see it after a write. Throws TEAM_NOT_FOUND. */
export async function writtenTeam(trx: Trx, id: number): Promise<Team> {
  const [team] = await presentTeams(trx, [id], { isSuperAdmin: true });
  if (team === undefined) throw new Problem('TEAM_NOT_FOUND', { ids: [id] });
  return team;
}

function summary({ charters, total, ...creator }: CreatorFigures): CreatorSummary {
  return {
    ...creator,
    creditCounts: { charterCount: charters, vfxerCount: total - charters, totalCredits: total },
  };
}

/** Written out, because copying all but some keys of thousands of levels takes longer than reading them. */
function presentLevel(level: CreditedLevel): Creator['createdLevels'][number] {
  const { levelId: id, song, artist, charter, vfxer, diffId, isLevelVerified, role, credits } = level;
  const LevelCredit = { role };
  return {
    id,
    song,
    artist,
    charter,
    vfxer,
    diffId,
    isVerified: isLevelVerified,
    role,
    LevelCredit,
    credits,
  };
}

function withCredits<T extends TeamFigures>({ totalLevels, verifiedLevels, memberCount, ...team }: T) {
  return { ...team, credits: { totalLevels, verifiedLevels, memberCount } };
}
