import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import '../ladder/Ladder.css';
import './ProfileHeader.css';

/** A profile of which nothing is known yet. */
export function ProfileShape() {
  return (
    <>
      <HeadShape />
      <LadderShape />
    </>
  );
}

/** What stands below the head of a profile, while it is on its way. */
export function LadderShape() {
  return (
    <Loading className="min-h-screen">
      <div className="ladder mt-12">
        {[0, 1, 2].map((row) => (
          <div key={row} className="ladder-row">
            <span className="ladder-label">
              <Skeleton width={48} height={20} />
            </span>
            {Array.from({ length: 20 }, (_, index) => (
              <Skeleton key={index} height={40} radius={5} />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}

function HeadShape() {
  return (
    <div className="profile-head" aria-hidden="true">
      <Skeleton height="auto" radius="50%" className="aspect-square" />
      <div className="grid gap-3">
        <Skeleton width={72} height={20} radius={999} />
        <Skeleton width="min(220px, 90%)" height={28} />
        <Skeleton width="min(150px, 70%)" />
      </div>
      <div className="profile-score grid justify-items-end gap-3 max-lg:justify-items-start">
        <Skeleton width={96} />
        <Skeleton width={200} height={44} />
        <Skeleton width={160} />
      </div>
    </div>
  );
}
