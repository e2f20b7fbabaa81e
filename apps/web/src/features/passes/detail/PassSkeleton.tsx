import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';

/** The page of a pass in grey, in its final sizes. */
export function PassSkeleton() {
  return (
    <Loading>
      <div className="pass-cards">
        <Skeleton height={128} radius={12} />
        <Skeleton height={128} radius={12} />
      </div>
      <div className="pass-columns">
        <div className="pass-facts">
          <Skeleton height={60} />
          <Skeleton height={24} width="60%" />
          <Skeleton height={220} radius={8} />
        </div>
        <div className="pass-video">
          <Skeleton className="pass-video-skeleton" height="auto" radius={8} />
        </div>
        <Skeleton className="pass-score" height={180} radius={12} />
      </div>
    </Loading>
  );
}
