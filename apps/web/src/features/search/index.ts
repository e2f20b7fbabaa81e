import { lazy } from 'react';
import { loadNamespaces } from '../../lib/i18n/texts.ts';

const withTexts = <T>(load: Promise<T>) =>
  Promise.all([load, loadNamespaces('search')]).then(([module]) => module);

const loadQueryParts = () => withTexts(import('./QueryParts.tsx'));

/** The parts of a query and what is wrong with them; wrap it in Suspense. */
export const QueryParts = lazy(() => loadQueryParts().then((module) => ({ default: module.QueryParts })));

/** Fetches QueryParts for somebody who is about to type: the first key has enough to do without. */
export function prepareQueryParts(): void {
  loadQueryParts().catch(() => undefined);
}

/** An empty list that says which part of the query empties it; wrap it in Suspense. */
export const NothingFound = lazy(() =>
  withTexts(import('./NothingFound.tsx')).then((module) => ({ default: module.NothingFound })),
);

/** What the search box understands, with examples to try; wrap it in Suspense. */
export const SearchHelpDialog = lazy(() =>
  withTexts(import('./SearchHelpDialog.tsx')).then((module) => ({ default: module.SearchHelpDialog })),
);

/** Levels, players and creators by a few letters; wrap it in Suspense. */
export const QuickSearchDialog = lazy(() =>
  withTexts(import('./QuickSearchDialog.tsx')).then((module) => ({ default: module.QuickSearchDialog })),
);
