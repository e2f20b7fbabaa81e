import { stepOf } from '@rondo/domain/difficulties';
import type { Difficulty } from '../../difficulties/index.ts';

/** As many as fit without scrolling. */
const SHOWN = 7;

/**
 * A typed rating as the list completes it: what is before the range sign, with the sign, and the part that is being
 * typed. A name with such signs is one part.
 */
function partsOf(text: string, named: readonly Difficulty[]): { before: string; part: string } {
  const whole = text.trim();
  if (startingWith(whole, named).length > 0) return { before: '', part: whole };
  const cuts = [...text.matchAll(/[-~]/g)].map(({ index }) => index + 1).filter((end) => end > 1);
  const cut = cuts.find((end) => namedBy(text.slice(0, end - 1), named)) ?? cuts[0] ?? 0;
  return { before: text.slice(0, cut), part: text.slice(cut).trim() };
}

function startingWith(part: string, difficulties: readonly Difficulty[]): readonly Difficulty[] {
  return difficulties.filter(({ name }) => name.toLowerCase().startsWith(part.toLowerCase()));
}

function namedBy(text: string, difficulties: readonly Difficulty[]): Difficulty | undefined {
  return difficulties.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
}

/** What a rating can name: a PGU difficulty that is no step is in no text. */
function nameable(difficulties: readonly Difficulty[]): readonly Difficulty[] {
  return difficulties.filter((row) => row.type === 'SPECIAL' || stepOf(row) !== null);
}

/**
 * The difficulties that begin with what is typed; the one that it names comes first. Of many those around `near`, or
 * those from where a range begins.
 */
export function optionsFor(
  text: string,
  difficulties: readonly Difficulty[],
  near: number,
): readonly Difficulty[] {
  const named = nameable(difficulties);
  const { before, part } = partsOf(text, named);
  const first = namedBy(before.slice(0, -1), named);
  const lowest = first && stepOf(first)?.value;
  const matching = startingWith(part, named).filter(
    (row) => (stepOf(row)?.value ?? Number.POSITIVE_INFINITY) > (lowest ?? 0),
  );
  const middle = first?.sortOrder ?? near;
  const closest = [...matching]
    .sort((a, b) => Math.abs(a.sortOrder - middle) - Math.abs(b.sortOrder - middle))
    .slice(0, SHOWN);
  const exact = namedBy(part, named);
  const others = matching.filter((one) => one !== exact && closest.includes(one));
  return exact ? [exact, ...others] : others;
}

/** The text with a chosen difficulty in place of the part that was being typed. */
export function completed(text: string, name: string, difficulties: readonly Difficulty[]): string {
  return partsOf(text, nameable(difficulties)).before + name;
}
