import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import './FeedFrame.css';

/** Latest clears beside what else is new. */
export function FeedFrame({ latest, more }: { latest: ReactNode; more: ReactNode }) {
  return (
    <div className="home-feed">
      {latest}
      <div className="home-new min-w-0">{more}</div>
    </div>
  );
}

/** The feed in grey, in its final sizes. */
export function FeedSkeleton() {
  const head = (
    <div className="home-feed-head">
      <Skeleton width={130} height={16} />
    </div>
  );
  return (
    <Loading>
      <FeedFrame
        latest={
          <div className="home-latest min-w-0">
            {head}
            <div className="clear-row clear-heads" />
            {Array.from({ length: 10 }, (_, index) => (
              <div key={index} className="clear-row">
                <Skeleton width={32} height={32} radius={8} />
                <Skeleton width="70%" />
                <Skeleton width="80%" />
                <Skeleton className="ml-auto" width="80%" />
                <Skeleton className="ml-auto max-lg:hidden" width="80%" />
                <span className="max-lg:hidden" />
                <Skeleton className="ml-auto max-lg:hidden" width="80%" />
              </div>
            ))}
          </div>
        }
        more={
          <>
            {head}
            <div className="home-cards">
              {Array.from({ length: 6 }, (_, index) => (
                <Skeleton key={index} className="block aspect-video" height="auto" radius={8} />
              ))}
            </div>
            <div className="home-feed-head mt-6">
              <Skeleton width={150} height={16} />
            </div>
            {Array.from({ length: 3 }, (_, index) => (
              <div key={index} className="hardest-row">
                <Skeleton width={48} height={48} radius={8} />
                <Skeleton width="80%" />
                <Skeleton width={52} />
                <Skeleton width={32} height={32} radius={8} />
              </div>
            ))}
          </>
        }
      />
    </Loading>
  );
}
