import { mixColours } from './colour.ts';

export const PGU_TIERS = ['P', 'G', 'U'] as const;
export type PguTier = (typeof PGU_TIERS)[number];

export const STEPS_PER_TIER = 20;
/** The slider's ends: P1 and U20. */
export const SLIDER_MIN = 1;
export const SLIDER_MAX = 60;

/** A place on the PGU scale: `value` 1 … 60 is at once slider value, id and first sort order. */
export interface PguStep {
  readonly name: string;
  readonly tier: PguTier;
  /** 1 … 20 */
  readonly step: number;
  /** 1 … 60 */
  readonly value: number;
}

const TIER_COLOURS: Record<PguTier, readonly [string, string]> = {
  P: ['#2E9BFF', '#2EE56B'],
  G: ['#FFC23D', '#E0218A'],
  U: ['#9A63E8', '#1B1030'],
};

/** The step at a slider value; values outside 1 … 60 are clamped, fractions rounded. */
export function pguAt(value: number): PguStep {
  const at = Math.min(SLIDER_MAX, Math.max(SLIDER_MIN, Math.round(value) || SLIDER_MIN));
  const index = Math.floor((at - 1) / STEPS_PER_TIER);
  const tier = PGU_TIERS[index] ?? 'U';
  const step = at - index * STEPS_PER_TIER;
  return { name: `${tier}${step}`, tier, step, value: at };
}

/** The step of a name such as "G13", any case; null for anything else, also for "G0", "G07" and "G21". */
export function pguNamed(name: string): PguStep | null {
  const match = /^([PGU])([1-9]|1\d|20)$/i.exec(name);
  if (!match) return null;
  const index = PGU_TIERS.findIndex((tier) => tier === match[1]?.toUpperCase());
  return pguAt(index * STEPS_PER_TIER + Number(match[2]));
}

/** "#RRGGBB" of a step: a straight line through sRGB between the two ends of its tier. */
export function pguColour({ tier, step }: Pick<PguStep, 'tier' | 'step'>): string {
  const [first, last] = TIER_COLOURS[tier];
  return mixColours(first, last, (step - 1) / (STEPS_PER_TIER - 1));
}

/** The label that the step had on the old scale (docs/rules/difficulties.md#old-scale). */
export function legacyLabel({ tier, step }: Pick<PguStep, 'tier' | 'step'>): string {
  if (tier === 'P') return legacyP(step);
  if (tier === 'G') return `20.${Math.floor((step - 1) / 2)}${step % 2 === 0 ? '+' : ''}`;
  const half = Math.ceil(step / 2);
  const tenth = Math.floor((half - 1) / 2);
  return `21${tenth === 0 ? '' : `.${tenth}`}${half % 2 === 0 ? '+' : ''}`;
}

function legacyP(step: number): string {
  if (step === 1) return '1';
  if (step <= 17) return `${step + 1}`;
  return ['18+', '19', '19+'][step - 18] ?? '19+';
}
