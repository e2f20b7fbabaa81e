/** Somebody or a team as typed or chosen: an id, a request for a new profile, or still only text. */
export interface NamedChoice {
  name: string;
  id: number | null;
  isNew: boolean;
}

export const nobody: NamedChoice = { name: '', id: null, isNew: false };

/** Reads what a browser kept: anything that is not what it should be becomes nothing. */
export function keptObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export function keptText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function keptChoice(value: unknown): NamedChoice {
  const { name, id, isNew } = keptObject(value);
  const known = Number.isInteger(id) ? (id as number) : null;
  return { name: keptText(name), id: known, isNew: known === null && isNew === true };
}
