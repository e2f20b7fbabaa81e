import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { catalogueChanged, catalogueChangedElsewhere } from '../../lib/queries/catalogue-changed.ts';
import { overlaysChanged } from '../../lib/queries/overlays-changed.ts';
import { standingQuery } from './api.ts';
import { leaderboardSearch } from './search-params.ts';

const ofPlayer = { of: 'player', playerId: 7 } as const;

test.each([
  ['a write of this page', (queries: QueryClient) => void catalogueChanged(queries, ofPlayer)],
  ['a write of others', (queries: QueryClient) => catalogueChangedElsewhere(queries, ofPlayer)],
  ['the end of a modifier', (queries: QueryClient) => void overlaysChanged(queries)],
])('the own place follows the leaderboard after %s', (_, change) => {
  const queries = new QueryClient();
  const { queryKey } = standingQuery(leaderboardSearch.defaults, 3);
  queries.setQueryData(queryKey, null);
  change(queries);
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
  queries.clear();
});
