import type { ModifierChance } from '@rondo/domain/modifiers';

export interface CaseBarProps {
  chances: readonly ModifierChance[];
  /** The drawn number, of 100. */
  at: number;
}

/** The chances of a case side by side, and where the draw fell. The numbers beside it say the same. */
export function CaseBar({ chances, at }: CaseBarProps) {
  const total = chances.reduce((sum, { percent }) => sum + percent, 0);
  const parts = [
    ...chances.map(({ type, percent }, index) => ({
      key: type as string,
      percent,
      from: chances.slice(0, index).reduce((sum, chance) => sum + chance.percent, 0),
    })),
    { key: 'rest', percent: 100 - total, from: total },
  ].filter(({ percent }) => percent > 0);
  return (
    <div className="receipt-bar" aria-hidden="true">
      {parts.map(({ key, percent, from }) => (
        <i
          key={key}
          style={{ flex: `${percent} 0 0` }}
          data-won={(at >= from && at < from + percent) || undefined}
        />
      ))}
      <b style={{ left: `${at}%` }} />
    </div>
  );
}
