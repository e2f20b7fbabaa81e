import { loadNamespaces } from '../../lib/i18n/texts.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

const withTexts = <T>(load: Promise<T>) =>
  Promise.all([load, loadNamespaces('search')]).then(([module]) => module);

const loadQueryParts = () => withTexts(import('./QueryParts.tsx'));

/** The parts of a query and what is wrong with them; wrap it in Suspense. */
export const QueryParts = lazyPart(loadQueryParts, 'QueryParts');

/** Fetches QueryParts for somebody who is about to type, so that the first key need not wait for it. */
export function prepareQueryParts(): void {
  loadQueryParts().catch(() => undefined);
}

/** An empty list that says which part of the query empties it; wrap it in Suspense. */
export const NothingFound = lazyPart(() => withTexts(import('./NothingFound.tsx')), 'NothingFound');

/** What the search box understands, with examples to try; wrap it in Suspense. */
export const SearchHelpDialog = lazyPart(
  () => withTexts(import('./SearchHelpDialog.tsx')),
  'SearchHelpDialog',
);

/** Levels, players and creators by a few letters; wrap it in Suspense. */
export const QuickSearchDialog = lazyPart(
  () => withTexts(import('./QuickSearchDialog.tsx')),
  'QuickSearchDialog',
);
