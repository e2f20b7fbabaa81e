import { Skeleton } from '../../../ui/Skeleton.tsx';
import './LeaderboardRow.css';

/** A row that is still on its way. */
export function LeaderboardRowShape() {
  return (
    <div className="leader" aria-hidden="true">
      <Skeleton width={28} height={18} className="ml-auto max-md:m-0" />
      <Skeleton width={20} className="ml-auto max-md:hidden" />
      <Skeleton width={20} className="ml-auto max-md:hidden" />
      <Skeleton width="min(48px, 100%)" height="auto" radius="50%" className="ml-auto aspect-square" />
      <div className="grid min-w-0 gap-2">
        <Skeleton width="40%" height={14} />
        <Skeleton width="24%" />
      </div>
      <Skeleton width={84} height={16} className="ml-auto" />
      <Skeleton width="72%" className="leader-more ml-auto max-md:hidden" />
      <Skeleton width="72%" className="leader-more ml-auto max-md:hidden" />
    </div>
  );
}
