import { JUDGEMENT_KEYS, judgementCount, type Judgements, MAX_JUDGEMENT_COUNT } from './judgements.ts';

export const MIN_SPEED = 1;
export const MAX_SPEED = 100;

/** 1 … 100 (docs/rules/passes.md#values); an empty speed is 1 before it comes here. */
export function isSpeed(speed: number): boolean {
  return speed >= MIN_SPEED && speed <= MAX_SPEED;
}

export function isJudgementCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= MAX_JUDGEMENT_COUNT;
}

/** True when every count is allowed and at least one is not 0 (docs/rules/passes.md#judgements). */
export function areJudgements(judgements: Judgements): boolean {
  return JUDGEMENT_KEYS.every((key) => isJudgementCount(judgements[key])) && judgementCount(judgements) > 0;
}
