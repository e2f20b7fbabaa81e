/** Somebody or a team as typed or chosen: an id, a request for a new profile, or still only text. */
import { ownValue } from '@rondo/domain/text';
export interface NamedChoice {
  name: string;
  id: number | null;
  isNew: boolean;
}

export const nobody: NamedChoice = { name: '', id: null, isNew: false };

/** What a browser kept, or nothing where it is no object. */
export function keptObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The texts and marks that a browser kept: anything that is not what it should be is as in the empty form. */
export function keptFields<T extends object>(empty: T, value: unknown): T {
  const kept = keptObject(value);
  const fields = Object.entries(empty).map(([name, blank]: [string, unknown]) => {
    const found = ownValue(kept, name);
    return [name, typeof found === typeof blank ? found : blank];
  });
  return Object.fromEntries(fields) as T;
}

export function keptChoice(value: unknown): NamedChoice {
  const { name, isNew } = keptFields(nobody, value);
  const { id } = keptObject(value);
  const known = Number.isInteger(id) ? (id as number) : null;
  return { name, id: known, isNew: known === null && isNew };
}
