import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { homeItem, usePublicNav } from './navigation.ts';

const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog.tsx'), 'ShortcutsDialog');

const timeout = 1_500;

/** The keys that work on every page: Ctrl+K or Cmd+K quick search, `/` search, `?` help, `g` and a letter for a screen. */
export function Shortcuts({ onSearch }: { onSearch: () => void }) {
  const navigate = useNavigate();
  const publicNav = usePublicNav();
  const [helping, setHelping] = useState(false);
  const going = useRef(0);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isQuickSearch(event)) {
        event.preventDefault();
        if (!isCovered()) onSearch();
        return;
      }
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target))
        return;
      const wantsScreen = Date.now() - going.current < timeout;
      going.current = event.key === 'g' ? Date.now() : 0;
      const screen = wantsScreen ? [homeItem, ...publicNav].find(({ go }) => go === event.key) : undefined;
      if (screen) void navigate({ to: screen.to });
      else if (event.key === '/') searchHere(onSearch);
      else if (event.key === '?') setHelping(true);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, onSearch, publicNav]);

  return helping ? <ShortcutsDialog onClose={() => setHelping(false)} /> : null;
}

/** The one key that works while typing as well. */
function isQuickSearch({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Dialogs and menus have keys of their own. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

/** Typing, and dialogs with keys of their own, come first. */
function isTaken(target: EventTarget | null): boolean {
  if (isCovered()) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Into the page's own search box, else into the search over everything. */
function searchHere(orEverywhere: () => void): void {
  const box = document.querySelector<HTMLElement>('[data-shortcut="search"]');
  if (box) box.focus();
  else orEverywhere();
}
