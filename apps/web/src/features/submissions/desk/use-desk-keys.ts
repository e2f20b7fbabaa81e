import { useEffect, useEffectEvent } from 'react';

export type DeskKey = 'j' | 'k' | 'a' | 'd' | 'v';

/** Does the action of a pressed letter; typing, dialogs and menus come first. */
export function useDeskKeys(actions: Partial<Record<DeskKey, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing;
    if (event.defaultPrevented || isHeld || isTaken(event.target)) return;
    const action = actions[event.key.toLowerCase() as DeskKey];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
