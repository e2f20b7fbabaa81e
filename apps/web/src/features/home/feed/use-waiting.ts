import { useState } from 'react';
import type { HomeFeed } from '../api.ts';

/** What is shown of the feed while it changes. */
export interface Waiting {
  readonly shown: HomeFeed;
  /** New clears that are not shown yet. */
  readonly count: number;
  /** The whole feed is new, and ends: there may be more. */
  readonly isMore: boolean;
  /** Those that were waiting when they were last asked for. */
  readonly fresh: ReadonlySet<number>;
  readonly show: () => void;
}

const none: ReadonlySet<number> = new Set();

/** Rows that are being read stay where they are: as long as there are new clears, the feed waits until they are asked for. */
export function useWaiting(feed: HomeFeed): Waiting {
  const [{ shown, fresh }, setState] = useState({ shown: feed, fresh: none });
  const known = new Set(shown.latest.map(({ id }) => id));
  const arrived = feed.latest.filter(({ id }) => !known.has(id));
  // What was deleted leaves, and the places behind it fill up: that is no news.
  const news = arrived.filter(({ arrivedAt }) => arrivedAt > (shown.latest[0]?.arrivedAt ?? ''));
  const waits = news.length > 0 && shown.latest.length > 0;
  if (!waits && shown !== feed) setState({ shown: feed, fresh });
  return {
    shown: waits ? shown : feed,
    count: waits ? news.length : 0,
    isMore: news.length === feed.latest.length,
    fresh,
    show: () => setState({ shown: feed, fresh: new Set(news.map(({ id }) => id)) }),
  };
}
