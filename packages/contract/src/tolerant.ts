import { halfWidth, textLength } from '@rondo/domain/text';
import { z } from 'zod';

/**
 * Tolerant readers (docs/rules/wire.md#tolerant-reading): null and "" count as absent, numbers may come as decimal
 * strings, query booleans as words. Each keeps the plain schema for OpenAPI.
 */
function isBlank(value: unknown): boolean {
  return value === null || value === '';
}

/** An optional key: null and "" are as good as nothing. */
export function absent<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional()).optional();
}

function numberFromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = halfWidth(value).trim();
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : value;
}

function wholeFromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = halfWidth(value).trim();
  return /^[+-]?\d{1,15}$/.test(text) ? Number(text) : value;
}

/** A number, or the same as a decimal string. */
export function lenientNumber<S extends z.ZodType>(schema: S) {
  return z.preprocess(numberFromText, schema);
}

/** An integer, or the same as a digit string. */
export function lenientInt<S extends z.ZodType>(schema: S) {
  return z.preprocess(wholeFromText, schema);
}

const words: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** A boolean of a query string: the words true and false. */
export function queryBoolean() {
  return absent(z.preprocess((value) => words.get(value) ?? value, z.boolean()));
}

/** A text of at most so many characters: code points, as an address is cut by them (docs/rules/pages.md#addresses). */
export function upTo(most: number) {
  return z
    .string()
    .check(({ value, issues }) => {
      if (textLength(value) > most)
        issues.push({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input: value });
    })
    .meta({ maxLength: most });
}

/** An id in a path. Anything but digits is 400; what no row can have is 404 (docs/rules/wire.md#ids). */
export const pathId = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
  z.int().min(1),
);

export const idParams = z.object({ id: pathId });

/** limit and offset are clamped by the rules (docs/rules/search.md#paging), so only non-numbers fail here. */
export const pageQuery = {
  limit: absent(lenientNumber(z.number())),
  offset: absent(lenientNumber(z.number())),
};

/** A comma-separated list in a query string, or a list in a body. */
export function textList(most: number) {
  return absent(
    z.preprocess(
      (value) =>
        typeof value === 'string'
          ? value
              .split(',')
              .map((part) => part.trim())
              .filter(Boolean)
          : value,
      z.array(upTo(100)).max(most),
    ),
  );
}
