import { formatCount } from '../lib/format.ts';
import './RankBadge.css';
import { HiddenLabel } from './HiddenLabel.tsx';

export interface RankBadgeProps {
  /** Nothing is shown without one. */
  rank: number | null;
  /** What the rank is by; tooltip and spoken text. */
  label: string;
}

/** A rank among all; gold, silver and bronze for the first three. */
export function RankBadge({ rank, label }: RankBadgeProps) {
  if (rank === null) return null;
  return (
    <span className="rank-badge" data-rank={rank <= 3 ? rank : undefined} title={label}>
      <HiddenLabel of={label} />#{formatCount(rank)}
    </span>
  );
}
