import type { Difficulty } from '../../difficulties/index.ts';

/** As many as fit without scrolling. */
const SHOWN = 7;

/** A typed rating as the list completes it: what is before the range sign, and the part that is being typed. */
function partsOf(text: string): { before: string; part: string } {
  const cut = text.slice(1).search(/[-~]/) + 1;
  if (cut === 0) return { before: '', part: text.trim() };
  return { before: text.slice(0, cut + 1), part: text.slice(cut + 1).trim() };
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
  const { before, part } = partsOf(text);
  const named = (name: string) =>
    difficulties.find((difficulty) => difficulty.name.toLowerCase() === name.toLowerCase());
  const first = named(before.slice(0, -1).trim());
  const matching = difficulties.filter(
    ({ name, type, sortOrder }) =>
      name.toLowerCase().startsWith(part.toLowerCase()) &&
      !(first?.type === 'PGU' && type === 'PGU' && sortOrder <= first.sortOrder),
  );
  const middle = first?.sortOrder ?? near;
  const closest = [...matching]
    .sort((a, b) => Math.abs(a.sortOrder - middle) - Math.abs(b.sortOrder - middle))
    .slice(0, SHOWN);
  const exact = named(part);
  const others = matching.filter((one) => one !== exact && closest.includes(one));
  return exact ? [exact, ...others] : others;
}

/** The text with a chosen difficulty in place of the part that was being typed. */
export function completed(text: string, name: string): string {
  return partsOf(text).before + name;
}
