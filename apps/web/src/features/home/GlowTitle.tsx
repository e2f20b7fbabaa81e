import { useEffect, useRef } from 'react';
import { useReducedMotion } from '../../lib/use-reduced-motion.ts';
import './GlowTitle.css';

/** The light comes on when the pointer is this near, in pixels. */
const REACH = 100;

/**
 * The page's heading in two lines, the second in the colours of the brand. Near the pointer a second copy shines through
 * a round hole that follows it; it stays dark on touch screens and with reduced motion.
 */
export function GlowTitle({ lines: [first, second] }: { lines: readonly [string, string] }) {
  const title = useRef<HTMLHeadingElement>(null);
  const still = useReducedMotion();
  useEffect(() => {
    const element = title.current;
    if (still || !element) return;
    let frame = 0;
    const shine = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'touch') return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isNear =
          clientX > left - REACH &&
          clientX < right + REACH &&
          clientY > top - REACH &&
          clientY < bottom + REACH;
        element.toggleAttribute('data-lit', isNear);
        if (!isNear) return;
        element.style.setProperty('--glow-x', `${Math.round(clientX - left)}px`);
        element.style.setProperty('--glow-y', `${Math.round(clientY - top)}px`);
      });
    };
    window.addEventListener('pointermove', shine, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', shine);
      element.removeAttribute('data-lit');
    };
  }, [still]);
  return (
    <h1 ref={title} className="glow-title">
      {first} <span className="glow-title-brand">{second}</span>
      {still ? null : (
        <span className="glow-title-light" aria-hidden="true">
          {first} <span>{second}</span>
        </span>
      )}
    </h1>
  );
}
