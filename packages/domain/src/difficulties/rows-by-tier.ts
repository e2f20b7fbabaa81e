import { PGU_TIERS, type PguTier, pguNamed } from './scale.ts';

/**
 * PGU rows under the letters of the scale, which are in its order and none of them empty: by the letter and digit that
 * their names begin with, else where the step before them is. `rows` are in their order.
 */
export function rowsByTier<D extends { readonly name: string }>(
  rows: readonly D[],
): readonly (readonly [tier: PguTier, rows: readonly D[]])[] {
  const byTier = new Map<PguTier, D[]>(PGU_TIERS.map((tier) => [tier, []]));
  let tier = rows.map(({ name }) => pguNamed(name)?.tier).find(Boolean) ?? 'P';
  for (const row of rows) {
    tier = pguNamed(row.name)?.tier ?? tier;
    byTier.get(letterOf(row.name) ?? tier)?.push(row);
  }
  return [...byTier].filter(([, list]) => list.length > 0);
}

function letterOf(name: string): PguTier | null {
  const letter = /^[PGU](?=\d)/i.exec(name)?.[0].toUpperCase();
  return PGU_TIERS.find((tier) => tier === letter) ?? null;
}
