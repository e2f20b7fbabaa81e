/** More characters than this do not fit between rim and hub. */
const MOST = 20;

/** The words of a slice in one line, or in two of about the same length. */
export function inTwoLines(text: string): readonly string[] {
  if (text.length <= MOST) return [text];
  const middle = text.length / 2;
  const blanks = [...text.matchAll(/ /g)].map(({ index }) => index);
  const at = blanks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
