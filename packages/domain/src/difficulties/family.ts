import { type DifficultyType, type SpecialGroup, specialGroup } from './group.ts';
import { type PguTier, STEPS_PER_TIER } from './scale.ts';

/** What a difficulty looks like: its tier, or its group of specials. */
export type DifficultyFamily = PguTier | SpecialGroup;

/** Family and step 0 … 20 of a difficulty. A PGU row beyond the known tiers is an extra one; specials have step 0. */
export function difficultyPlace({ name, type }: { readonly name: string; readonly type: DifficultyType }): {
  readonly family: DifficultyFamily;
  readonly step: number;
} {
  if (type === 'SPECIAL') return { family: specialGroup(name), step: 0 };
  const match = /^([PGU])?\D*(\d{1,3})?/i.exec(name);
  const family = (match?.[1]?.toUpperCase() as PguTier | undefined) ?? 'Extra';
  return { family, step: Math.min(STEPS_PER_TIER, Number(match?.[2] ?? 0)) };
}
