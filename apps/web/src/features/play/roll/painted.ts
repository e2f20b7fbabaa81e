import { contrast } from '@rondo/domain/difficulties';
import { difficultyWheel, GIMMICKS, REASONS, USUAL_RARE_TURNS } from '@rondo/domain/play';
import type { Difficulty } from '../../difficulties/index.ts';
import type { PaintedSlice } from '../wheel/SlicePlate.tsx';
import type { Draw } from './use-draws.ts';

const DARK = '#0A0709';
const LIGHT = '#FFFFFF';

const REASON_FILLS = ['#E74C3C', '#C0392B'];
const GIMMICK_FILLS = ['#F39C12', '#D35400'];

/** Reasons or gimmicks as they stand on their wheel. */
export function paintedWords(kind: 'reason' | 'gimmick', draw: Draw | undefined): readonly PaintedSlice[] {
  const table = draw?.receipt.table;
  const words = table?.kind === kind ? table.words : kind === 'reason' ? REASONS : GIMMICKS;
  const fills = kind === 'reason' ? REASON_FILLS : GIMMICK_FILLS;
  return words.map((label, index) => {
    const fill = fills[index % fills.length] ?? DARK;
    return { label, fill, ink: contrast(fill, DARK) > contrast(fill, LIGHT) ? DARK : LIGHT };
  });
}

/** Difficulties as they stand on their wheel: of the draw, or before it of the site. */
export function paintedDifficulties(
  difficulties: readonly Difficulty[],
  draw: Draw | undefined,
): readonly PaintedSlice[] {
  const table = draw?.receipt.table;
  const ids =
    table?.kind === 'difficulty'
      ? table.difficulties
      : difficultyWheel(difficulties, USUAL_RARE_TURNS).difficulties;
  const byId = new Map(difficulties.map((one) => [one.id, one]));
  return ids.map((id) => {
    const one = byId.get(id);
    return { label: one?.name ?? `#${id}`, badge: one, fill: one?.color ?? '#666666' };
  });
}
