import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Given } from '../../../lib/api/contract.ts';
import { useUnlocked } from '../../../lib/api/second-password.ts';
import { query } from '../../../lib/queries/query.ts';
import type { DifficultyEffect } from './api.ts';

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
export function useEffectPreview(id: number, body: Given<'previewDifficulty'>['body'] | null): EffectPreview {
  const isLocked = useUnlocked() === null;
  const text = JSON.stringify(body);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), pause);
    return () => window.clearTimeout(timer);
  }, [text]);
  const asked = JSON.parse(settled) as typeof body;
  const preview = useQuery({
    ...query('previewDifficulty', { id, body: asked ?? {} }, { staleTime: 0, gcTime: 0, retry: false }),
    enabled: asked !== null && !isLocked,
  });
  const isCurrent = settled === text;
  return {
    effect: isCurrent ? (preview.data ?? null) : null,
    error: isCurrent && !preview.isFetching ? preview.error : null,
    isLocked,
    retry: () => void preview.refetch(),
  };
}
