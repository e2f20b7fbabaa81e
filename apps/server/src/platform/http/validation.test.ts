import { endpoints } from '@rondo/contract/all';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { problemBody } from './problem.ts';
import { readShape } from './validation.ts';

it.each<[z.ZodType, unknown, string, string]>([
  [z.string(), undefined, 'required', 'Must not be missing.'],
  [z.string(), 3, 'invalid_type', 'Must be a text.'],
  [z.number(), 'x', 'invalid_type', 'Must be a number.'],
  [z.int(), 1.5, 'invalid_type', 'Must be a whole number.'],
  [z.boolean(), 'maybe', 'invalid_type', 'Must be true or false.'],
  [z.array(z.int()), {}, 'invalid_type', 'Must be a list.'],
  [z.object({}), [], 'invalid_type', 'Must be an object.'],
  [z.string().min(1), '', 'too_small', 'Must not be empty.'],
  [z.string().min(8), 'short', 'too_small', 'Must have at least 8 characters.'],
  [z.string().max(1), 'ab', 'too_big', 'Must have at most 1 character.'],
  [z.string().max(1000), 'a'.repeat(1001), 'too_big', 'Must have at most 1,000 characters.'],
  [z.string().length(2), 'abc', 'too_big', 'Must have exactly 2 characters.'],
  [z.array(z.int()).min(1), [], 'too_small', 'Must not be empty.'],
  [z.array(z.int()).max(2), [1, 2, 3], 'too_big', 'Must have at most 2 entries.'],
  [z.number().min(0.1), 0, 'too_small', 'Must be at least 0.1.'],
  [z.number().positive(), 0, 'too_small', 'Must be more than 0.'],
  [z.number().max(9_999_999), 1e7, 'too_big', 'Must be at most 9,999,999.'],
  [z.number().lt(5), 5, 'too_big', 'Must be less than 5.'],
  [z.number().multipleOf(5), 3, 'not_multiple_of', 'Must be a multiple of 5.'],
  [z.enum(['PGU', 'SPECIAL']), 'x', 'invalid_value', 'Must be one of PGU, SPECIAL.'],
  [z.url(), 'x', 'invalid_format', 'Must be an address that begins with https:// or http://.'],
  [z.email(), 'x', 'invalid_format', 'Must be an email address.'],
  [z.iso.datetime(), 'x', 'invalid_format', 'Must be a time such as 2026-01-31T18:30:00Z.'],
  [z.string().regex(/^a/), 'x', 'invalid_format', 'Is not written in the form that is wanted here.'],
  [z.strictObject({}), { a: 1 }, 'unrecognized_keys', 'Must not have a.'],
  [z.union([z.string(), z.number()]), true, 'invalid_union', 'Is not accepted here.'],
  [z.string().refine(() => false), 'x', 'custom', 'Is not accepted here.'],
  [z.string().refine(() => false, { error: 'Must be even.' }), 'x', 'custom', 'Must be even.'],
])('%# is refused in a sentence: $3', (shape, value, code, message) => {
  const { error } = readShape(z.object({ field: shape }), { field: value });
  expect(error?.extra.fields).toEqual([{ field: 'field', code, message }]);
  expect(error && problemBody(error).details).toBe(`field: ${message}`);
});

it('no body of the contract is refused in the words of the parser', () => {
  const odd = [undefined, 3, 'x', [], {}, null, true];
  for (const { schema } of Object.values(endpoints) as { schema: { body?: z.ZodType } }[]) {
    if (!schema.body) continue;
    const keys = schema.body instanceof z.ZodObject ? Object.keys(schema.body.shape) : [];
    for (const value of odd)
      for (const body of [value, Object.fromEntries(keys.map((key) => [key, value]))])
        for (const { message } of readShape(schema.body, body).error?.extra.fields ?? [])
          expect(message).toMatch(/^(Must|Is|A|An|Choose|Send|Enter|Use) .*\.$/);
  }
});
