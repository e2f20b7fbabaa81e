import type { FontBook, FontWeight, Glyph } from './fonts/font-book.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight: FontWeight;
}

/** A line that fits: its characters and its width in pixels. */
export interface TextLine {
  readonly glyphs: readonly Glyph[];
  readonly width: number;
}

/** Breaks a text into at most `lines` lines of `width` pixels; what does not fit ends in "…". Empty for an empty text. */
export async function textLines(
  book: FontBook,
  text: string,
  { size, weight }: TextStyle,
  { width, lines }: { readonly width: number; readonly lines: number },
): Promise<TextLine[]> {
  const room = width / size;
  const glyphs = await book.glyphs(text, weight);
  const [ellipsis] = await book.glyphs('…', weight);
  const broken = breakLines(glyphs, room, lines);
  return broken.map(({ from, to }, index) => {
    const isCut = index === broken.length - 1 && to < glyphs.length;
    const line = trimmed(isCut ? cut(glyphs.slice(from), room, ellipsis) : glyphs.slice(from, to));
    return { glyphs: line, width: widthOf(line) * size };
  });
}

function widthOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
}

/** Lines as parts of the list of characters; the last one may end before the list does. */
function breakLines(
  glyphs: readonly Glyph[],
  room: number,
  most: number,
): { readonly from: number; readonly to: number }[] {
  const chances = breakChances(glyphs);
  const lines: { from: number; to: number }[] = [];
  for (let from = 0; from < glyphs.length && lines.length < most; ) {
    let to = from;
    for (const chance of chances)
      if (chance > from && widthOf(trimmed(glyphs.slice(from, chance))) <= room) to = chance;
    if (to === from) to = Math.max(from + 1, from + fitting(glyphs.slice(from), room));
    lines.push({ from, to });
    from = to;
  }
  return lines;
}

/** Indexes where a line may end: behind each word, never before a closing mark or behind an opening one. */
function breakChances(glyphs: readonly Glyph[]): number[] {
  const words = new Intl.Segmenter('und', { granularity: 'word' });
  const text = glyphs.map((glyph) => glyph.text).join('');
  const ends: number[] = [];
  let at = 0;
  for (const { segment } of words.segment(text)) {
    at += [...segment].length;
    const [before, after] = [glyphs[at - 1]?.text ?? '', glyphs[at]?.text ?? ''];
    const isInside = /[\p{Ps}\p{Pi}]/u.test(before) || /[\p{Pe}\p{Pf}\p{Po}\p{Pd}ー〜～\s]/u.test(after);
    if (!isInside || after === '') ends.push(at);
  }
  return ends;
}

function fitting(glyphs: readonly Glyph[], room: number): number {
  let width = 0;
  const end = glyphs.findIndex((glyph) => {
    width += glyph.width;
    return width > room;
  });
  return end < 0 ? glyphs.length : end;
}

function cut(glyphs: readonly Glyph[], room: number, ellipsis: Glyph | undefined): readonly Glyph[] {
  if (ellipsis === undefined) return glyphs.slice(0, fitting(glyphs, room));
  return [...trimmed(glyphs.slice(0, fitting(glyphs, room - ellipsis.width))), ellipsis];
}

function trimmed(glyphs: readonly Glyph[]): readonly Glyph[] {
  const end = glyphs.findLastIndex(({ text }) => text !== ' ') + 1;
  const start = Math.max(
    0,
    glyphs.findIndex(({ text }) => text !== ' '),
  );
  return glyphs.slice(start, end);
}
