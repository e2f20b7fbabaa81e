import { secretPatterns } from './secret-patterns.ts';
import { hasEscapes, unescaped } from './unescaped.ts';

/** What stands in the place of a secret. */
const HIDDEN = '[secret]';
/** Shorter ones are no secrets, and would hide half of every text. */
const SHORTEST = 4;
/** A shorter one is hidden where it stands alone: it may be a part of any word. */
const LONG = 8;

/** Every secret as other programs write it: as it is, as base64, in JSON, in an address, in a form, in HTML. */
const written = new Set([HIDDEN]);
/** The same without escapes. */
const bare = new Set([HIDDEN]);

/** From here on nobody reads this text in a log, in a stored failure or on a page; null and '' are no secrets. */
export function keepSecret(secret: string | null | undefined): void {
  if (!secret || secret.length < SHORTEST || written.has(secret)) return;
  for (const form of formsOf(secret)) {
    written.add(form);
    bare.add(unescaped(form).bytes);
  }
}

/**
 * The text without any secret of this process, and without what looks like one: tokens in addresses, passwords in
 * addresses, credentials of headers (docs/decisions/0026-what-comes-from-outside.md). Never throws.
 */
export function scrub(text: string): string {
  let clean = withoutSpans(text, [...spansOf(written, text), ...spansBehindEscapes(text)]);
  for (const [pattern, kept] of secretPatterns) clean = clean.replace(pattern, `${kept}${HIDDEN}`);
  return clean;
}

type Span = readonly [start: number, end: number];

function spansOf(forms: Iterable<string>, text: string): Span[] {
  const spans: Span[] = [];
  for (const form of forms)
    for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1)) {
      const end = start + form.length;
      if (form.length >= LONG || isAlone(text, start, end)) spans.push([start, end]);
    }
  return spans;
}

function spansBehindEscapes(text: string): Span[] {
  if (!hasEscapes(text)) return [];
  const { bytes, placeOf } = unescaped(text);
  return spansOf(bare, bytes).map(([start, end]) => [placeOf(start), placeOf(end)]);
}

/** No letter and no number touches it. */
const isAlone = (text: string, start: number, end: number) =>
  !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, start - 2), start)) &&
  !/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2));

/** Spans that overlap are hidden as one: a secret may be a part of another, and of what stands in its place. */
function withoutSpans(text: string, spans: readonly Span[]): string {
  let clean = '';
  let seen = 0;
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (start >= seen) clean += text.slice(seen, start) + HIDDEN;
    seen = Math.max(seen, end);
  }
  return clean + text.slice(seen);
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const address = encodeAll(secret);
  return [
    secret,
    bytes.toString('base64'),
    bytes.toString('base64url'),
    JSON.stringify(secret).slice(1, -1),
    address,
    address.replaceAll('%20', '+'),
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  ];
}

/** encodeURIComponent, which throws for half of a surrogate pair. */
const encodeAll = (text: string) => encodeURIComponent(Buffer.from(text).toString());
