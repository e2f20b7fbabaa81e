import { useState } from 'react';
import type { Turn } from '../wheel/Wheel.tsx';
import type { Draw, DrawOf, Draws } from './use-draws.ts';

interface Spun {
  readonly draw: Draw;
  readonly turn: Turn;
}

/** One wheel: at first it waits, then it turns to what was drawn, then it rests there. */
export function useSpin(draws: Draws) {
  const [spun, setSpun] = useState<Spun | null>(null);
  const [isTurning, setTurning] = useState(false);
  const spin = (of: DrawOf, planOf: (draw: Draw) => Turn['plan']) =>
    draws.draw(of, {
      onSuccess: (draw) => {
        setSpun({ draw, turn: { plan: planOf(draw) } });
        setTurning(true);
      },
    });
  const skip = () =>
    setSpun((now) => now && { ...now, turn: { plan: (from) => ({ ...now.turn.plan(from), ms: 0 }) } });
  const clear = () => {
    setSpun(null);
    setTurning(false);
  };
  return {
    draw: spun?.draw,
    turn: spun?.turn ?? null,
    isTurning,
    /** Nothing may close it. */
    isBusy: isTurning || draws.isDrawing,
    isResting: spun !== null && !isTurning,
    spin,
    skip,
    clear,
    rest: () => setTurning(false),
  };
}
export type Spin = ReturnType<typeof useSpin>;
