import type { TurnPlan } from './turn-plan.ts';

/** The parts of a wheel that move. */
export interface MovingParts {
  readonly plate: HTMLElement;
  readonly ember: HTMLElement;
  readonly ice: HTMLElement;
}

/** Where the discs wait, in degrees. */
export const EMBER_WAITS = 120;
export const ICE_WAITS = 300;

/** One round of a disc while a wheel turns, in milliseconds. */
const ROUND = 1_800;

/** Turns the plate by a plan, and the discs to the top. @returns what ends it at its rest */
export function startTurning({ plate, ember, ice }: MovingParts, plan: TurnPlan): () => void {
  const last = { duration: plan.ms, fill: 'forwards' } as const;
  const turned = plan.stops.map(({ offset, degrees, easing }) => ({
    offset,
    easing,
    transform: `rotate(${degrees}deg)`,
  }));
  const rounds = 360 * (1 + Math.ceil(plan.ms / ROUND));
  const easing = plan.stops[0]?.easing ?? 'linear';
  const ride = (disc: HTMLElement, from: number) =>
    disc.animate([{ transform: `rotate(${from}deg)`, easing }, { transform: `rotate(${rounds}deg)` }], last);
  const all = [plate.animate(turned, last), ride(ember, EMBER_WAITS), ride(ice, ICE_WAITS)];
  return () => {
    for (const animation of all) animation.cancel();
  };
}

/** Lets the plate turn slowly, on and on, from where it is. @returns what stops it */
export function startIdling(plate: HTMLElement, from: number): () => void {
  const animation = plate.animate(
    [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${from + 360}deg)` }],
    { duration: 25_000, iterations: Number.POSITIVE_INFINITY },
  );
  return () => animation.cancel();
}

/** How far an element is turned at this moment, 0 ≤ degrees < 360. */
export function degreesOf(element: HTMLElement): number {
  const { transform } = getComputedStyle(element);
  if (transform === '' || transform === 'none') return 0;
  const { a, b } = new DOMMatrixReadOnly(transform);
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}
