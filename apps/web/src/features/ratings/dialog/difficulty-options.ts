import type { Difficulty } from '../../difficulties/index.ts';

/** As many as fit without scrolling. */
const SHOWN = 9;

/** A typed rating as the list completes it: what stands before the range sign, and the part that is being typed. */
function partsOf(text: string): { before: string; part: string } {
  const cut = text.slice(1).search(/[-~]/) + 1;
  if (cut === 0) return { before: '', part: text.trim() };
  const rest = text.slice(cut + 1);
  return { before: text.slice(0, text.length - rest.length), part: rest.trim() };
}

/** The difficulties that begin with what is typed, of many those around `near`; the one that it names comes first. */
export function optionsFor(
  text: string,
  difficulties: readonly Difficulty[],
  near: number,
): readonly Difficulty[] {
  const part = partsOf(text).part.toLowerCase();
  const matching = difficulties.filter(({ name }) => name.toLowerCase().startsWith(part));
  const closest = [...matching]
    .sort((a, b) => Math.abs(a.sortOrder - near) - Math.abs(b.sortOrder - near))
    .slice(0, SHOWN);
  const exact = matching.find(({ name }) => name.toLowerCase() === part);
  const others = matching.filter((one) => one !== exact && closest.includes(one));
  return exact ? [exact, ...others] : others;
}

/** The text with a chosen difficulty in place of the part that was being typed. */
export function completed(text: string, name: string): string {
  return partsOf(text).before + name;
}
