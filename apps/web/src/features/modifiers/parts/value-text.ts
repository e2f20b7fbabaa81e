import { formatScore } from '@rondo/domain/format';
import type { ModifierType } from '@rondo/domain/modifiers';

export interface ValuedModifier {
  readonly type: ModifierType;
  readonly value: number | null;
}

/** The value of a modifier as people read it; null where it has none that is shown. */
export function valueNumber({ type, value }: ValuedModifier): string | null {
  if (value === null) return null;
  if (type === 'ranked_add') return formatScore(value);
  return type === 'ranked_multiply' ? value.toFixed(2) : null;
}

/** The same with its sign: "+ 640.00", "× 1.32". */
export function valueText(modifier: ValuedModifier): string | null {
  const number = valueNumber(modifier);
  return number && `${modifier.type === 'ranked_add' ? '+' : '×'} ${number}`;
}
