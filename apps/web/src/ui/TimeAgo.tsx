import { useSyncExternalStore } from 'react';
import { dayText } from '../lib/day-text.ts';
import { timeAgo } from '../lib/format.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';

const minute = 60_000;
let now = Date.now();
let timer = 0;
const listeners = new Set<() => void>();

/** One clock for all of them, running only while one is shown. */
function watchClock(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    now = Date.now();
    timer = window.setInterval(() => {
      now = Date.now();
      for (const notify of listeners) notify();
    }, minute);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.clearInterval(timer);
  };
}

export interface TimeAgoProps {
  at: string;
  /** Where only the day is known, `YYYY-MM-DD`; then `at` is not looked at. */
  day?: string | null;
  /** In as few letters as the language has. */
  short?: boolean;
  className?: string;
}

/** How long ago, renewed every minute; the exact time is in the title. */
export function TimeAgo({ at, day = null, short = false, className }: TimeAgoProps) {
  const { t, language } = useTranslation('components');
  const present = new Date(useSyncExternalStore(watchClock, () => now));
  const { exact, today, ...formats } = formatsOf(language);
  const relative = short ? formats.narrow : formats.relative;
  if (day !== null) {
    const days = timeAgo(new Date(day), startOfDay(present));
    return (
      <time dateTime={day} title={dayText(day, language, 'medium')} className={className}>
        {days ? relative.format(-days.count, days.unit) : today.format(0, 'day')}
      </time>
    );
  }
  const time = new Date(at);
  const since = timeAgo(time, present);
  return (
    <time dateTime={at} title={exact.format(time)} className={className}>
      {since ? relative.format(-since.count, since.unit) : t('justNow')}
    </time>
  );
}

/** The reader's day as UTC writes it. */
function startOfDay(time: Date): Date {
  return new Date(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()));
}

interface Formats {
  exact: Intl.DateTimeFormat;
  relative: Intl.RelativeTimeFormat;
  narrow: Intl.RelativeTimeFormat;
  today: Intl.RelativeTimeFormat;
}

function formatsOf(language: string): Formats {
  const known = made.get(language);
  if (known) return known;
  const formats = {
    exact: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
    relative: new Intl.RelativeTimeFormat(language, { numeric: 'always' }),
    narrow: new Intl.RelativeTimeFormat(language, { numeric: 'always', style: 'narrow' }),
    today: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  };
  made.set(language, formats);
  return formats;
}

/** To make one takes much longer than to use it a hundred times. */
const made = new Map<string, Formats>();
