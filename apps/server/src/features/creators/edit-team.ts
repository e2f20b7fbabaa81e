import type { Team } from '@rondo/contract/creators';
import type { TeamEdit } from '@rondo/contract/creator-writes';
import { creatorNameProblem, MAX_TEAM_DESCRIPTION, teamFields, tidyAliases } from '@rondo/domain/creators';
import { difference } from '@rondo/domain/entity';
import { textProblem } from '@rondo/domain/text';
import { publishLevels } from '../../platform/events/publish-levels.ts';
import { lockThing } from '../../platform/db/advisory-lock.ts';
import type { Trx } from '../../platform/db/database.ts';
import { type Row, rowValues } from '../../platform/db/entity-row.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { creatorsToWrite, teamsNamed } from './creator-write.repository.ts';
import { createTeam } from './create-team.ts';
import { checkedAliases, checkedName } from './names.ts';
import { holdCreators } from './shared-lock.ts';
import { writtenTeam } from './present.ts';
import {
  lockLevelsOfTeam,
  membersOf,
  replaceMembers,
  type TeamState,
  teamToWrite,
  updateTeam,
} from './team-write.repository.ts';

/**
 * Makes a team with its members.
 * @throws Problem NAME_REQUIRED, VALIDATION_FAILED, TEAM_EXISTS, CREATOR_NOT_FOUND
 */
export async function newTeam({ db }: Pick<Deps, 'db'>, actorId: number, team: TeamEdit): Promise<Team> {
  return transaction(db, async (trx) => {
    await holdCreators(trx);
    const { name = '', aliases = [], members = [] } = team;
    const id = await createTeam(trx, {
      name,
      aliases: checkedAliases(aliases),
      description: checkedDescription(team.description),
    });
    await setMembers(trx, id, members);
    await recordAudit(trx, {
      actorId,
      action: 'team.create',
      subject: { id, title: name.trim() },
      after: { name: name.trim(), aliases: tidyAliases(aliases), members },
    });
    return writtenTeam(trx, id);
  });
}

/**
 * Changes what is given.
 * @throws Problem TEAM_NOT_FOUND, NAME_REQUIRED, VALIDATION_FAILED, TEAM_EXISTS, CREATOR_NOT_FOUND
 */
export async function editTeam(
  { db }: Pick<Deps, 'db'>,
  actorId: number,
  id: number,
  edit: TeamEdit,
): Promise<Team> {
  return transaction(db, async (trx) => {
    await holdCreators(trx);
    const levelIds = await lockLevelsOfTeam(trx, id);
    const team = await teamToWrite(trx, id);
    if (team === null) throw new Problem('TEAM_NOT_FOUND', { ids: [id] });
    const before = factsOf(team, await membersOf(trx, id));
    const changes = await changesOf(trx, team, edit);
    await updateTeam(trx, id, changes);
    if (edit.members !== undefined) await setMembers(trx, id, edit.members);
    const after = factsOf({ ...team, ...changes }, await membersOf(trx, id));
    const { changed, ...facts } = difference(teamFields, before, after);
    if (changed.size > 0) {
      await recordAudit(trx, {
        actorId,
        action: 'team.edit',
        subject: { id, title: changes.name },
        ...facts,
      });
      await publishLevels(trx, levelIds, 'update');
    }
    return writtenTeam(trx, id);
  });
}

async function changesOf(trx: Trx, team: TeamState, edit: TeamEdit) {
  const name = edit.name === undefined ? team.name : checkedName(edit.name, creatorNameProblem(edit.name));
  const aliases = edit.aliases === undefined ? team.aliases : checkedAliases([...tidyAliases(edit.aliases)]);
  await lockThing(trx, 'teamNames');
  const given = [...(edit.name === undefined ? [] : [name]), ...(edit.aliases === undefined ? [] : aliases)];
  const taken = (await teamsNamed(trx, given)).filter((other) => other !== team.id);
  if (taken.length > 0) throw new Problem('TEAM_EXISTS', { ids: taken });
  return {
    name,
    aliases,
    description:
      edit.description === undefined || edit.description === null
        ? team.description
        : checkedDescription(edit.description),
    is_verified: edit.isVerified ?? team.is_verified,
  };
}

/** @returns the members' ids and whether they are others than before. Throws CREATOR_NOT_FOUND with the unknown ids. */
export async function setMembers(
  trx: Trx,
  teamId: number,
  wanted: readonly number[],
): Promise<{ readonly ids: readonly number[]; readonly isChanged: boolean }> {
  const ids = [...new Set(wanted)].toSorted((a, b) => a - b);
  const known = new Set((await creatorsToWrite(trx, ids)).map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Problem('CREATOR_NOT_FOUND', { ids: unknown });
  const present = await membersOf(trx, teamId);
  await replaceMembers(trx, teamId, ids);
  return { ids, isChanged: JSON.stringify(present) !== JSON.stringify(ids) };
}

function checkedDescription(text: string | null | undefined): string | null {
  const description = text?.trim() ?? '';
  const problem = textProblem(description, { max: MAX_TEAM_DESCRIPTION });
  if (problem !== null)
    throw fieldProblem('VALIDATION_FAILED', 'description', {
      code: problem,
      message: 'A description has at most 2000 characters.',
    });
  return description === '' ? null : description;
}

function factsOf(
  team: Omit<Row<typeof teamFields>, 'members' | 'description'> & Pick<TeamState, 'description'>,
  members: number[],
) {
  return rowValues(teamFields, { ...team, description: team.description ?? '', members });
}
