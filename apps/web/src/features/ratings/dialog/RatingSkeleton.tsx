import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';

/** The popup in grey, in its final sizes. */
export function RatingSkeleton() {
  return (
    <Loading className="rating-columns">
      <div className="rating-left">
        <Skeleton height={260} radius={8} />
        <Skeleton height={44} />
        <Skeleton height={160} />
      </div>
      <div className="rating-right">
        <Skeleton height={62} />
        <Skeleton height={140} />
        <Skeleton height={84} />
        <Skeleton height={140} />
      </div>
    </Loading>
  );
}
