import type { ScoreParts } from './score.ts';

export type ScoreStepName = 'base' | 'accuracy' | 'speed' | 'minimum' | 'misses' | 'holds';

/** One line of the way from the base score to the score. */
export interface ScoreStep {
  readonly name: ScoreStepName;
  /** What the line multiplies by; null for the base and for the minimum of Marathon, which set a value. */
  readonly factor: number | null;
  /** The score so far, this line included; the last one is the score. */
  readonly running: number;
}

/** The parts of a score in the order in which they are multiplied (docs/rules/passes.md#score). */
export function scoreSteps(parts: ScoreParts): ScoreStep[] {
  const { base, accuracyFactor, speedFactor, core, missFactor, holdFactor, score } = parts;
  const withAccuracy = base * accuracyFactor;
  const withSpeed = withAccuracy * speedFactor;
  return [
    { name: 'base', factor: null, running: base },
    { name: 'accuracy', factor: accuracyFactor, running: withAccuracy },
    { name: 'speed', factor: speedFactor, running: withSpeed },
    ...(core > withSpeed ? [{ name: 'minimum', factor: null, running: core } as const] : []),
    { name: 'misses', factor: missFactor, running: core * missFactor },
    { name: 'holds', factor: holdFactor, running: score },
  ];
}
