import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { timeAgo } from '../lib/format.ts';

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
      for (const tell of listeners) tell();
    }, minute);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.clearInterval(timer);
  };
}

/** How long ago, renewed every minute; the exact time is in the title. */
export function TimeAgo({ at, className }: { at: string; className?: string }) {
  const { t, i18n } = useTranslation('components');
  const time = new Date(at);
  const since = timeAgo(time, new Date(useSyncExternalStore(watchClock, () => now)));
  const exact = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    time,
  );
  return (
    <time dateTime={at} title={exact} className={className}>
      {since
        ? new Intl.RelativeTimeFormat(i18n.language, { numeric: 'always' }).format(-since.count, since.unit)
        : t('justNow')}
    </time>
  );
}
