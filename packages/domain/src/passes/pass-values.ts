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

/** A count as typed: digits give a number, blank gives null, anything else NaN. */
export function readCount(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** A speed as typed: blank gives null, a decimal number its value, anything else NaN; a comma counts as a point. */
export function readSpeed(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  return /^\d{1,6}(\.\d{0,12})?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
