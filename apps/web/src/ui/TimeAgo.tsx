import { useSyncExternalStore } from 'react';
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

/** How long ago, renewed every minute; the exact time is in the title. */
export function TimeAgo({ at, className }: { at: string; className?: string }) {
  const { t, language } = useTranslation('components');
  const time = new Date(at);
  const since = timeAgo(time, new Date(useSyncExternalStore(watchClock, () => now)));
  const { exact, relative } = formatsOf(language);
  return (
    <time dateTime={at} title={exact.format(time)} className={className}>
      {since ? relative.format(-since.count, since.unit) : t('justNow')}
    </time>
  );
}

function formatsOf(language: string) {
  const known = formats.get(language);
  if (known) return known;
  const made = {
    exact: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
    relative: new Intl.RelativeTimeFormat(language, { numeric: 'always' }),
  };
  formats.set(language, made);
  return made;
}

/** To make one takes much longer than to use it a hundred times. */
const formats = new Map<string, { exact: Intl.DateTimeFormat; relative: Intl.RelativeTimeFormat }>();
