import { isStorableText, ownValue, textLength, tidyLine, tidyLines } from '@rondo/domain/text';
import { LARGEST_ID } from '../../platform/db/row-id.ts';
import { BadLine } from './broken-input.ts';

/** One line of a file as JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** @throws BadLine */
export function parseFields(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadLine('is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadLine('is not a JSON object');
  return value as Fields;
}

/** A text of one line as it is stored (docs/rules/wire.md#texts); '' when it is missing or null. */
export function lineField(fields: Fields, name: string, atMost: number): string {
  return tidyField(fields, name, atMost, tidyLine);
}

/** The same of several lines. */
export function linesField(fields: Fields, name: string, atMost: number): string {
  return tidyField(fields, name, atMost, tidyLines);
}

function tidyField(fields: Fields, name: string, atMost: number, tidy: (text: string) => string): string {
  const given = givenText(fields, name);
  if (!isStorableText(given)) throw new BadLine(`${name} holds a NUL character or half a surrogate pair`);
  const text = tidy(given);
  if (text.length > atMost && textLength(text) > atMost)
    throw new BadLine(`${name} has ${textLength(text)} characters, at most ${atMost}`);
  return text;
}

/** A text as it came; numbers count as their digits. */
export function givenText(fields: Fields, name: string): string {
  const value = ownValue(fields, name) ?? '';
  if (typeof value !== 'string' && typeof value !== 'number') throw new BadLine(`${name} is not a text`);
  return String(value);
}

/** A finite number, or its decimal text; null when it is missing, null or blank. */
export function numberField(fields: Fields, name: string): number | null {
  const value = ownValue(fields, name) ?? '';
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.trim() : null;
  if (text === '') return null;
  if (text === null || !/^[+-]?\d{1,15}(\.\d{1,20})?$/.test(text))
    throw new BadLine(`${name} is not a number`);
  return Number(text);
}

/** @throws BadLine when it is missing, no integer, or outside the bounds */
export function wholeNumberField(fields: Fields, name: string, from: number, to: number): number {
  const value = numberField(fields, name);
  if (value === null) throw new BadLine(`${name} is missing`);
  if (!Number.isInteger(value) || value < from || value > to)
    throw new BadLine(`${name} is not a whole number from ${from} to ${to}`);
  return value;
}

export function idField(fields: Fields, name: string): number {
  return wholeNumberField(fields, name, 1, LARGEST_ID);
}

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [1, true],
  [false, false],
  ['false', false],
  [0, false],
  ['', false],
]);

/** False when it is missing or null. */
export function flagField(fields: Fields, name: string): boolean {
  const flag = FLAGS.get(ownValue(fields, name) ?? false);
  if (flag === undefined) throw new BadLine(`${name} is neither true nor false`);
  return flag;
}

export function listField(fields: Fields, name: string): readonly unknown[] {
  const value = ownValue(fields, name) ?? [];
  if (!Array.isArray(value)) throw new BadLine(`${name} is not a list`);
  return value;
}
