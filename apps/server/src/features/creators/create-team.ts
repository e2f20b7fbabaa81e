import { tidyAliases } from '@rondo/domain/creators';
import { lockThing } from '../../platform/db/advisory-lock.ts';
import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { insertTeam, teamsNamed } from './creator-write.repository.ts';
import { checkedName } from './names.ts';

export type NewTeam = {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly description?: string | null;
};

/**
 * Makes a team whose names no other team has, as name or alias (docs/rules/creators.md#creator-names).
 * @returns its id
 * @throws Problem NAME_REQUIRED, VALIDATION_FAILED, TEAM_EXISTS with the ids of the teams in the way
 */
export async function createTeam(trx: Trx, team: NewTeam): Promise<number> {
  const name = checkedName(team.name);
  const aliases = tidyAliases(team.aliases ?? []);
  await refuseTakenNames(trx, [name, ...aliases]);
  const id = await insertTeam(trx, { name, aliases, description: team.description || null });
  if (id === null) throw new Problem('TEAM_EXISTS', { ids: await teamsNamed(trx, [name]) });
  return id;
}

/**
 * Holds the names of teams until the commit.
 * @throws Problem TEAM_EXISTS with the ids of the teams that have one of the names, except the one whose names they are
 */
export async function refuseTakenNames(trx: Trx, names: readonly string[], own?: number): Promise<void> {
  await lockThing(trx, 'teamNames');
  const ids = (await teamsNamed(trx, names)).filter((id) => id !== own);
  if (ids.length > 0) throw new Problem('TEAM_EXISTS', { ids });
}
