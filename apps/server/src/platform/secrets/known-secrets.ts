import { secretPatterns } from './secret-patterns.ts';

/** What stands in the place of a secret. */
const HIDDEN = '[secret]';
/** Shorter ones are no secrets, and would hide half of every text. */
const SHORTEST = 4;
/** A shorter one is hidden where it stands alone: it may be a part of any word. */
const LONG = 8;

type Known = {
  /** As other programs write it: as it is, as base64, in JSON, in an address, in a form, in HTML. */
  readonly forms: readonly string[];
  /** The same with any of its characters escaped. */
  readonly escaped: () => RegExp;
};

const known = new Map<string, Known>();

/** From here on nobody reads this text in a log, in a stored failure or on a page; null and '' are no secrets. */
export function keepSecret(secret: string | null | undefined): void {
  if (!secret || secret.length < SHORTEST || known.has(secret)) return;
  let pattern: RegExp | undefined;
  known.set(secret, {
    forms: formsOf(secret),
    escaped: () => (pattern ??= standing(secret, [...secret].map(anyWritingOf).join(''))),
  });
}

/**
 * The text without any secret of this process, and without what looks like one: tokens in addresses, passwords in
 * addresses, credentials of headers (docs/decisions/0026-what-comes-from-outside.md). Never throws.
 */
export function scrub(text: string): string {
  let clean = text;
  for (const { forms } of known.values())
    for (const form of forms)
      if (clean.includes(form))
        clean =
          form.length >= LONG
            ? clean.replaceAll(form, HIDDEN)
            : clean.replace(standing(form, quoted(form)), HIDDEN);
  if (HAS_ESCAPES.test(clean))
    for (const { escaped } of known.values()) clean = clean.replace(escaped(), HIDDEN);
  for (const [pattern, kept] of secretPatterns) clean = clean.replace(pattern, `${kept}${HIDDEN}`);
  return clean;
}

const HAS_ESCAPES = /%[0-9a-f]{2}|\\u00[0-9a-f]{2}|&#/i;

/** Longest first: one form may be a part of another. */
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
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}

/** encodeURIComponent, which throws for half of a surrogate pair. */
const encodeAll = (text: string) => encodeURIComponent(Buffer.from(text).toString());

const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const standing = (secret: string, pattern: string) =>
  new RegExp(secret.length >= LONG ? pattern : `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu');

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
