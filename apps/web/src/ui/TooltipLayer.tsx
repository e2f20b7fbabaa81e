import { useEffect, useRef, useState } from 'react';
import './TooltipLayer.css';

const delay = 350;
const gap = 8;

interface Tip {
  text: string;
  anchor: DOMRect;
}

/**
 * Shows the `data-tooltip` of whatever is hovered or focused. One layer serves the whole page, so a list of a thousand
 * icon buttons costs nothing. Escape hides the tip; the pointer may travel onto it.
 */
export function TooltipLayer() {
  const [tip, setTip] = useState<Tip | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer = 0;
    const show = (target: EventTarget | null, wait: number) => {
      const owner = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
      if (target instanceof Node && box.current?.contains(target)) return;
      window.clearTimeout(timer);
      const text = owner?.dataset.tooltip;
      if (!owner || !text || owner.getAttribute('aria-expanded') === 'true') return setTip(null);
      timer = window.setTimeout(
        () => owner.isConnected && setTip({ text, anchor: owner.getBoundingClientRect() }),
        wait,
      );
    };
    const hide = () => {
      window.clearTimeout(timer);
      setTip(null);
    };
    const onOver = (event: PointerEvent) => event.pointerType !== 'touch' && show(event.target, delay);
    const onFocus = (event: FocusEvent) =>
      event.target instanceof Element && event.target.matches(':focus-visible') && show(event.target, 0);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const listeners: [string, EventListener][] = [
      ['pointerover', onOver as EventListener],
      ['focusin', onFocus as EventListener],
      ['focusout', hide],
      ['pointerdown', hide],
      ['scroll', hide],
      ['keydown', onKey as EventListener],
    ];
    for (const [name, listener] of listeners)
      document.addEventListener(name, listener, { capture: true, passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const [name, listener] of listeners)
        document.removeEventListener(name, listener, { capture: true });
    };
  }, []);

  if (!tip) return null;
  const middle = (tip.anchor.left + tip.anchor.right) / 2;
  const below = tip.anchor.bottom + gap + 40 < window.innerHeight;
  return (
    <div
      ref={(element) => {
        box.current = element;
        if (element) keepInside(element, middle);
      }}
      className="tooltip"
      aria-hidden="true"
      data-below={below || undefined}
      style={{ top: below ? tip.anchor.bottom + gap : tip.anchor.top - gap }}
    >
      {tip.text}
    </div>
  );
}

/** Centres the tip on its owner, but never past the window's edge. */
function keepInside(element: HTMLElement, middle: number): void {
  const width = element.offsetWidth;
  const left = Math.max(
    gap,
    Math.min(middle - width / 2, document.documentElement.clientWidth - width - gap),
  );
  element.style.left = `${left}px`;
}
