import type { Team, TeamEdit } from '@rondo/contract/creators';
import { MAX_TEAM_DESCRIPTION, teamFields, tidyAliases } from '@rondo/domain/creators';
import { difference } from '@rondo/domain/entity';
import { textProblem } from '@rondo/domain/text';
import type { Db, Trx } from '../../platform/db/database.ts';
import { columnsOf, edited, rowValues } from '../../platform/db/entity-row.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishLevels } from '../../platform/events/publish-levels.ts';
import { fieldProblem, found } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { createTeam, refuseTakenNames } from './create-team.ts';
import { knownCreators } from './known-creators.ts';
import { checkedAliases, checkedNames } from './names.ts';
import { writtenTeam } from './present.ts';
import { holdCreators } from './shared-lock.ts';
import {
  lockLevelsOfTeam,
  membersOf,
  replaceMembers,
  teamToWrite,
  updateTeam,
} from './team-write.repository.ts';

/**
 * Makes a team with its members.
 * @throws Problem NAME_REQUIRED, VALIDATION_FAILED, TEAM_EXISTS, CREATOR_NOT_FOUND
 */
export async function newTeam(db: Db, actorId: number, team: TeamEdit): Promise<Team> {
  return transaction(db, async (trx) => {
    await holdCreators(trx);
    const { name = '', aliases = [], members = [] } = team;
    const id = await createTeam(trx, {
      name,
      aliases: checkedAliases(aliases),
      description: checkedDescription(team.description ?? ''),
    });
    await setMembers(trx, id, members);
    await recordAction(trx, {
      actorId,
      action: 'team.create',
      subject: { id, title: name },
      after: { name, aliases: tidyAliases(aliases), members },
    });
    return writtenTeam(trx, id);
  });
}

/**
 * Changes what is given.
 * @throws Problem TEAM_NOT_FOUND, NAME_REQUIRED, VALIDATION_FAILED, TEAM_EXISTS, CREATOR_NOT_FOUND
 */
export async function editTeam(db: Db, actorId: number, id: number, edit: TeamEdit): Promise<Team> {
  return transaction(db, async (trx) => {
    await holdCreators(trx);
    const levelIds = await lockLevelsOfTeam(trx, id);
    const team = found(await teamToWrite(trx, id), 'TEAM_NOT_FOUND', { ids: [id] });
    const description = team.description ?? '';
    const stored = rowValues(teamFields, { ...team, description, members: await membersOf(trx, id) });
    const wanted = checked(edit);
    await refuseTakenNames(trx, [wanted.name ?? [], wanted.aliases ?? []].flat(), id);
    const { changed, ...facts } = difference(teamFields, stored, edited(teamFields, stored, wanted));
    if (changed.size > 0) {
      const { members, ...values } = columnsOf(facts.after);
      await updateTeam(trx, id, values.description === '' ? { ...values, description: null } : values);
      if (members !== undefined) await setMembers(trx, id, members);
      await recordAction(trx, {
        actorId,
        action: 'team.edit',
        subject: { id, title: values.name ?? team.name },
        ...facts,
      });
      await publishLevels(trx, levelIds, 'update');
    }
    return writtenTeam(trx, id);
  });
}

/** The edit with its values as they are stored; without a description, the present one stays. */
function checked({ description, members, ...edit }: TeamEdit) {
  return {
    ...checkedNames(edit),
    description: typeof description === 'string' ? checkedDescription(description) : undefined,
    members: members && ascending(members),
  };
}

/** @returns the members' ids, each once. Throws CREATOR_NOT_FOUND with the unknown ids. */
export async function setMembers(
  trx: Trx,
  teamId: number,
  wanted: readonly number[],
): Promise<readonly number[]> {
  const ids = ascending(wanted);
  await knownCreators(trx, ids);
  await replaceMembers(trx, teamId, ids);
  return ids;
}

const ascending = (ids: readonly number[]) => [...new Set(ids)].toSorted((a, b) => a - b);

function checkedDescription(text: string): string {
  const code = textProblem(text, { max: MAX_TEAM_DESCRIPTION });
  if (code === null) return text;
  const message = 'A description can have up to 2000 characters.';
  throw fieldProblem('VALIDATION_FAILED', 'description', { code, message });
}
