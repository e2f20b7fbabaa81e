/** Somebody or a team as typed or chosen: an id, a request for a new profile, or still only text. */
export interface NamedChoice {
  name: string;
  id: number | null;
  isNew: boolean;
}

export const nobody: NamedChoice = { name: '', id: null, isNew: false };
