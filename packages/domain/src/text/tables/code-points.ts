/** Inclusive ranges of code points. Tables and not `\p{…}`: an engine knows the Unicode version of its own day. */
export type CodePoints = readonly (readonly [first: number, last: number])[];

/** White space, line feeds among it. */
export const BLANKS: CodePoints = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0x85, 0x85],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
];

/** Controls, direction marks and signs without a width, which no text needs. Joiners and emoji variants stay. */
export const NOISE: CodePoints = [
  [0x00, 0x08],
  [0x0e, 0x1f],
  [0x7f, 0x84],
  [0x86, 0x9f],
  [0xad, 0xad],
  [0x061c, 0x061c],
  [0x180e, 0x180e],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfeff, 0xfeff],
  [0xfff0, 0xfffb],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe001f],
];

/** What has no look of its own: Unicode's Default_Ignorable_Code_Point, and the rest of the noise. */
export const UNSEEN: CodePoints = [
  ...NOISE,
  [0x034f, 0x034f],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180d],
  [0x180f, 0x180f],
  [0x200c, 0x200d],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xffa0, 0xffa0],
  [0xe0020, 0xe0fff],
];

/** Marks that stand on the letter before them, of no script. */
export const MARKS: CodePoints = [
  [0x0300, 0x036f],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0x3099, 0x309a],
  [0xfe20, 0xfe2f],
];

/** Shows nothing, though it is a sign: the braille pattern without dots. */
export const EMPTY_PATTERN: CodePoints = [[0x2800, 0x2800]];

/** The inside of a class of a regular expression; the flag is "u". */
export function classOf(...sets: readonly CodePoints[]): string {
  return sets
    .flat()
    .map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`)
    .join('');
}
