import type { LadderClear } from '@rondo/domain/players';
import type { PlayerPass } from '../api.ts';

/** The passes of a profile that count. */
export const counting = (passes: readonly PlayerPass[]): PlayerPass[] =>
  passes.filter(({ isDuplicate, isDeleted }) => !isDuplicate && !isDeleted);

/** Passes as the ladder takes them. */
export const asClears = (passes: readonly PlayerPass[]): LadderClear[] =>
  passes.map(({ levelId, accuracy, level: { difficulty } }) => ({ levelId, accuracy, difficulty }));
