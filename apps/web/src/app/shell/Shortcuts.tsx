import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { isAnythingOpen, useSilenceWhile, useSingleKeys } from '../../lib/single-keys.ts';
import { homeItem, usePublicNav } from './navigation.ts';

const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog.tsx'), 'ShortcutsDialog', 'shortcuts');

const timeout = 1_500;

/** The keys that work on every page: Ctrl+K or Cmd+K quick search, `/` search, `?` help, `g` and a letter for a screen. */
export function Shortcuts({ onSearch }: { onSearch: () => void }) {
  const navigate = useNavigate();
  const publicNav = usePublicNav();
  const [helping, setHelping] = useState(false);
  const going = useRef(0);

  useSilenceWhile(helping);
  useSingleKeys((key) => {
    const wantsScreen = Date.now() - going.current < timeout;
    going.current = key === 'g' ? Date.now() : 0;
    const screen = wantsScreen ? [homeItem, ...publicNav].find(({ go }) => go === key) : undefined;
    if (screen) void navigate({ to: screen.to, search: screen.search as never });
    else if (key === '/') searchHere(onSearch);
    else if (key === '?') setHelping(true);
    else return false;
    return true;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isQuickSearch(event)) return;
      event.preventDefault();
      if (!isAnythingOpen()) onSearch();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onSearch]);

  return helping ? <ShortcutsDialog onClose={() => setHelping(false)} /> : null;
}

/** The one key that works while typing as well. */
function isQuickSearch({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Into the page's own search box, else into the search over everything. */
function searchHere(orEverywhere: () => void): void {
  const box = document.querySelector<HTMLElement>('[data-shortcut="search"]');
  if (box) box.focus();
  else orEverywhere();
}
