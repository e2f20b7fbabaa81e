import type { Comparison } from '../api.ts';

const sides = { one: 'other', other: 'one', even: 'even' } as const;

/** The same two players the other way round. */
function turned({ one, other, leads, shared }: Comparison): Comparison {
  return {
    one: other,
    other: one,
    leads: { one: leads.other, other: leads.one, even: leads.even },
    shared: {
      ...shared,
      results: shared.results.map((row) => ({
        ...row,
        ...{ one: row.other, other: row.one, leads: sides[row.leads] },
      })),
    },
  };
}

/** What is known of two players, as they stand now; undefined where it is about others. */
export function asTheyStand(
  known: Comparison | undefined,
  id: number,
  otherId: number,
): Comparison | undefined {
  if (known?.one.id === id && known.other.id === otherId) return known;
  return known?.one.id === otherId && known.other.id === id ? turned(known) : undefined;
}

/** A choice of who leads, for the other way round. */
export function turnedChoice<T extends string>(leads: T): T | 'one' | 'other' {
  return leads === 'one' ? 'other' : leads === 'other' ? 'one' : leads;
}
