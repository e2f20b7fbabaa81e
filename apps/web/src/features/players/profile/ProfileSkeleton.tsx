import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import '../ladder/Ladder.css';
import './ProfileHeader.css';

/** The head and the ladder of a profile while it is on its way. */
export function ProfileSkeleton() {
  return (
    <Loading className="min-h-screen">
      <div className="profile-head">
        <Skeleton width={100} height={100} radius="50%" className="max-md:size-18" />
        <div className="grid gap-3">
          <Skeleton width={120} height={16} />
          <Skeleton width={220} height={28} />
        </div>
        <Skeleton width={200} height={52} />
      </div>
      <div className="ladder mt-12">
        {[0, 1, 2].map((row) => (
          <div key={row} className="ladder-row">
            <span className="ladder-label" />
            {Array.from({ length: 20 }, (_, index) => (
              <Skeleton key={index} height={40} radius={5} />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
