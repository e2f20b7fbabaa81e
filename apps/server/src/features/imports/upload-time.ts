import { BadLine } from './broken-input.ts';
import type { Fields } from './fields.ts';

export type UploadTime = {
  readonly time: Date;
  /** Something stood behind the time and was left out. */
  readonly hadTail: boolean;
};

const TIME =
  /^\s*["']?(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?(.*)$/is;

/**
 * A time as ISO 8601 text (without a zone: UTC; a text behind it is left out) or as milliseconds since 1970.
 * @throws BadLine when it is missing or no date of the calendar
 */
export function uploadTimeField(fields: Fields, name: string): UploadTime {
  const value = fields[name] ?? '';
  const read = typeof value === 'number' ? { time: new Date(value), hadTail: false } : readText(value, name);
  const year = read?.time.getUTCFullYear() ?? Number.NaN;
  if (!read || !(year >= 1 && year <= 9999)) throw new BadLine(`${name} is not a time`);
  return read;
}

function readText(value: unknown, name: string): UploadTime | null {
  if (value === '') throw new BadLine(`${name} is missing`);
  const match = typeof value === 'string' ? TIME.exec(value) : null;
  if (!match) return null;
  const [, year, month, day, clock = '00:00', zone = 'Z', tail = ''] = match;
  const midnight = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const isOfCalendar = midnight.getUTCDate() === Number(day);
  const time = new Date(`${year}-${month}-${day}T${clock}${zone.toUpperCase()}`);
  return isOfCalendar && !Number.isNaN(time.getTime()) ? { time, hadTail: tail.trim() !== '' } : null;
}
