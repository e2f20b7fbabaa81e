import { lazy } from 'react';
import { loadNamespaces } from '../../lib/i18n/texts.ts';

const withTexts = <T>(load: Promise<T>) =>
  Promise.all([load, loadNamespaces('search')]).then(([module]) => module);

/** The parts of a query and what is wrong with them; wrap it in Suspense. */
export const QueryParts = lazy(() =>
  withTexts(import('./QueryParts.tsx')).then((module) => ({ default: module.QueryParts })),
);

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
