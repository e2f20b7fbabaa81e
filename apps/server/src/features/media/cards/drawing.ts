import { cutText } from '@rondo/domain/text';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { FontBook, Glyph } from './fonts/font-book.ts';
import { textLines, type TextLine, type TextStyle } from './text-lines.ts';

/** An SVG document with the font files that its texts need. */
export interface Drawing {
  readonly svg: string;
  readonly fontFiles: readonly string[];
  /** Whether what it does not cover stays clear; without it, it covers everything. */
  readonly isClear?: boolean;
}

export type Typesetter = ReturnType<typeof typesetter>;

/** `y` is that of the base line. */
type TextPlace = { readonly x: number; readonly y: number; readonly fill: string };

/** Longer than any line of a card, shorter than what a careless name would cost. */
const LONGEST = 200;

/** Sets texts for one drawing and remembers their fonts. */
export function typesetter(book: FontBook) {
  const fontFiles = new Set<string>();
  return {
    /** At most `lines` lines that are `width` wide; what does not fit ends in "…". */
    lines: (text: string, style: TextStyle, room: { width: number; lines: number }) =>
      textLines(book, cutText(text, LONGEST), style, room),
    /** One line as SVG. */
    set: (line: TextLine, style: TextStyle, place: TextPlace) => {
      for (const { font } of line.glyphs) fontFiles.add(font.file);
      return svgText(line, style, place);
    },
    /** The whole drawing, made of its parts. */
    drawing: (width: number, height: number, parts: readonly string[]): Drawing => {
      const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
      return { svg: [head, ...parts, '</svg>'].join(''), fontFiles: [...fontFiles] };
    },
  };
}

/**
 * A line of text, each part in the font that has its characters. Parts are elements of their own: the painter shapes
 * an element as a whole with each of its fonts, and loses it when one of them decomposes a letter that another has.
 */
function svgText({ glyphs }: TextLine, { size, weight }: TextStyle, place: TextPlace): string {
  let { x } = place;
  const parts = runs(glyphs).map(({ family, text, width }) => {
    const at = x;
    x += width * size;
    return `<text x="${at.toFixed(1)}" y="${place.y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${place.fill}" xml:space="preserve">${escapeHtml(text)}</text>`;
  });
  return parts.join('');
}

function runs(glyphs: readonly Glyph[]): { family: string; text: string; width: number }[] {
  const parts: { family: string; text: string; width: number }[] = [];
  for (const { font, text, width } of glyphs) {
    const last = parts.at(-1);
    if (last?.family === font.family) {
      last.text += text;
      last.width += width;
    } else parts.push({ family: font.family, text, width });
  }
  return parts;
}
