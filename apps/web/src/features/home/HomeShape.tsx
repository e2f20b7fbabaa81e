import { Skeleton } from '../../ui/Skeleton.tsx';
import { FeedSkeleton } from './feed/FeedFrame.tsx';
import './HomePage.css';

/** The way into the site while it is on its way. */
export function HomeShape() {
  return (
    <>
      <div className="home-hero" aria-hidden="true">
        <div className="grid gap-5">
          <Skeleton width="min(420px, 70%)" height={44} />
          <Skeleton width="min(320px, 50%)" height={44} />
          <div className="home-ways">
            {[0, 1, 2, 3].map((way) => (
              <Skeleton key={way} width="min(128px, 100%)" height={48} radius={8} />
            ))}
          </div>
        </div>
      </div>
      <FeedSkeleton />
    </>
  );
}
