import type { creatorEndpoints, Team } from '@rondo/contract/creators';
import type { z } from 'zod';
import type { Db, Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { publishLevels } from '../../platform/events/publish-levels.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { type LevelState, lockLevel, updateLevel, updateLevels } from '../levels/index.ts';
import { type NewEntry, recordAction, recordActions } from '../log/index.ts';
import { createTeam } from './create-team.ts';
import { lockTeam, teamsNamed } from './creator-write.repository.ts';
import { setMembers } from './edit-team.ts';
import { knownLevels } from './known-levels.ts';
import { writtenTeam } from './present.ts';
import { holdCreators } from './shared-lock.ts';
import { teamNamed } from './team-write.repository.ts';

type TeamChange = z.output<typeof creatorEndpoints.setLevelTeam.schema.body>;
type TeamOfLevels = z.output<typeof creatorEndpoints.setTeamOfLevels.schema.body>;

/**
 * Attaches a team to a level: by its id, or by a name that is found, as name or alias, or made. The present team keeps
 * its members: clients send their own, perhaps outdated list with each change of a level's credits.
 * @throws Problem NOT_FOUND, TEAM_REQUIRED, TEAM_NOT_FOUND, TEAM_EXISTS, VALIDATION_FAILED, CREATOR_NOT_FOUND
 */
export async function setLevelTeam(
  db: Db,
  actorId: number,
  levelId: number,
  change: TeamChange,
): Promise<Team> {
  return transaction(db, async (trx) => {
    await holdCreators(trx);
    const level = found(await lockLevel(trx, levelId));
    const team = await findOrMake(trx, change);
    const isPresent = level.team_id === team.id;
    if (!isPresent || level.team !== team.name)
      await updateLevel(trx, levelId, { team_id: team.id, team: team.name });
    if (!isPresent) {
      const members = change.members && (await setMembers(trx, team.id, change.members));
      await record(trx, actorId, level, { teamId: team.id, team: team.name, members });
    }
    return writtenTeam(trx, team.id);
  });
}

/**
 * Attaches a team to several levels, all or none (docs/rules/creators.md#several-levels-at-once).
 * @returns the team, and how many of the levels had another one or none
 * @throws Problem NOT_FOUND with the ids of levels that are not there, TEAM_REQUIRED, TEAM_NOT_FOUND, TEAM_EXISTS
 */
export async function setTeamOfLevels(
  db: Db,
  actorId: number,
  { levelIds, ...change }: TeamOfLevels,
): Promise<{ team: Team; levels: number }> {
  return transaction(db, async (trx) => {
    await holdCreators(trx);
    const chosen = await knownLevels(trx, levelIds);
    const team = await findOrMake(trx, change);
    const others = chosen.filter((level) => level.team_id !== team.id);
    const idsOf = (levels: readonly LevelState[]) => levels.map(({ id }) => id);
    const unlike = chosen.filter((level) => level.team_id !== team.id || level.team !== team.name);
    await updateLevels(trx, idsOf(unlike), { team_id: team.id, team: team.name });
    await recordActions(
      trx,
      others.map((level) => teamEntry(actorId, level, { teamId: team.id, team: team.name })),
    );
    await publishLevels(trx, idsOf(unlike), 'update');
    return { team: await writtenTeam(trx, team.id), levels: others.length };
  });
}

/** Detaches the team of a level; nothing happens where it has none. Throws NOT_FOUND. */
export async function removeLevelTeam(db: Db, actorId: number, levelId: number): Promise<void> {
  await transaction(db, async (trx) => {
    const level = found(await lockLevel(trx, levelId));
    if (level.team_id === null && level.team === '') return;
    await updateLevel(trx, levelId, { team_id: null, team: '' });
    await record(trx, actorId, level, { teamId: null, team: '' });
  });
}

type TeamAfter = { teamId: number | null; team: string; members?: readonly number[] | undefined };

function teamEntry(actorId: number, level: LevelState, after: TeamAfter): NewEntry<'level.team'> {
  return {
    actorId,
    action: 'level.team',
    subject: { id: level.id, title: level.song },
    before: { teamId: level.team_id, team: level.team },
    after,
  };
}

async function record(trx: Trx, actorId: number, level: LevelState, after: TeamAfter): Promise<void> {
  await recordAction(trx, teamEntry(actorId, level, after));
  await publishEvent(trx, { type: 'levelUpdate', data: { levelId: level.id, action: 'update' } });
}

async function findOrMake(
  trx: Trx,
  { teamId, name = '' }: TeamChange,
): Promise<{ id: number; name: string }> {
  if (teamId !== undefined) return found(await lockTeam(trx, teamId), 'TEAM_NOT_FOUND', { ids: [teamId] });
  if (name === '') throw new Problem('TEAM_REQUIRED');
  const present = (await teamNamed(trx, name)) ?? (await teamsNamed(trx, [name]))[0];
  const id = present ?? (await createTeam(trx, { name }));
  return found(await lockTeam(trx, id), 'TEAM_NOT_FOUND');
}
