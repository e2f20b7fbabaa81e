import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough for the eye to see that something happened, in milliseconds. */
const shortestSpin = 1_000;

/** Reloads a list, by button and by Ctrl+Alt+R, which works while typing and over dialogs as well. */
export function useRefresh(reload: () => Promise<unknown>): { refresh: () => void; isRefreshing: boolean } {
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    if (isRefreshing) return;
    setRefreshing(true);
    await Promise.all([reload(), new Promise((done) => setTimeout(done, shortestSpin))]);
    setRefreshing(false);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = event.code === 'KeyR' && event.ctrlKey && event.altKey && !event.metaKey;
    // AltGr, which some keyboards write letters with, says Ctrl and Alt as well.
    if (!isAsked || event.getModifierState('AltGraph')) return;
    event.preventDefault();
    if (!event.repeat) void refresh();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return { refresh: () => void refresh(), isRefreshing };
}
