import { isStorableText } from '../text/index.ts';

/** How much an archive may hold that is uploaded or put back (docs/rules/backups.md#archives). */
export const ARCHIVE_LIMITS = {
  entries: 20_000,
  /** Bytes of all files, unpacked. */
  bytes: 2 * 1024 ** 3,
  /** Unpacked bytes for each byte of the archive. */
  ratio: 100,
} as const;
export type ArchiveLimits = { readonly [L in keyof typeof ARCHIVE_LIMITS]: number };

const LONGEST_PATH = 1000;
/** Bytes that any disk takes. */
const LONGEST_NAME = 255;

/** Characters that end a text or a line for somebody, or are a folder's sign elsewhere. */
const isOddCharacter = (character: string) => character < ' ' || character === '\u007f' || character === '\\';

/**
 * The path of an archive's entry below the folder that it is unpacked into, its parts joined by `/`; empty for that
 * folder itself, null for a name that could lead anywhere else or that no disk can hold.
 */
export function entryPath(name: string): string | null {
  const path = name.replace(/^(?:\.\/)+/, '').replace(/\/$/, '');
  if (path === '' || path === '.') return name.startsWith('/') || name === '' ? null : '';
  if (path.length > LONGEST_PATH || /^[A-Za-z]:/.test(path)) return null;
  if ([...path].some(isOddCharacter) || !isStorableText(path)) return null;
  const isName = (part: string) =>
    part !== '' && part !== '.' && part !== '..' && utf8Length(part) <= LONGEST_NAME;
  return path.split('/').every(isName) ? path : null;
}

const utf8Length = (text: string) => encodeURIComponent(text).replace(/%../g, '_').length;

/** The same for two paths that some disk holds as one. */
export function foldedPath(path: string): string {
  return path.normalize('NFC').toLowerCase().normalize('NFC');
}
