import { currentLanguage } from '../../lib/i18n/texts.ts';

/** To make a format takes much longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const language = currentLanguage();
  const name = `${language} ${JSON.stringify(options)}`;
  const made = formats.get(name) ?? new Intl.DateTimeFormat(language, options);
  formats.set(name, made);
  return made;
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** "19:38" */
export const clockText = (at: string): string => format(clock).format(new Date(at));

/** Day, month and time, with the year where it is another one than this. */
export function dateText(at: string, month: 'short' | 'long' = 'short'): string {
  const time = new Date(at);
  const year = time.getFullYear() === new Date().getFullYear() ? undefined : ('numeric' as const);
  return format({ ...clock, day: 'numeric', month, year }).format(time);
}

/** "1 February 2026" */
export const dayText = (at: string): string => format({ dateStyle: 'long' }).format(new Date(at));

/** "19:38" for today, else with the day. */
export const nearText = (at: string): string => (daysSince(at) === 0 ? clockText(at) : dateText(at));

/** "today" or "yesterday"; null for a day that has no word of its own. */
export function dayWord(at: string): string | null {
  const days = daysSince(at);
  if (days < 0 || days > 1) return null;
  return new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' }).format(-days, 'day');
}

/** Days of the calendar between a moment and now; negative for one to come. */
function daysSince(at: string): number {
  const day = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  return Math.round((day(new Date()) - day(new Date(at))) / 86_400_000);
}

/** Seconds since a moment, at least 0. */
export const secondsSince = (at: string): number =>
  Math.max(0, Math.floor((Date.now() - Date.parse(at)) / 1_000));
