import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * The keys of the popup around an element: they work anywhere in it, while typing too, but not in another popup above
 * it. They come before those of its parts.
 * @param actionOf what a key does; undefined: nothing here
 */
export function usePopupKeys(
  inside: RefObject<HTMLElement | null>,
  actionOf: (event: KeyboardEvent) => (() => void) | undefined,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const popup = inside.current?.closest('[role="dialog"]');
    if (event.isComposing || !(event.target instanceof Node) || !popup?.contains(event.target)) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    if (!event.repeat) action();
  });
  useEffect(() => {
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}

/** Ctrl or ⌘ with Enter: sends what is typed, from anywhere. */
export function isSendKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey;
}
