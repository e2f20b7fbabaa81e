import { secretPatterns } from './secret-patterns.ts';

/** What stands in the place of a secret. */
const HIDDEN = '[secret]';
/** Shorter ones are no secrets, and would hide half of every text. */
const SHORTEST = 4;
/** A shorter one is hidden where it stands alone: it may be a part of any word. */
const LONG = 8;

/** A secret as other programs write it: as it is, as base64, in JSON, in an address, in a form, in HTML. */
const known = new Map<string, readonly string[]>();
/** Of all known secrets; null after another one became known. */
let patterns: { readonly written: RegExp; readonly escaped: RegExp } | null = null;

/** From here on nobody reads this text in a log, in a stored failure or on a page; null and '' are no secrets. */
export function keepSecret(secret: string | null | undefined): void {
  if (!secret || secret.length < SHORTEST || known.has(secret)) return;
  known.set(secret, formsOf(secret));
  patterns = null;
}

/**
 * The text without any secret of this process, and without what looks like one: tokens in addresses, passwords in
 * addresses, credentials of headers (docs/decisions/0026-what-comes-from-outside.md). Never throws.
 */
export function scrub(text: string): string {
  let clean = text;
  const isIn = (form: string) => clean.includes(form);
  if ([...known.values()].some((forms) => forms.some(isIn)))
    clean = clean.replace(knownPatterns().written, HIDDEN);
  if (HAS_ESCAPES.test(clean)) clean = clean.replace(knownPatterns().escaped, HIDDEN);
  for (const [pattern, kept] of secretPatterns) clean = clean.replace(pattern, `${kept}${HIDDEN}`);
  return clean;
}

function knownPatterns(): NonNullable<typeof patterns> {
  patterns ??= {
    written: anyOf([...known.values()].flat(), quoted),
    escaped: anyOf([...known.keys()], (secret) => [...secret].map(anyWritingOf).join('')),
  };
  return patterns;
}

/** Any of the texts, the longest first: one secret may be a part of another, and of what stands in its place. */
function anyOf(texts: readonly string[], patternOf: (text: string) => string): RegExp {
  const longestFirst = [...new Set(texts)].sort((a, b) => b.length - a.length);
  return new RegExp(
    [quoted(HIDDEN), ...longestFirst.map((text) => standing(text, patternOf(text)))].join('|'),
    'gu',
  );
}

const HAS_ESCAPES = /%[0-9a-f]{2}|\\u00[0-9a-f]{2}|&#/i;

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const address = encodeAll(secret);
  const forms = [
    secret,
    bytes.toString('base64'),
    bytes.toString('base64url'),
    JSON.stringify(secret).slice(1, -1),
    address,
    address.replaceAll('%20', '+'),
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  ];
  return [...new Set(forms)];
}

/** encodeURIComponent, which throws for half of a surrogate pair. */
const encodeAll = (text: string) => encodeURIComponent(Buffer.from(text).toString());

const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const standing = (secret: string, pattern: string) =>
  secret.length >= LONG ? pattern : `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

/** A pattern for one character however it is escaped. */
function anyWritingOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const percent = [...Buffer.from(char)].map(
    (byte) => `%(?:25)?${anyCase(byte.toString(16).padStart(2, '0'))}`,
  );
  const inJson =
    [...char].length === char.length ? `|\\\\u${anyCase(code.toString(16).padStart(4, '0'))}` : '';
  const blank = char === ' ' ? '|\\+' : '';
  return `(?:${quoted(char)}${blank}|${percent.join('')}${inJson}|&#${code};|&#[xX]${anyCase(code.toString(16))};)`;
}

const anyCase = (hex: string) => hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
