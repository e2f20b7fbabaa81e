import type { ModifiersOfPlayer } from '../api.ts';
import type { CardKind } from '../parts/tier.ts';

/** Of a card, in pixels; CaseStrip.css draws them so. */
const CARD = 160;
const STEP = CARD + 8;

const IDLE = 26;
const RUN = 50;
/** The card that holds what the server drew. */
const WINNER = 35;
/** The card under the line before it runs; there are cards on both sides of it. */
const FIRST = 4;

/** Seconds of a run; the curve is that of CaseStrip.css. */
export const RUN_SECONDS = 12;
const CURVE = [0.1, 0.6, 0.2, 1] as const;

/** How far the strip is moved to the left while it waits, in pixels. */
export const STARTS_AT = FIRST * STEP + CARD / 2;

export interface Chance {
  readonly kind: CardKind;
  readonly percent: number;
}

/** The chances as the server answers them, the likeliest first, with the rest as nothing. */
export function chancesOf(probabilities: ModifiersOfPlayer['probabilities']): readonly Chance[] {
  const chances = Object.entries(probabilities)
    .map(([kind, percent]): Chance => ({ kind: kind as CardKind, percent }))
    .filter(({ percent }) => percent > 0)
    .toSorted((a, b) => b.percent - a.percent);
  const rest = 100 - chances.reduce((sum, { percent }) => sum + percent, 0);
  // Sums of decimals miss 100 by a hair.
  return rest > 1e-6 ? [...chances, { kind: 'nothing', percent: rest }] : chances;
}

/** Cards that only decorate; what a case holds is drawn by the server. */
export function idleCards(chances: readonly Chance[], count = IDLE): readonly CardKind[] {
  return Array.from({ length: count }, () => {
    let left = Math.random() * 100;
    const found = chances.find(({ percent }) => {
      left -= percent;
      return left < 0;
    });
    return found?.kind ?? 'nothing';
  });
}

export interface Run {
  readonly cards: readonly CardKind[];
  /** How far the strip is moved to the left at its end, in pixels. */
  readonly landsAt: number;
}

/** The idle cards go on, with what was drawn as the 36th of 50; it stops anywhere in the middle of that card. */
export function runTo(won: CardKind, idle: readonly CardKind[], chances: readonly Chance[]): Run {
  const cards = [...idle, ...idleCards(chances, RUN - idle.length)].with(WINNER, won);
  // Whole pixels, or letters are blurred at rest.
  return { cards, landsAt: WINNER * STEP + Math.round(CARD * (0.15 + 0.7 * Math.random())) };
}

export const isWinner = (index: number): boolean => index === WINNER;

/** When the edges of cards pass the line, in seconds of the run. */
export function passingTimes({ landsAt }: Pick<Run, 'landsAt'>): readonly number[] {
  const edges = Array.from({ length: RUN }, (_, index) => index * STEP - 4);
  const way = landsAt - STARTS_AT;
  const shares = edges.map((edge) => (edge - STARTS_AT) / way).filter((share) => share > 0 && share < 1);
  const [x1, y1, x2, y2] = CURVE;
  const times: number[] = [];
  for (let step = 1; step <= 2_000 && times.length < shares.length; step += 1) {
    const at = step / 2_000;
    const passed = bezier(at, y1, y2);
    while (times.length < shares.length && passed >= (shares[times.length] ?? 1))
      times.push(bezier(at, x1, x2) * RUN_SECONDS);
  }
  return times;
}

/** One coordinate of the cubic curve from 0 to 1. */
const bezier = (at: number, first: number, second: number): number =>
  3 * (1 - at) ** 2 * at * first + 3 * (1 - at) * at ** 2 * second + at ** 3;
