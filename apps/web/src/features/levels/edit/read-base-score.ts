const MAX_BASE = 1_000_000;

/**
 * A typed base score: null when it is left empty or 0 (not set), undefined when it is none
 * (docs/rules/levels.md#level-edit).
 */
export function readBaseScore(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  const value = /^\d{1,7}(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
  if (Number.isNaN(value) || value > MAX_BASE) return undefined;
  return value === 0 ? null : value;
}
