import type { RareTurn } from '@rondo/domain/play';

/** How a plate comes to its result (docs/rules/play.md#rare-turns). */
export interface TurnPlan {
  /** Degrees at times (0 … 1), with the easing up to the next one. */
  readonly stops: readonly Stop[];
  readonly ms: number;
  /** Where it rests, in degrees. */
  readonly rest: number;
}

interface Stop {
  readonly offset: number;
  readonly degrees: number;
  readonly easing: string;
}

const SECOND = 1_000;
const LEVEL_EASING = 'cubic-bezier(.12,.67,.12,1)';
const USUAL_EASING = 'cubic-bezier(.12,.67,.15,1)';
const BACK_EASING = 'cubic-bezier(.3,0,.2,1)';

const USUAL_MS = 7 * SECOND;
const PAUSE_MS = 1 * SECOND;
const BACK_MS = 0.5 * SECOND;
const LONG = { ms: 300 * SECOND, turns: 300 };
const BUS = { ms: 28_800 * SECOND, turns: 9_000 };

/** Long turns can be skipped after this time, in milliseconds. */
export const SKIP_AFTER = 10 * SECOND;

/** How long such a turn takes, in milliseconds. */
export const turnLasts = (turn: 'long' | 'bus') => (turn === 'bus' ? BUS : LONG).ms;

/** The turn of the wheel of levels: its slice stops with its middle at the top. */
export function levelTurn(index: number, count: number, from: number): TurnPlan {
  const slice = 360 / count;
  return straight(from, 1_800 + (360 - index * slice - slice / 2), 5 * SECOND, LEVEL_EASING);
}

export interface SliceTurn {
  turn: RareTurn | 'usual';
  /** null: the picture of the turn stands upright at its end. */
  index: number | null;
  count: number;
  /** Where the plate is, in degrees. */
  from: number;
}

/**
 * A turn to a random point within the inner five sixths of a slice.
 * @param random 0 ≤ x < 1; only for the eye, the slice is chosen before
 */
export function sliceTurn(
  { turn, index, count, from }: SliceTurn,
  random: () => number = Math.random,
): TurnPlan {
  const slice = 360 / count;
  const top = index === null ? 0 : 360 - slice * (index + 1 / 12 + (5 / 6) * random());
  if (turn === 'long') return straight(from, 360 * LONG.turns + top, LONG.ms, USUAL_EASING);
  if (turn === 'bus') return straight(from, 360 * BUS.turns + top, BUS.ms, 'linear');
  const rest = 360 * (8 + Math.floor(random() * 7)) + top;
  return turn === 'backwards'
    ? backwards(from, rest, 20 + random() * 25)
    : straight(from, rest, USUAL_MS, USUAL_EASING);
}

function straight(from: number, rest: number, ms: number, easing: string): TurnPlan {
  const stops = [
    { offset: 0, degrees: from, easing },
    { offset: 1, degrees: rest, easing },
  ];
  return { stops, ms, rest };
}

/** Runs past, waits, comes back. */
function backwards(from: number, rest: number, past: number): TurnPlan {
  const ms = USUAL_MS + PAUSE_MS + BACK_MS;
  const stops = [
    { offset: 0, degrees: from, easing: USUAL_EASING },
    { offset: USUAL_MS / ms, degrees: rest + past, easing: 'linear' },
    { offset: (USUAL_MS + PAUSE_MS) / ms, degrees: rest + past, easing: BACK_EASING },
    { offset: 1, degrees: rest, easing: BACK_EASING },
  ];
  return { stops, ms, rest };
}

/** Which slice is under the pointer of a plate that is turned by so many degrees. */
export function sliceAt(degrees: number, count: number): number {
  const passed = (((-degrees % 360) + 360) % 360) / (360 / count);
  return Math.floor(passed) % count;
}
