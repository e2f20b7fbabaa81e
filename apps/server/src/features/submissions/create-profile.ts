import { type ProblemCode, problemCodes } from '@rondo/contract/problem';
import { isDiscordId, type ProfileForm, profileFormProblems, tidyAliases } from '@rondo/domain/creators';
import { countryCode, UNKNOWN_COUNTRY } from '@rondo/domain/players';
import type { Db, Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createCreator, createTeam, writtenCreator, writtenTeam } from '../creators/index.ts';
import { recordAction } from '../log/index.ts';
import { createPlayer, playerProfile } from '../players/index.ts';
import { formProblem } from './form-problem.ts';

export type NewProfile = ProfileForm & { readonly aliases: readonly string[] };

/**
 * One step of the profile-creation flow (docs/rules/submissions.md#profiles).
 * @returns the profile as JSON text: kind, id, name, and the creator, team or player itself
 * @throws Problem NAME_REQUIRED, DISCORD_ID_REQUIRED, COUNTRY_INVALID, DESCRIPTION_REQUIRED, VALIDATION_FAILED;
 * CREATOR_EXISTS, TEAM_EXISTS, PLAYER_EXISTS, PROVIDER_TAKEN, USER_ALREADY_LINKED with the ids in the way
 */
export async function createProfile(db: Db, actorId: number, profile: NewProfile): Promise<string> {
  refuseProblems(profile);
  const { name } = profile;
  return transaction(db, async (trx) => {
    const { id, type, text } = await make(trx, { ...profile, name });
    await recordAction(trx, {
      actorId,
      action: `${type}.create`,
      subject: { id, title: name },
      after: { name },
    });
    if (type === 'player') await publishEvent(trx, { type: 'playerUpdate', data: { playerId: id } });
    const { kind } = profile;
    return `{"kind":"${kind}","id":${id},"name":${JSON.stringify(name)},"${type}":${text}}`;
  });
}

function refuseProblems(profile: NewProfile): void {
  const [first, ...rest] = profileFormProblems(profile);
  if (first === undefined) return;
  const problem = formProblem([first, ...rest]);
  const code = first.code === 'DISCORD_ID_INVALID' ? 'DISCORD_ID_REQUIRED' : first.code;
  if (!Object.hasOwn(problemCodes, code)) throw problem;
  const { fields, details } = problem.extra;
  throw new Problem(code as ProblemCode, { fields, details });
}

type Made = { id: number; type: 'creator' | 'team' | 'player'; text: string };

async function make(trx: Trx, { kind, name, aliases, ...profile }: NewProfile): Promise<Made> {
  const country = countryCode(profile.country) ?? UNKNOWN_COUNTRY;
  const discordId = isDiscordId(profile.discordId.trim()) ? profile.discordId.trim() : null;
  if (kind === 'team') {
    const id = await createTeam(trx, { name, aliases, description: profile.description });
    return { id, type: 'team', text: JSON.stringify(await writtenTeam(trx, id)) };
  }
  if (kind === 'player') {
    const id = await createPlayer(trx, { name, country, discordId });
    return { id, type: 'player', text: (await playerProfile(trx, id, { isSuperAdmin: true })).text };
  }
  const id = await createCreator(trx, { name, aliases: tidyAliases(aliases), country, discordId });
  return { id, type: 'creator', text: JSON.stringify(await writtenCreator(trx, id)) };
}
