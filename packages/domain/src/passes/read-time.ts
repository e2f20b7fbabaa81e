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
