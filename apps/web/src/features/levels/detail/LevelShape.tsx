import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { firstRows } from './first-rows.ts';
import './LevelHeader.css';
import './LevelRecords.css';
import './YourClear.css';
import './LevelShape.css';

/** Passes of a level of which nothing is known. */
const LIKELY = 6;

/** The page of a level of which nothing is known yet. */
export function LevelShape() {
  return (
    <>
      <div className="level-band" aria-hidden="true">
        <Skeleton height="auto" radius={12} className="aspect-square" />
        <div className="grid gap-3">
          <Skeleton width="min(140px, 60%)" />
          <Skeleton width="min(320px, 90%)" height={32} />
          <Skeleton width="min(120px, 50%)" height={14} />
        </div>
        <div className="level-band-actions">
          <Skeleton width={168} height={48} radius={8} className="level-band-submit" />
          <Skeleton width={132} height={48} radius={8} />
        </div>
      </div>
      <LevelBodyShape clears={LIKELY} />
    </>
  );
}

/** What stands below the head of a level's page, in its final sizes. */
export function LevelBodyShape({ clears }: { clears: number }) {
  return (
    <Loading className="min-h-screen">
      {clears > 0 ? (
        <div className="you-strip your-clear-invites">
          <Skeleton width="50%" />
        </div>
      ) : null}
      <div className="level-records">
        {[0, 1, 2, 3, 4].map((fact) => (
          <div key={fact} className="grid gap-2">
            <Skeleton width="56%" />
            <Skeleton width="72%" height={20} />
            <Skeleton width="40%" />
          </div>
        ))}
      </div>
      <div className="flex items-center pb-2">
        <Skeleton width={180} height={20} />
        <Skeleton width={200} height={32} radius={8} className="ml-auto max-sm:hidden" />
      </div>
      <BoardShape passes={clears} />
    </Loading>
  );
}

/** The leaderboard of a level with so many passes, as high as it will be at first. */
export function BoardShape({ passes }: { passes: number }) {
  return (
    <div className="board-shape" aria-hidden="true">
      {Array.from({ length: firstRows(passes) }, (_, row) => (
        <div key={row} className="board-shape-row">
          <Skeleton width={16} height={16} />
          <Skeleton width={32} height={32} radius="50%" className="max-md:hidden" />
          <Skeleton width={row % 2 === 0 ? '48%' : '34%'} height={14} />
          <Skeleton height={14} />
          <Skeleton className="max-md:hidden" />
          <Skeleton height={6} className="max-md:hidden" />
          <Skeleton className="max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
