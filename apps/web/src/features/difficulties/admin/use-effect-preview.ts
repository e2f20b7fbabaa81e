import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUnlocked } from '../../../lib/api/second-password.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { type DifficultyEdit, type DifficultyEffect, previewDifficulty } from './api.ts';

const pause = 300;

export interface EffectPreview {
  /** Null until it is worked out for what is asked now. */
  effect: DifficultyEffect | null;
  error: unknown;
  /** The password is no longer kept, so nothing is asked. */
  isLocked: boolean;
  /** Asks once more after an error. */
  retry: () => void;
}

/**
 * What a change of a difficulty would do, asked 300 ms after it was last typed at.
 * @param body null: there is nothing to ask
 */
export function useEffectPreview(
  id: number,
  body: (DifficultyEdit & { fallbackId?: number }) | null,
): EffectPreview {
  const isLocked = useUnlocked() === null;
  const text = JSON.stringify(body);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), pause);
    return () => window.clearTimeout(timer);
  }, [text]);
  const asked = JSON.parse(settled) as typeof body;
  const query = useQuery({
    queryKey: keys.difficultyEffect(id, asked ?? {}),
    queryFn: ({ signal }) => previewDifficulty(id, asked ?? {}, signal),
    enabled: asked !== null && !isLocked,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const isCurrent = settled === text;
  return {
    effect: isCurrent ? (query.data ?? null) : null,
    error: isCurrent && !query.isFetching ? query.error : null,
    isLocked,
    retry: () => void query.refetch(),
  };
}
