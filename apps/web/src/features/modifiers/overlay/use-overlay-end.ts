import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { overlaysChanged } from '../../../lib/queries/overlays-changed.ts';
import type { PlayerOverlay } from '../api.ts';

/** Milliseconds until what should be over is asked for again: the clock of this browser may be ahead. */
const AGAIN = 5_000;

/** Asks for the overlays in view again as soon as the first of these modifiers is over. */
export function useOverlayEnd(active: PlayerOverlay['active']): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (active.length === 0) return;
    const left = Math.min(...active.map(({ expiresAt }) => Date.parse(expiresAt))) - Date.now();
    const timer = window.setTimeout(() => void overlaysChanged(queries), left > 0 ? left : AGAIN);
    return () => window.clearTimeout(timer);
  }, [active, queries]);
}
