import { endOfDay, moment, type UploadTime } from '@rondo/domain/passes';
import { ownValue } from '@rondo/domain/text';
import { BadLine } from './broken-input.ts';
import type { Fields } from './fields.ts';

export type ReadTime = {
  readonly time: UploadTime;
  /** Something stood behind the time and was left out. */
  readonly hadTail: boolean;
};

const TIME =
  /^\s*["']?(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?(.*)$/is;

/**
 * A time as ISO 8601 text (without a zone: UTC; without a clock: a day; a text behind it is left out) or as milliseconds
 * since 1970.
 * @throws BadLine when it is missing or no date of the calendar
 */
export function uploadTimeField(fields: Fields, name: string): ReadTime {
  const value = ownValue(fields, name) ?? '';
  const read =
    typeof value === 'number' ? { time: moment(new Date(value)), hadTail: false } : readText(value, name);
  const year = read?.time.at.getUTCFullYear() ?? Number.NaN;
  if (!read || !(year >= 1 && year <= 9999)) throw new BadLine(`${name} is not a time`);
  return read;
}

function readText(value: unknown, name: string): ReadTime | null {
  if (value === '') throw new BadLine(`${name} is missing`);
  const match = typeof value === 'string' ? TIME.exec(value) : null;
  if (!match) return null;
  const [, year, month, day, clock, zone = 'Z', tail = ''] = match;
  const date = `${year}-${month}-${day}`;
  const isOfCalendar = new Date(`${date}T00:00:00Z`).getUTCDate() === Number(day);
  const isDayOnly = clock === undefined;
  const at = isDayOnly ? endOfDay(date) : new Date(`${date}T${clock}${zone.toUpperCase()}`);
  if (!isOfCalendar || Number.isNaN(at.getTime())) return null;
  return { time: { at, isDayOnly }, hadTail: tail.trim() !== '' };
}
