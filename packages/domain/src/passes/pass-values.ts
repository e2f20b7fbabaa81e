import { JUDGEMENT_KEYS, judgementCount, type Judgements, MAX_JUDGEMENT_COUNT } from './judgements.ts';

export const MIN_SPEED = 1;
export const MAX_SPEED = 100;
const EARLIEST_UPLOAD = new Date('2010-01-01T00:00:00.000Z');
const DAY_MS = 86_400_000;

/** 1 … 100 (docs/rules/passes.md#values); an empty speed is 1 before it comes here. */
export function isSpeed(speed: number): boolean {
  return speed >= MIN_SPEED && speed <= MAX_SPEED;
}

export function isJudgementCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= MAX_JUDGEMENT_COUNT;
}

/** True when every count is allowed and at least one is not 0 (docs/rules/passes.md#judgements). */
export function areJudgements(judgements: Judgements): boolean {
  return JUDGEMENT_KEYS.every((key) => isJudgementCount(judgements[key])) && judgementCount(judgements) > 0;
}

/** An upload time lies between 2010-01-01 and one day after `now`. */
export function isUploadTime(time: Date, now: Date): boolean {
  const at = time.getTime();
  return at >= EARLIEST_UPLOAD.getTime() && at <= now.getTime() + DAY_MS;
}

/** A count as typed: digits give a number, blank gives null, anything else NaN. */
export function readCount(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** A speed as typed: blank gives null, a decimal number its value, anything else NaN; a comma counts as a point. */
export function readSpeed(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  return /^\d{1,6}(\.\d{0,12})?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

const ISO = /^(\d{4}-\d{2}-(\d{2}))(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;
const MILLISECONDS = /^\d{1,16}$/;

/**
 * ISO 8601 text (without a zone: UTC), or milliseconds since 1970 as a number or in digits. What is no time of the
 * calendar gives an invalid date; nothing gives null.
 */
export function readTime(time: string | number | undefined): Date | null {
  if (time === undefined) return null;
  if (typeof time === 'number') return new Date(time);
  const text = time.trim();
  if (MILLISECONDS.test(text)) return new Date(Number(text));
  const [, date, day, clock = '00:00', zone = 'Z'] = ISO.exec(text) ?? [];
  const isOfCalendar = new Date(`${date}T00:00:00Z`).getUTCDate() === Number(day);
  return new Date(isOfCalendar ? `${date}T${clock}${zone.toUpperCase()}` : Number.NaN);
}
