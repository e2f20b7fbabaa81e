import { formatScore } from '@rondo/domain/format';
import type { ModifierType } from '@rondo/domain/modifiers';

export interface ValuedModifier {
  readonly type: ModifierType;
  readonly value: number | null;
}

/** The value of a modifier with its sign: "+ 640.00", "× 1.32"; null where it has none that is shown. */
export function valueText({ type, value }: ValuedModifier): string | null {
  if (value === null) return null;
  if (type === 'ranked_add') return `+ ${formatScore(value)}`;
  return type === 'ranked_multiply' ? `× ${value.toFixed(2)}` : null;
}
