import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isUnder, keyOf, keyOfAll, keysOf } from './key.ts';

/** What was written. The id 0 stands for every one: an import writes too many to name. */
export type CatalogueChange =
  | { readonly of: 'level'; readonly levelId: number }
  | { readonly of: 'pass'; readonly passId: number; readonly levelId: number; readonly playerId: number }
  | { readonly of: 'player'; readonly playerId: number }
  | { readonly of: 'creator' }
  | { readonly of: 'difficulty' };

const keysOfAll = (...tags: readonly Parameters<typeof keyOfAll>[0][]): QueryKey[] => tags.map(keyOfAll);

export const unannounced = keysOf('unannouncedLevels', 'unannouncedRerates', 'unannouncedPasses');
/** What is announced, and what became of it. The directives are somebody's work and stay as they are. */
export const announced = [
  ...unannounced,
  ...keysOf('announcementState', 'previewAnnouncements', 'levelAnnouncements', 'passAnnouncements'),
  ...keysOf('deliveries', 'deliveryMessage'),
];

const scored = [
  ...unannounced,
  ...keysOf('player', 'playerStanding', 'comparePlayers', 'leaderboard', 'statistics', 'staffStatistics'),
  ...keysOf('homeFeed', 'ownHome'),
  ...keysOfAll('levels', 'passes', 'clears', 'log', 'lookup', 'search', 'submissions'),
];
const named = [...scored, ...keysOfAll('references', 'ratings')];

/** Which replies follow which change: scores, ranks and names reach further than the page where they are written. */
const following: Readonly<Record<CatalogueChange['of'], readonly QueryKey[]>> = {
  level: [...named, ...keysOf('difficultyUsage'), ...keysOfAll('creators')],
  pass: [...scored, ...keysOfAll('creators')],
  player: [...scored, ...keysOf('playerMerges', 'profile'), ...keysOfAll('raters')],
  creator: [...named, ...keysOfAll('creators')],
  difficulty: [...named, ...keysOf('difficulties', 'difficultyUsage')],
};

/** Events report these on their own, with a pace of their own. */
const paced = keysOf('pendingLevels', 'pendingPasses', 'staffStatistics', 'profile');

const isUnderOne = (name: QueryKey, beginnings: readonly QueryKey[]): boolean =>
  beginnings.some((beginning) => isUnder(name, beginning));

/**
 * After a write of this page: everything that may look different is asked for again where it is in view, and when it
 * is next opened elsewhere.
 * @param untouched what stays as it is
 * @returns when the pages in view are new
 */
export function catalogueChanged(
  queries: QueryClient,
  { of }: Pick<CatalogueChange, 'of'>,
  untouched: readonly QueryKey[] = [],
): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey }) => isUnderOne(queryKey, following[of]) && !isUnderOne(queryKey, untouched),
  });
}

/**
 * After writes of others, which may come in streams: the pages of exactly what they name are asked for again. All else
 * stays as it is while it is read and is new when next opened.
 */
export function catalogueChangedElsewhere(
  queries: QueryClient,
  ...changes: readonly CatalogueChange[]
): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      changes.some(({ of }) => isUnderOne(queryKey, following[of])) && !isUnderOne(queryKey, paced),
    refetchType: 'none',
  });
  void queries.invalidateQueries({ predicate: (query) => changes.some((change) => isNamed(query, change)) });
}

function isNamed(query: Query, change: CatalogueChange): boolean {
  const key = query.queryKey;
  switch (change.of) {
    case 'level':
      return (
        isOfLevel(key, change.levelId) ||
        isPassOn(query, change.levelId) ||
        isUnder(key, keyOf('homeFeed')) ||
        (change.levelId === 0 && isUnder(key, keyOfAll('ratings')))
      );
    case 'pass':
      return (
        isOfLevel(key, change.levelId) ||
        isUnder(key, keyOf('homeFeed')) ||
        isUnder(key, keyOf('passDetail', idOf(change.passId))) ||
        isUnder(key, keyOf('player', idOf(change.playerId))) ||
        isUnder(key, keyOf('playerStanding', idOf(change.playerId)))
      );
    case 'player':
      return isUnder(key, keyOf('player', idOf(change.playerId)));
    case 'difficulty':
      return isUnderOne(key, shownDifficulties);
    case 'creator':
      return false;
  }
}

/** Asked again by every page that shows them: a change of the difficulties is rare, and a name or a colour of all. */
const shownDifficulties = [
  ...keysOfAll('ratings', 'references'),
  ...keysOf('difficulties', 'difficultyUsage', 'levelDetail', 'levelHistory', 'passDetail', 'statistics'),
];

/** What a page of a level shows. */
const ofLevel = ['levelDetail', 'levelHistory', 'levelRatings', 'levelWithRatings', 'passesOfLevel'] as const;

const isOfLevel = (key: QueryKey, id: number): boolean =>
  ofLevel.some((name) => isUnder(key, keyOf(name, idOf(id))));

/** Of one thing; undefined for every one. */
const idOf = (id: number) => (id === 0 ? undefined : { id });

/** The page of a pass shows its level too. */
function isPassOn({ queryKey, state }: Query, levelId: number): boolean {
  if (!isUnder(queryKey, keyOf('passDetail'))) return false;
  return levelId === 0 || (state.data as { levelId?: unknown } | undefined)?.levelId === levelId;
}
