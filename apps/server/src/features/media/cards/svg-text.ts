import type { Glyph } from './fonts/font-book.ts';
import type { TextLine, TextStyle } from './text-lines.ts';

export interface TextPlace {
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  readonly fill: string;
}

/**
 * A line of text, each part in the font that has its characters. Parts are elements of their own: the painter shapes
 * an element as a whole with each of its fonts, and loses it when one of them decomposes a letter that another has.
 */
export function svgText({ glyphs }: TextLine, { size, weight }: TextStyle, place: TextPlace): string {
  let { x } = place;
  const parts = runs(glyphs).map(({ family, text, width }) => {
    const at = x;
    x += width * size;
    return `<text x="${at.toFixed(1)}" y="${place.y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${place.fill}" xml:space="preserve">${escapeXml(text)}</text>`;
  });
  return parts.join('');
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
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
