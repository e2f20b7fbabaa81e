/** What a fact's id leads to. */
export const NAMED_TYPES = ['level', 'player', 'creator', 'team', 'user', 'difficulty'] as const;
export type NamedType = (typeof NAMED_TYPES)[number];

/** Facts that hold an id or a list of ids, alone or inside another fact. */
const namedFacts: Readonly<Record<string, NamedType>> = {
  levelId: 'level',
  propagatedLevels: 'level',
  playerId: 'player',
  creatorId: 'creator',
  mergedInto: 'creator',
  members: 'creator',
  teamId: 'team',
  userId: 'user',
  claimedById: 'user',
  diffId: 'difficulty',
  previousDiffId: 'difficulty',
  fallbackId: 'difficulty',
};

/** What the ids of a fact lead to; undefined for a fact without ids. */
export function namedType(fact: string): NamedType | undefined {
  return Object.hasOwn(namedFacts, fact) ? namedFacts[fact] : undefined;
}

/** The ids in an action's facts, by what they lead to; each once. */
export function namedIds(facts: readonly unknown[]): ReadonlyMap<NamedType, ReadonlySet<number>> {
  const ids = new Map<NamedType, Set<number>>();
  const visit = (value: unknown, type: NamedType | undefined): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, type);
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) visit(part, namedType(name));
    else if (type !== undefined && typeof value === 'number')
      ids.set(type, (ids.get(type) ?? new Set()).add(value));
  };
  for (const value of facts) visit(value, undefined);
  return ids;
}
