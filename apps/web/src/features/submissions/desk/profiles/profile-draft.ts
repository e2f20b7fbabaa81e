import type { ProfileForm } from '@rondo/domain/creators';
import type { ProfileStep } from '@rondo/domain/submissions';
import type { NewProfile } from '../api.ts';

export function emptyDraft({ kind, name }: ProfileStep): ProfileForm {
  return { kind, name, discordId: '', country: '', description: '' };
}

/** Only the fields that its kind has travel. */
export function profileBody({ kind, name, discordId, country, description }: ProfileForm): NewProfile {
  const base = { kind, name: name.trim() };
  if (kind === 'team') return { ...base, description: description.trim() };
  if (kind === 'player') return country === '' ? base : { ...base, country };
  return { ...base, discordId: discordId.trim(), country };
}
