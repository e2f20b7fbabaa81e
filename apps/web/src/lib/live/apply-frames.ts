import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { announced, catalogueChangedElsewhere } from '../queries/catalogue-changed.ts';
import { isUnder, keyOf, keyOfAll, keysOf, madeKey } from '../queries/key.ts';
import { announceSession } from '../session/token.ts';
import { collected } from './collected.ts';
import type { LiveFrame } from './frame.ts';

/** How many are on the rating page; kept up to date while its events are received. */
export const liveUsersKey = madeKey('notifications', 'liveUsers');
const queues = keysOf('pendingLevels', 'pendingPasses');

const countsEvery = 30_000;
/** A decision here is reported as well: its card leaves first. */
const deskDelay = 1_000;
/** A new order of the difficulties is one message for each. */
const difficultyDelay = 50;
/** Messages of one announcing come in streams: what they report is asked for once in this time. */
const announcementsDelay = 500;
/** From the message that a rating has changed to asking for it. */
export const ratingDelay = 1_000;

/**
 * Applies a message to what the page has cached: all that it concerns becomes stale, and open detail pages are loaded
 * again. Lists stay as they are while they are read and are new when next opened.
 */
export function frameApplier(queries: QueryClient) {
  const refetch = (...stale: QueryKey[]) => {
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => stale.some((name) => isUnder(queryKey, name)),
    });
  };
  const refreshCounts = throttled(
    countsEvery,
    () => refetch(keyOf('staffStatistics')),
    () => queries.getQueryState(keyOf('staffStatistics'))?.dataUpdatedAt ?? 0,
  );
  const refreshDifficulties = collected<'difficulty'>(difficultyDelay, () =>
    catalogueChangedElsewhere(queries, { of: 'difficulty' }),
  );
  const refreshDesk = collected<QueryKey>(deskDelay, (changed) => refetch(...changed));
  const refreshRatings = collected<QueryKey>(ratingDelay, (changed) => refetch(...changed));

  const refreshAnnouncements = collected<QueryKey>(announcementsDelay, (changed) => refetch(...changed));

  const apply = (frame: LiveFrame): void => {
    switch (frame.type) {
      case 'submissionUpdate':
        refreshCounts();
        for (const pending of queues) refreshDesk.add(pending);
        break;
      case 'ratingUpdate':
        refreshCounts();
        void queries.invalidateQueries({ queryKey: keyOfAll('ratings'), refetchType: 'none' });
        refreshRatings.add(keyOf('rating', { id: frame.data.ratingId }));
        refreshRatings.add(keyOf('levelWithRatings', { id: frame.data.levelId }));
        break;
      case 'levelUpdate':
        catalogueChangedElsewhere(queries, { of: 'level', ...frame.data });
        break;
      case 'passUpdate':
        catalogueChangedElsewhere(queries, { of: 'pass', ...frame.data });
        break;
      case 'difficultyUpdate':
        refreshDifficulties.add('difficulty');
        break;
      case 'announcementUpdate':
        refreshCounts();
        for (const key of announced) refreshAnnouncements.add(key);
        break;
      case 'playerUpdate':
        catalogueChangedElsewhere(queries, { of: 'player', ...frame.data });
        break;
      case 'userCount':
        queries.setQueryData(liveUsersKey, frame.data);
        break;
      case 'permissionChanged':
        announceSession('permission-changed');
        break;
      case 'connected':
      case 'ping':
        break;
    }
  };

  return {
    apply,
    /** A card may have been claimed or decided while the page was opening. */
    refreshQueue: () => refetch(...queues),
    /** Nothing is replayed: after a gap everything that messages report may be old. */
    refreshAll: () => {
      catalogueChangedElsewhere(queries, ...everything);
      refetch(...queues, keyOf('staffStatistics'), ...announced);
      announceSession('permission-changed');
    },
    stop: () => {
      refreshCounts.stop();
      refreshDifficulties.stop();
      refreshDesk.stop();
      refreshRatings.stop();
      refreshAnnouncements.stop();
    },
  };
}

/**
 * A function that runs at most once per interval, at its end if need be, and never drops the last call.
 * @param lastRun when the same was done by other means, in milliseconds since 1970; 0: never
 */
function throttled(every: number, run: () => void, lastRun: () => number) {
  let last = 0;
  let timer: number | undefined;
  const now = () => {
    timer = undefined;
    last = Date.now();
    run();
  };
  const want = () => {
    if (timer !== undefined) return;
    const left = Math.max(last, lastRun()) + every - Date.now();
    if (left <= 0) now();
    else timer = window.setTimeout(now, left);
  };
  return Object.assign(want, { stop: () => window.clearTimeout(timer) });
}

const everything = [
  { of: 'level', levelId: 0 },
  { of: 'pass', passId: 0, levelId: 0, playerId: 0 },
  { of: 'difficulty' },
] as const;
