import { type CSSProperties, useMemo } from 'react';
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts';
import './Particles.css';

const COUNT = 20;

/** Drops of the brand pair that drift at the upper and lower edge; nothing with reduced motion. */
export function Particles({ seed }: { seed: number }) {
  const still = useReducedMotion();
  const drops = useMemo(() => scatter(seed), [seed]);
  if (still) return null;
  return (
    <div className="particles" aria-hidden="true">
      {drops.map((style, index) => (
        // The drops of a pass never change places.
        <i key={index} className={index % 2 === 0 ? 'particle-ember' : 'particle-ice'} style={style} />
      ))}
    </div>
  );
}

/** Places, sizes 14-20 px, times 4-6 s and drifts 5-10 px; the same ones for the same seed. */
function scatter(seed: number): CSSProperties[] {
  let state = seed % 2_147_483_647 || 1;
  const between = (low: number, high: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return low + ((high - low) * state) / 2_147_483_647;
  };
  return Array.from({ length: COUNT }, (_, index) => {
    const size = Math.round(between(14, 20));
    const sideways = between(5, 10) * (between(-1, 1) < 0 ? -1 : 1);
    const reach = between(4, 12) - size;
    return {
      left: `${between(1, 97).toFixed(1)}%`,
      [index % 2 === 0 ? 'bottom' : 'top']: `${reach.toFixed(1)}px`,
      width: size,
      height: size,
      opacity: Number(between(0.2, 0.5).toFixed(2)),
      animationDuration: `${between(4, 6).toFixed(1)}s`,
      animationDelay: `${between(-6, 0).toFixed(1)}s`,
      '--drift-x': `${sideways.toFixed(1)}px`,
      '--drift-y': `${((index % 2 === 0 ? -1 : 1) * between(5, 10)).toFixed(1)}px`,
    } as CSSProperties;
  });
}
