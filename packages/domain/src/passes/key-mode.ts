const FIRST_OFFERED_DIFFICULTY_ID = 41;

export interface KeyModes {
  readonly is12K: boolean;
  readonly is16K: boolean;
}

export type KeyModeProblem = 'KEY_MODE_CONFLICT' | 'KEY_MODE_NOT_ALLOWED' | 'KEY_MODE_REQUIRED';

/** Whether 12K and 16K exist for a level of this difficulty (docs/rules/passes.md#key-mode). */
export function isKeyModeOffered(difficulty: { readonly id: number }): boolean {
  return difficulty.id >= FIRST_OFFERED_DIFFICULTY_ID;
}

/**
 * Whether a submission must name one: U and Q difficulties. Never where none is offered, or a level that is
 * still Unranked (id 0, yet a name with U) could take no pass at all.
 */
export function isKeyModeRequired(difficulty: { readonly id: number; readonly name: string }): boolean {
  return isKeyModeOffered(difficulty) && /^[UQ]/i.test(difficulty.name);
}

/** `isEdit`: a staff edit, which may leave the key mode open. */
export function keyModeProblem(
  modes: KeyModes,
  difficulty: { readonly id: number; readonly name: string },
  isEdit = false,
): KeyModeProblem | null {
  if (modes.is12K && modes.is16K) return 'KEY_MODE_CONFLICT';
  if (modes.is12K || modes.is16K) return isKeyModeOffered(difficulty) ? null : 'KEY_MODE_NOT_ALLOWED';
  return !isEdit && isKeyModeRequired(difficulty) ? 'KEY_MODE_REQUIRED' : null;
}
