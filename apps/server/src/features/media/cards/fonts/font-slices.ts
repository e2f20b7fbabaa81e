import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** A file of a font family that holds some of its characters. */
export interface SliceName {
  /** "sc-100" */
  readonly id: string;
  readonly fileOf: (weight: number) => string;
}

/** Which slice claims a character, the best family first; empty for characters that no family has. */
export type SliceIndex = (codePoint: number) => readonly SliceName[];

const require = createRequire(import.meta.url);

/** Latin, Greek and Cyrillic; kana, Han and common Hangul; the rest of Hangul. */
const FAMILIES: readonly string[] = [
  require.resolve('@fontsource/noto-sans/package.json'),
  require.resolve('@fontsource/noto-sans-sc/package.json'),
  require.resolve('@fontsource/noto-sans-kr/package.json'),
];

/** Reads the families' own lists of what is in which file. */
export async function readSliceIndex(): Promise<SliceIndex> {
  const families = await Promise.all(FAMILIES.map(readFamily));
  const known = new Map<number, readonly SliceName[]>();
  return (codePoint) => {
    const found =
      known.get(codePoint) ??
      families.flatMap((ranges) => {
        const range = ranges.find(({ first, last }) => first <= codePoint && codePoint <= last);
        return range === undefined ? [] : [range.slice];
      });
    known.set(codePoint, found);
    return found;
  };
}

interface Range {
  readonly first: number;
  readonly last: number;
  readonly slice: SliceName;
}

async function readFamily(manifest: string): Promise<readonly Range[]> {
  const folder = dirname(manifest);
  const family = basename(folder);
  const lists = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(lists).flatMap(([key, list]) => {
    const part = key.replace(/[[\]]/g, '');
    const slice: SliceName = {
      id: `${family.replace('noto-sans', 'noto')}-${part}`,
      fileOf: (weight) => join(folder, 'files', `${family}-${part}-${weight}-normal.woff`),
    };
    return list.split(',').map((text) => ({ ...readRange(text), slice }));
  });
}

/** "U+1f1e9-1f1f5" or "U+1f21a" */
function readRange(text: string): { first: number; last: number } {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
}
