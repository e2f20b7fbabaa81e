import { useEffect, useState } from 'react';
import type { Shortcut } from '../../../lib/page-shortcuts.ts';
import { Kbd } from '../../../ui/Kbd.tsx';

/** Key caps that light up while their keys are held. They only watch: no key loses what it does in the browser. */
export function HelpKeys({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const held = useHeldKeys();
  return (
    <dl>
      {shortcuts.map(({ keys, does }) => (
        <div
          key={does}
          className="flex items-center justify-between gap-4 border-hairline py-2 not-first:border-t"
        >
          <dt>{does}</dt>
          <dd className="flex flex-none items-center gap-2">
            {keys.map((key) => (
              <Kbd key={key} lit={held.has(key)}>
                {key}
              </Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const caps = new Map([
  ['Control', 'Ctrl'],
  ['Meta', '⌘'],
  ['Escape', 'Esc'],
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['KeyR', 'R'],
]);

/** A letter by its place on the keyboard: with Alt held it may come as another sign. */
const capOf = ({ key, code }: KeyboardEvent) => caps.get(code) ?? caps.get(key) ?? key;

function useHeldKeys(): ReadonlySet<string> {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const stopping = new AbortController();
    const listening = { capture: true, signal: stopping.signal };
    const press = (event: KeyboardEvent) => setHeld((keys) => new Set(keys).add(capOf(event)));
    const release = (event: KeyboardEvent) =>
      // While ⌘ is held, a Mac reports no other keys that are let go.
      setHeld((keys) =>
        event.key === 'Meta' ? new Set() : new Set([...keys].filter((key) => key !== capOf(event))),
      );
    window.addEventListener('keydown', press, listening);
    window.addEventListener('keyup', release, listening);
    window.addEventListener('blur', () => setHeld(new Set()), listening);
    return () => stopping.abort();
  }, []);
  return held;
}
