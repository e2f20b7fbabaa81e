import type { FontBook } from './fonts/font-book.ts';
import { svgText, type TextPlace } from './svg-text.ts';
import { textLines, type TextLine, type TextStyle } from './text-lines.ts';

/** An SVG document with the font files that its texts need. */
export interface Drawing {
  readonly svg: string;
  readonly fontFiles: readonly string[];
}

/** Sets texts for one drawing and remembers their fonts. */
export interface Typesetter {
  /** At most `lines` lines that are `width` wide; what does not fit ends in "…". */
  lines(text: string, style: TextStyle, room: { width: number; lines: number }): Promise<TextLine[]>;
  /** One line as SVG. */
  set(line: TextLine, style: TextStyle, place: TextPlace): string;
  readonly fontFiles: ReadonlySet<string>;
}

/** Longer than any line of a card, shorter than what a careless name would cost. */
const LONGEST = 200;

export function typesetter(book: FontBook): Typesetter {
  const fontFiles = new Set<string>();
  return {
    fontFiles,
    lines: (text, style, room) => textLines(book, [...text].slice(0, LONGEST).join(''), style, room),
    set: (line, style, place) => {
      for (const { font } of line.glyphs) fontFiles.add(font.file);
      return svgText(line, style, place);
    },
  };
}
