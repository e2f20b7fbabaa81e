/**
 * When a video was uploaded: a moment, or a day of which nothing more is known (docs/rules/passes.md#upload-time).
 */
export interface UploadTime {
  /** What it is ranked by, of a day its last millisecond in UTC; an invalid date where nothing could be read. */
  readonly at: Date;
  readonly isDayOnly: boolean;
}

const EARLIEST = Date.parse('2010-01-01T00:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A day begins first where the clocks are ahead of UTC by so much. */
const FIRST_ZONE_MS = 14 * HOUR_MS;
const TO_THE_DAY = 'YYYY-MM-DD'.length;

const ISO = /^(\d{4}-\d{2}-(\d{2}))(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;
const MILLISECONDS = /^\d{1,16}$/;

/** The moment that a day is ranked by and shown as on the wire: the last millisecond that it has in UTC. */
export function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59.999Z`);
}

/**
 * `YYYY-MM-DD` is a day. Other ISO 8601 text (without a zone: UTC), or milliseconds since 1970 as a number or in digits,
 * is a moment. What the calendar does not have gives an invalid date; nothing gives null.
 */
export function readUploadTime(time: string | number | undefined): UploadTime | null {
  if (time === undefined) return null;
  const text = String(time).trim();
  if (typeof time === 'number' || MILLISECONDS.test(text)) return moment(new Date(Number(time)));
  const [, date = '', day, clock, zone = 'Z'] = ISO.exec(text) ?? [];
  if (new Date(`${date}T00:00:00Z`).getUTCDate() !== Number(day)) return moment(new Date(Number.NaN));
  if (clock === undefined) return { at: endOfDay(date), isDayOnly: true };
  return moment(new Date(`${date}T${clock}${zone.toUpperCase()}`));
}

export function moment(at: Date): UploadTime {
  return { at, isDayOnly: false };
}

export function isReadable({ at }: UploadTime): boolean {
  return !Number.isNaN(at.getTime());
}

/** From 2010 on; a moment at most a day after `now`, a day once it has begun somewhere on Earth. */
export function isUploadTime({ at, isDayOnly }: UploadTime, now: Date): boolean {
  const [first, limit] = isDayOnly ? [at.getTime() + 1 - DAY_MS, FIRST_ZONE_MS] : [at.getTime(), DAY_MS];
  return first >= EARLIEST && first <= now.getTime() + limit;
}

/** The latest day that has begun somewhere on Earth, `YYYY-MM-DD`. */
export function latestDay(now: Date): string {
  return dayIn(new Date(now.getTime() + FIRST_ZONE_MS));
}

/** The day as `YYYY-MM-DD`; null for a moment. */
export function uploadDay({ at, isDayOnly }: UploadTime): string | null {
  return isDayOnly ? dayIn(at) : null;
}

/** The text that reads as the same time: the day, or ISO 8601 to the millisecond. */
export function uploadTimeText(time: UploadTime): string {
  return uploadDay(time) ?? time.at.toISOString();
}

/** A pass as the wire has it, or with dates. */
export interface Upload {
  readonly id: number;
  readonly vidUploadTime: Date | string;
  readonly vidUploadDay: string | null;
}

/** The earlier upload first; a day never comes before a moment of it, of equal ones the lower id does. */
export function compareUploads(one: Upload, other: Upload): number {
  if (one.vidUploadTime < other.vidUploadTime) return -1;
  if (one.vidUploadTime > other.vidUploadTime) return 1;
  return Number(one.vidUploadDay !== null) - Number(other.vidUploadDay !== null) || one.id - other.id;
}

function dayIn(time: Date): string {
  return time.toISOString().slice(0, TO_THE_DAY);
}
