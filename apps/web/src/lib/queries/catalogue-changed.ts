import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isUnder, keys } from './keys.ts';

/** What was written. The id 0 stands for every one: an import writes too many to name. */
export type CatalogueChange =
  | { readonly of: 'level'; readonly levelId: number }
  | { readonly of: 'pass'; readonly passId: number; readonly levelId: number; readonly playerId: number }
  | { readonly of: 'player'; readonly playerId: number }
  | { readonly of: 'creator' }
  | { readonly of: 'difficulty' };

const searches = [keys.lookups, keys.quickSearches, keys.countsOfQueries];
const desk = [keys.pending.all, keys.pendingCounts, keys.ownSubmissions, keys.formDuplicates];
const scored = [
  keys.announcements.lists,
  keys.levels.all,
  keys.passes.all,
  keys.players.all,
  keys.leaderboard.all,
  keys.statistics,
];

/** Which answers follow which change: scores, ranks and names reach further than the page where they are written. */
const following: Readonly<Record<CatalogueChange['of'], readonly QueryKey[]>> = {
  level: [
    ...scored,
    keys.difficultyUsage,
    keys.references,
    keys.ratings.all,
    keys.creators.all,
    keys.logs,
    ...searches,
    ...desk,
  ],
  pass: [...scored, keys.creators.all, keys.logs, ...searches, ...desk],
  player: [...scored, keys.playerMerges, keys.viewer, keys.raters, keys.logs, ...searches, ...desk],
  creator: [...scored, keys.references, keys.ratings.all, keys.creators.all, keys.logs, ...searches, ...desk],
  difficulty: [
    ...scored,
    keys.references,
    keys.ratings.all,
    keys.difficulties,
    keys.difficultyUsage,
    keys.logs,
    ...searches,
    ...desk,
  ],
};

/** Events report these on their own, with a pace of their own. */
const paced = [keys.pending.all, keys.pendingCounts, keys.viewer];

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
  const name = query.queryKey;
  switch (change.of) {
    case 'level':
      return (
        isOfLevel(name, change.levelId) ||
        isPassOn(query, change.levelId) ||
        (change.levelId === 0 && isUnder(name, keys.ratings.all))
      );
    case 'pass':
      return (
        isOfLevel(name, change.levelId) ||
        isUnder(name, change.passId === 0 ? keys.passes.details : keys.passes.detail(change.passId)) ||
        isPlayer(name, change.playerId)
      );
    case 'player':
      return isPlayer(name, change.playerId);
    case 'difficulty':
      return isUnderOne(name, shownDifficulties);
    case 'creator':
      return false;
  }
}

/** Asked again by every page that shows them: a change of the difficulties is rare, and a name or a colour of all. */
const shownDifficulties = [
  keys.difficultyUsage,
  keys.difficulties,
  keys.ratings.all,
  keys.references,
  keys.statistics,
  keys.levels.details,
  keys.passes.details,
];

function isOfLevel(name: QueryKey, id: number): boolean {
  const { details, detail, allPasses, passes } = keys.levels;
  return isUnderOne(name, id === 0 ? [details, allPasses] : [detail(id), passes(id)]);
}

const isPlayer = (name: QueryKey, id: number): boolean =>
  isUnder(name, id === 0 ? keys.players.all : keys.players.detail(id));

/** The page of a pass shows its level too. */
function isPassOn({ queryKey, state }: Query, levelId: number): boolean {
  if (!isUnder(queryKey, keys.passes.details)) return false;
  return levelId === 0 || (state.data as { levelId?: unknown } | undefined)?.levelId === levelId;
}
