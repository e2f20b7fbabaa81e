/** A difficulty as far as a new one for a level looks at it. */
export interface RolledDifficulty {
  readonly name: string;
  readonly baseScore: number;
}

/** What is turned after the difficulty wheel, in order (docs/rules/play.md#flow). */
export function wheelsAfter({
  name,
  baseScore,
}: RolledDifficulty): readonly ('reason' | 'gimmick' | 'slots')[] {
  if (name === '-2') return ['reason'];
  if (name.toLowerCase() === 'gimmick') return ['gimmick', 'slots'];
  return baseScore === 0 ? ['slots'] : [];
}
