import type { Query, QueryClient } from '@tanstack/react-query';
import { pendingCountsQuery } from '../session/pending-counts.ts';
import { announceSession } from '../session/token.ts';
import { collected } from './collected.ts';
import type { LiveFrame } from './frame.ts';
import { throttled } from './throttle.ts';

const countsEvery = 30_000;
/** A decision here tells of itself as well: its card leaves first. */
const deskEvery = 1_000;
/** From the message that a rating has changed to asking for it (spec 2 §7). */
export const ratingDelay = 1_000;

type Key = readonly unknown[];

/** How many are on the rating page; kept up to date while its source is heard. */
export const liveUsersKey = ['live', 'users'] as const;

/**
 * Brings what the page knows in step with a message: whatever it concerns is stale, and what is open in detail is
 * asked for again. Lists stay as they are under the reader's eyes and are new when next opened.
 */
export function frameApplier(queries: QueryClient) {
  const refetch = (concerns: (key: Key, query: Query) => boolean) =>
    void queries.invalidateQueries({ predicate: (query) => concerns(query.queryKey, query) });
  const markStale = (...names: string[]) =>
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => names.includes(String(queryKey[0])),
      refetchType: 'none',
    });
  const refreshCounts = throttled(
    countsEvery,
    () => void queries.invalidateQueries({ queryKey: pendingCountsQuery.queryKey }),
    () => queries.getQueryState(pendingCountsQuery.queryKey)?.dataUpdatedAt ?? 0,
  );
  const refreshDesk = throttled(deskEvery, () => refetch(([name]) => name === 'pending'), Date.now);
  const changedRatings = collected<string>(ratingDelay, (changed) =>
    refetch(([name, part, id]) => name === 'ratings' && changed.has(`${part} ${id}`)),
  );

  const apply = (frame: LiveFrame): void => {
    switch (frame.type) {
      case 'submissionUpdate':
        refreshCounts();
        refreshDesk();
        break;
      case 'ratingUpdate':
        refreshCounts();
        markStale('ratings');
        changedRatings.add(`one ${frame.data.ratingId}`);
        changedRatings.add(`of-level ${frame.data.levelId}`);
        break;
      case 'levelUpdate': {
        const { levelId } = frame.data;
        markStale('levels', 'passes', 'players', 'leaderboard', 'statistics', 'references', 'ratings');
        refetch((key, query) => isOfLevel(key, levelId) || isPassOn(query, levelId));
        if (levelId === 0) refetch(([name]) => name === 'ratings');
        break;
      }
      case 'passUpdate': {
        const { passId, levelId, playerId } = frame.data;
        markStale('levels', 'passes', 'players', 'leaderboard', 'statistics');
        refetch((key) => isOfLevel(key, levelId) || isPass(key, passId) || isPlayer(key, playerId));
        break;
      }
      case 'difficultyUpdate':
        markStale('levels', 'passes', 'players', 'leaderboard', 'statistics', 'references');
        refetch(([name]) => name === 'difficulties' || name === 'ratings');
        break;
      case 'playerUpdate':
        markStale('levels', 'passes', 'players', 'leaderboard');
        refetch((key) => isPlayer(key, frame.data.playerId));
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
    /** Nothing is replayed: after a gap everything that messages speak of may be old. */
    refreshAll: () => {
      markStale('levels', 'passes', 'players', 'leaderboard', 'statistics', 'references');
      refetch((key) => isOfLevel(key, 0) || isPass(key, 0) || isPlayer(key, 0));
      refetch(([name]) => always.has(String(name)));
      announceSession('permission-changed');
    },
    stop: () => {
      refreshCounts.stop();
      refreshDesk.stop();
      changedRatings.stop();
    },
  };
}

const always: ReadonlySet<string> = new Set(['pending', 'ratings', 'difficulties', 'pending-counts']);

/** The id 0 stands for every one: an import writes too many to name. */
const isThat = (id: unknown, wanted: number) => wanted === 0 || id === wanted;

const isOfLevel = ([name, part, id]: Key, levelId: number) =>
  name === 'levels' && (part === 'detail' || part === 'passes') && isThat(id, levelId);
const isPass = ([name, part, id]: Key, passId: number) =>
  name === 'passes' && part === 'detail' && isThat(id, passId);
const isPlayer = ([name, id]: Key, playerId: number) => name === 'players' && isThat(id, playerId);
const isPassOn = ({ queryKey, state }: Query, levelId: number) =>
  isPass(queryKey, 0) && isThat((state.data as { levelId?: unknown } | undefined)?.levelId, levelId);
