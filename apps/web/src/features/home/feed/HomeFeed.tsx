import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../../ui/QueryError.tsx';
import { homeFeedQuery, type HomeFeed as Feed } from '../api.ts';
import { FeedFrame, FeedSkeleton } from './FeedFrame.tsx';
import { HardestClears } from './HardestClears.tsx';
import { LatestClears } from './LatestClears.tsx';
import { NewLevels } from './NewLevels.tsx';
import { useWaiting } from './use-waiting.ts';

/** What the community does, while one looks (docs/rules/home.md). */
export function HomeFeed() {
  const feed = useQuery(homeFeedQuery);
  if (feed.data) return <LoadedFeed feed={feed.data} isLive={!feed.isError && !feed.isPaused} />;
  return feed.error ? <QueryError query={feed} /> : <FeedSkeleton />;
}

function LoadedFeed({ feed, isLive }: { feed: Feed; isLive: boolean }) {
  const waiting = useWaiting(feed);
  const { newLevels, hardest } = waiting.shown;
  return (
    <FeedFrame
      latest={<LatestClears waiting={waiting} isLive={isLive} />}
      more={
        <>
          <NewLevels levels={newLevels} />
          <HardestClears clears={hardest} />
        </>
      }
    />
  );
}
