/** A text as bytes (a character each) without its escapes, and where in the text each byte, and its end, stands. */
export type Unescaped = { readonly bytes: string; readonly placeOf: (byte: number) => number };

/**
 * Undoes the escapes of addresses (also twice over), forms, JSON and HTML; a blank is a `+`, as in forms. Two writings
 * of one text are equal afterwards. Never throws.
 */
export function unescaped(text: string): Unescaped {
  let bytes = '';
  const places: number[] = [];
  const add = (added: string, place: number) => {
    bytes += added;
    for (let count = 0; count < added.length; count += 1) places.push(place);
  };
  for (const { 0: written, index } of text.matchAll(PIECE)) add(bytesOf(written), index);
  return { bytes, placeOf: (byte) => places[byte] ?? text.length };
}

export const hasEscapes = (text: string) => ESCAPE.test(text);

const ESCAPE = /%[0-9a-f]{2}|\\u[0-9a-f]{4}|&#(?:\d{1,7}|x[0-9a-f]{1,6});/i;
/** An escape, or one character as it is. */
const PIECE = /%(?:25)?[0-9a-f]{2}|\\u[0-9a-f]{4}|&#(?:\d{1,7}|x[0-9a-f]{1,6});|[^]/giu;

function bytesOf(written: string): string {
  if (written === ' ') return '+';
  if (written.length < 3) return utf8(written);
  if (written.startsWith('%'))
    return blankAsPlus(String.fromCharCode(Number.parseInt(written.slice(-2), 16)));
  if (written.startsWith('\\u'))
    return blankAsPlus(utf8(String.fromCharCode(Number.parseInt(written.slice(2), 16))));
  const code = /^&#x/i.test(written)
    ? Number.parseInt(written.slice(3), 16)
    : Number.parseInt(written.slice(2), 10);
  return code > 0x10ffff ? written : blankAsPlus(utf8(String.fromCodePoint(code)));
}

const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const blankAsPlus = (byte: string) => (byte === ' ' ? '+' : byte);
