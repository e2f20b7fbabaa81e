import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { readSliceIndex, type SliceIndex, type SliceName } from './font-slices.ts';
import { type GlyphWidths, glyphWidths } from './glyph-widths.ts';
import { writeTrueType, decompressWoff } from './woff.ts';

export type FontWeight = 400 | 700;

/** One font file as the painter takes it: only that file has this family name. */
export interface Font {
  readonly family: string;
  /** Absolute path of a TrueType file. */
  readonly file: string;
  readonly widths: GlyphWidths;
}

/** A drawable character: what is drawn, its font and its width in parts of the font size. */
export interface Glyph {
  readonly text: string;
  readonly font: Font;
  readonly width: number;
}

export interface FontBook {
  /** The drawable characters of a text; those that no font has are replaced by their plain form, else left out. */
  glyphs(text: string, weight: FontWeight): Promise<Glyph[]>;
}

const MOST_FONTS = 96;

/**
 * Fonts of many scripts, cut into some hundred small files: only those that a text needs are read, and the last used
 * ones stay in memory. `folder` takes their decompressed forms (a few MB at most, since the files are of a finite number).
 */
export function fontBook(folder: string): FontBook {
  const fonts = new LRUCache<string, Promise<Font>>({ max: MOST_FONTS });
  let index: Promise<SliceIndex> | null = null;

  const fontOf = (slice: SliceName, weight: FontWeight): Promise<Font> => {
    const family = `${slice.id}-${weight}`;
    const known = fonts.get(family);
    if (known !== undefined) return known;
    const font = openFont(folder, family, slice.fileOf(weight));
    fonts.set(family, font);
    font.catch(() => fonts.delete(family));
    return font;
  };
  const glyphOf = async (character: string, weight: FontWeight): Promise<Glyph | null> => {
    const codePoint = character.codePointAt(0) ?? 0;
    index ??= readSliceIndex();
    for (const slice of (await index)(codePoint)) {
      const font = await fontOf(slice, weight);
      const width = font.widths.get(codePoint);
      if (width !== undefined) return { text: character, font, width };
    }
    return null;
  };

  return {
    glyphs: async (text, weight) => {
      const glyphs: Glyph[] = [];
      for (const character of cleaned(text)) {
        const glyph = await glyphOf(character, weight);
        if (glyph !== null) glyphs.push(glyph);
        else
          for (const plain of plainForm(character)) {
            const other = await glyphOf(plain, weight);
            if (other !== null) glyphs.push(other);
          }
      }
      return glyphs.filter(({ text: one }, index) => one !== ' ' || glyphs[index - 1]?.text !== ' ');
    },
  };
}

/** One line, composed characters, no control or direction marks. */
function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim();
}

/** The plain form of mathematical or enclosed letters. */
function plainForm(character: string): string {
  const plain = character.normalize('NFKC');
  return plain === character ? '' : plain;
}

async function openFont(folder: string, family: string, woff: string): Promise<Font> {
  const font = decompressWoff(await readFile(woff));
  const file = join(folder, `${family}.ttf`);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, writeTrueType(font, family), { mode: 0o600, flag: 'wx' });
    await rename(draft, file);
  }
  return { family, file, widths: glyphWidths(font.tables) };
}
