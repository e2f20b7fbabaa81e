import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { catalogueChanged, catalogueChangedElsewhere } from './catalogue-changed.ts';
import { keyOf } from './key.ts';

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
const asked: string[] = [];
const leaves: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  queries.clear();
  asked.length = 0;
});

/** Keeps answers under these names, as a page does that shows them. */
async function show(...names: readonly QueryKey[]): Promise<void> {
  for (const queryKey of names) {
    const queryFn = () => asked.push(queryKey.join());
    leaves.push(new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined));
  }
  await expect.poll(() => asked).toHaveLength(names.length);
  asked.length = 0;
}
const isStale = (name: QueryKey) => queries.getQueryState(name)?.isInvalidated;

test('after a write of this page all that follows is asked again in view, and stale elsewhere', async () => {
  await show(
    keyOf('levelDetail', { id: 3 }),
    keyOf('filterPasses'),
    keyOf('statistics'),
    keyOf('difficulties'),
    keyOf('config'),
  );
  queries.setQueryData(keyOf('levelDetail', { id: 4 }), {});
  await catalogueChanged(queries, { of: 'level' });
  expect(asked).toEqual([
    'levels,levelDetail,[object Object]',
    'passes,filterPasses',
    'statistics,statistics',
  ]);
  expect(isStale(keyOf('levelDetail', { id: 4 }))).toBe(true);
});

test('what is to stay is neither asked nor stale', async () => {
  await show(keyOf('pendingLevels'), keyOf('levelDetail', { id: 3 }));
  await catalogueChanged(queries, { of: 'level' }, [keyOf('pendingLevels')]);
  expect(asked).toEqual(['levels,levelDetail,[object Object]']);
  expect(isStale(keyOf('pendingLevels'))).toBe(false);
});

test('a stream of events asks for nothing but the pages that it names', async () => {
  await show(
    ...[
      keyOf('filterLevels', {}),
      keyOf('leaderboard', {}),
      keyOf('levelDetail', { id: 4 }),
      keyOf('profile'),
    ],
    ...[keyOf('staffStatistics'), keyOf('pendingPasses'), keyOf('log'), keyOf('levelDetail', { id: 3 })],
  );
  for (let playerId = 1; playerId <= 50; playerId += 1) {
    catalogueChangedElsewhere(queries, { of: 'player', playerId });
    catalogueChangedElsewhere(queries, { of: 'pass', passId: playerId, levelId: 90 + playerId, playerId });
    catalogueChangedElsewhere(queries, { of: 'level', levelId: 90 + playerId });
  }
  catalogueChangedElsewhere(queries, { of: 'level', levelId: 3 });
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(asked).toEqual(['levels,levelDetail,[object Object]']);
  for (const name of [keyOf('profile'), keyOf('staffStatistics'), keyOf('pendingPasses')])
    expect(isStale(name)).toBe(false);
});

test('a difficulty is shown anew by open pages, and lists stay as they are read', async () => {
  const pages = [keyOf('difficulties'), keyOf('ratingCards'), keyOf('references'), keyOf('statistics')];
  const details = [keyOf('levelDetail', { id: 3 }), keyOf('passDetail', { id: 7 })];
  await show(...pages, ...details, keyOf('filterLevels', {}), keyOf('profile'));
  catalogueChangedElsewhere(queries, { of: 'difficulty' });
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(asked).toEqual([...pages, ...details].map(String));
  expect(isStale(keyOf('filterLevels', {}))).toBe(true);
});

test('a name is made by the table alone', () => {
  // @ts-expect-error: spelled here
  expect(queries.getQueryData(['levels'])).toBeUndefined();
});
