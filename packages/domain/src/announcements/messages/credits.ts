/** Who made a level, as its own texts say. */
export interface CreditFacts {
  readonly team: string;
  readonly charter: string;
  readonly vfxer: string;
  readonly creator: string;
}

/** "Charted by Fennick, effects by mirokuro", or the team, or the creators; empty where nobody is named. */
export function creditText({ team, charter, vfxer, creator }: CreditFacts): string {
  if (team.trim() !== '') return `By ${team}`;
  if (charter.trim() === '') return creator.trim() === '' ? '' : `By ${creator}`;
  return `Charted by ${charter}${vfxer.trim() === '' ? '' : `, effects by ${vfxer}`}`;
}
