import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { singleKeysAct } from './single-keys-switch.ts';

/** What takes keys for itself as long as it is there, and buttons whose popup is on its way. */
const open =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [aria-haspopup][aria-expanded="true"]';

/** Inputs that are pressed, not typed into: Space and arrows are theirs, letters are not. */
const pressed = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** What letters are typed into. */
const typing = [
  `input${pressed.map((type) => `:not([type="${type}"])`).join('')}`,
  'textarea, select, [contenteditable]:not([contenteditable="false"])',
  '[role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"]',
].join();

/** What is open though the page does not show it as such: it is still loading, or is only a box. */
const holders = new Set<object>();

function hold(): () => void {
  const holder = {};
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Where keys belong to a part of a page. */
interface Part {
  /** A selector of the part: its keys act while the focus is in it. */
  inside: string;
  /** Those that lead into it, or make something new in it, and change nothing: act while nothing has the focus as well. */
  entering: string;
}

/**
 * Acts on keys that are pressed alone, letters and signs. They are silent while anything is open or typed into, and
 * where the person turned them off; this is the one place that says so.
 * @param act says whether it had a use for the key
 * @param part none: they act everywhere on the page
 */
export function useSingleKeys(act: (key: string) => boolean, part?: Part): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing);
    if (event.defaultPrevented || !isPlain || isTypedInto(event.target) || isAnythingOpen()) return;
    // Enter, Delete and F2 are no signs that speech could be taken for.
    if (event.key.length === 1 && !singleKeysAct()) return;
    if (part && !isFor(part, event)) return;
    if (act(event.key)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Silences single keys while something is open that `isAnythingOpen` would not find on the page. */
export function useSilenceWhile(isOpen: boolean): void {
  useLayoutEffect(() => (isOpen ? hold() : undefined), [isOpen]);
}

/** How long nobody may press a key before what has changed under the person's hands obeys them, in milliseconds. */
const pause = 1_000;

/**
 * Silences single keys from a change until the person has paused: what they type may be meant for what was there.
 * @param change another object for every change; null: none yet
 * @returns whether the change is that fresh
 */
export function useSilenceAfter(change: object | null): boolean {
  const [settled, setSettled] = useState(change);
  useLayoutEffect(() => {
    if (change === null || change === settled) return;
    const release = hold();
    let timer = 0;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        release();
        setSettled(change);
      }, pause);
    };
    wait();
    document.addEventListener('keydown', wait, { capture: true });
    return () => {
      release();
      window.clearTimeout(timer);
      document.removeEventListener('keydown', wait, { capture: true });
    };
  }, [change, settled]);
  return settled !== change;
}

/** Whether keys belong to something over the page. */
export function isAnythingOpen(): boolean {
  return holders.size > 0 || document.querySelector(open) !== null;
}

function isFor({ inside, entering }: Part, { key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(inside) !== null || (entering.includes(key.toLowerCase()) && hasNoFocus(target));
}

/** The page itself, the whole of what it shows or its title is where the focus is when nothing has it. */
export function hasNoFocus(target: Element | null = document.activeElement): boolean {
  return target === null || target.matches('body, #main, h1');
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typing) !== null;
}
