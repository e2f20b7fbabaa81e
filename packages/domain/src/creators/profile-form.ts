import { countryCode, playerNameProblem } from '../players/index.ts';
import { type FieldProblem, foldTyped, textProblem } from '../text/index.ts';
import { creatorNameProblem, isDiscordId, MAX_TEAM_DESCRIPTION } from './creator-name.ts';

export type ProfileKind = 'charter' | 'vfxer' | 'team' | 'player';

/** A step of the profile-creation flow; fields that its kind does not have are ignored. */
export interface ProfileForm {
  readonly kind: ProfileKind;
  readonly name: string;
  readonly discordId: string;
  readonly country: string;
  readonly description: string;
}

/** Charters and vfxers need chat id and country, teams a description, players a name only. */
export function profileFormProblems(form: ProfileForm): readonly FieldProblem[] {
  const found = [nameProblem(form), discordProblem(form), countryProblem(form), descriptionProblem(form)];
  return found.filter((problem) => problem !== null);
}

function nameProblem({ kind, name }: ProfileForm): FieldProblem | null {
  const code = kind === 'player' ? playerNameProblem(name) : creatorNameProblem(name);
  if (code === null) return null;
  return { field: 'name', code: code === 'REQUIRED' ? 'NAME_REQUIRED' : code };
}

function discordProblem({ kind, discordId }: ProfileForm): FieldProblem | null {
  const id = foldTyped(discordId);
  if (kind === 'team' || (kind === 'player' && id === '')) return null;
  if (id === '') return { field: 'discordId', code: 'DISCORD_ID_REQUIRED' };
  return isDiscordId(id) ? null : { field: 'discordId', code: 'DISCORD_ID_INVALID' };
}

function countryProblem({ kind, country }: ProfileForm): FieldProblem | null {
  if (kind === 'team') return null;
  const isMissing = kind !== 'player' && country.trim() === '';
  return isMissing || countryCode(country) === null ? { field: 'country', code: 'COUNTRY_INVALID' } : null;
}

function descriptionProblem({ kind, description }: ProfileForm): FieldProblem | null {
  if (kind !== 'team') return null;
  const code = textProblem(description, { max: MAX_TEAM_DESCRIPTION, isRequired: true });
  if (code === null) return null;
  return { field: 'description', code: code === 'REQUIRED' ? 'DESCRIPTION_REQUIRED' : code };
}
