import type { FontTables } from './woff.ts';

/** Width of each character that a font can draw, in parts of the font size, by code point. */
export type GlyphWidths = ReadonlyMap<number, number>;

/** @throws RangeError for a font without the tables that every font has */
export function glyphWidths(tables: FontTables): GlyphWidths {
  const unitsPerEm = tableOf(tables, 'head').readUInt16BE(18);
  const longMetrics = tableOf(tables, 'hhea').readUInt16BE(34);
  const metrics = tableOf(tables, 'hmtx');
  const widths = new Map<number, number>();
  for (const [codePoint, glyph] of glyphsByCodePoint(tableOf(tables, 'cmap')))
    widths.set(codePoint, metrics.readUInt16BE(Math.min(glyph, longMetrics - 1) * 4) / unitsPerEm);
  return widths;
}

function tableOf(tables: FontTables, name: string): Buffer {
  const table = tables.get(name);
  if (table === undefined) throw new RangeError(`The font has no table ${name}.`);
  return table;
}

/** Reads the Unicode subtable with the most characters: format 12, else format 4. */
function glyphsByCodePoint(cmap: Buffer): Map<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  );
  const tableOfFormat = (format: number) => offsets.find((offset) => cmap.readUInt16BE(offset) === format);
  const [full, basic] = [tableOfFormat(12), tableOfFormat(4)];
  if (full !== undefined) return readGroups(cmap.subarray(full));
  return basic === undefined ? new Map<number, number>() : readSegments(cmap.subarray(basic));
}

function readGroups(table: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let at = 16; at < 16 + table.readUInt32BE(12) * 12; at += 12) {
    const [first, last, glyph] = [
      table.readUInt32BE(at),
      table.readUInt32BE(at + 4),
      table.readUInt32BE(at + 8),
    ];
    for (let codePoint = first; codePoint <= last; codePoint += 1)
      glyphs.set(codePoint, glyph + codePoint - first);
  }
  return glyphs;
}

function readSegments(table: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const size = table.readUInt16BE(6);
  const [ends, starts] = [14, 16 + size];
  const [deltas, ranges] = [starts + size, starts + size * 2];
  for (let at = 0; at < size; at += 2) {
    const [first, last] = [table.readUInt16BE(starts + at), table.readUInt16BE(ends + at)];
    const [delta, range] = [table.readUInt16BE(deltas + at), table.readUInt16BE(ranges + at)];
    for (let codePoint = first; codePoint <= last && codePoint < 0xffff; codePoint += 1) {
      const place = ranges + at + range + (codePoint - first) * 2;
      const glyph = range === 0 ? codePoint : table.readUInt16BE(place);
      if (glyph !== 0) glyphs.set(codePoint, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}
