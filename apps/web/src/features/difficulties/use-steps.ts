import { nextStep, pguAt, stepRows } from '@rondo/domain/difficulties';
import { useMemo } from 'react';
import { type Difficulty, useDifficulties } from './api.ts';

type Ends = readonly [low: number, high: number];

/**
 * The steps of the scale. A step that staff have removed stands for where a range with that end really ends
 * (docs/rules/difficulties.md#steps).
 */
export function useSteps(legacy: boolean) {
  const difficulties = useDifficulties();
  const steps = useMemo(() => stepRows(difficulties), [difficulties]);
  const rowAt = (at: number, [low, high]: Ends): Difficulty | undefined =>
    steps.get(nextStep(steps, at, at === low ? high : low) ?? at);
  const wordAt = (at: number, ends: Ends = [at, at]): string => {
    const row = rowAt(at, ends);
    return (legacy ? row?.legacy : row?.name) ?? pguAt(at).name;
  };
  return { steps, rowAt, wordAt };
}
