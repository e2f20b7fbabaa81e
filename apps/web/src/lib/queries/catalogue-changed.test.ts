import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { catalogueChanged, catalogueChangedElsewhere } from './catalogue-changed.ts';
import { keys } from './keys.ts';

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
  await show(keys.levels.detail(3), keys.passes.list({}), keys.statistics, keys.difficulties, keys.config);
  queries.setQueryData(keys.levels.detail(4), {});
  await catalogueChanged(queries, { of: 'level' });
  expect(asked).toEqual(['levels,detail,3', 'passes,list,[object Object]', 'statistics']);
  expect(isStale(keys.levels.detail(4))).toBe(true);
});

test('what is to stay is neither asked nor stale', async () => {
  await show(keys.pending.levels, keys.levels.detail(3));
  await catalogueChanged(queries, { of: 'level' }, [keys.pending.all]);
  expect(asked).toEqual(['levels,detail,3']);
  expect(isStale(keys.pending.levels)).toBe(false);
});

test('a stream of events asks for nothing but the pages that it names', async () => {
  await show(
    ...[keys.levels.list({}), keys.leaderboard.list({}), keys.levels.detail(4), keys.viewer],
    ...[keys.pendingCounts, keys.pending.passes, keys.logs, keys.levels.detail(3)],
  );
  for (let playerId = 1; playerId <= 50; playerId += 1) {
    catalogueChangedElsewhere(queries, { of: 'player', playerId });
    catalogueChangedElsewhere(queries, { of: 'pass', passId: playerId, levelId: 90 + playerId, playerId });
    catalogueChangedElsewhere(queries, { of: 'level', levelId: 90 + playerId });
  }
  catalogueChangedElsewhere(queries, { of: 'level', levelId: 3 });
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(asked).toEqual(['levels,detail,3']);
  for (const name of [keys.viewer, keys.pendingCounts, keys.pending.passes])
    expect(isStale(name)).toBe(false);
});

test('a difficulty is shown anew by open pages, and lists stay as they are read', async () => {
  const pages = [keys.difficulties, keys.ratings.cards, keys.references, keys.statistics];
  const details = [keys.levels.detail(3), keys.passes.detail(7)];
  await show(...pages, ...details, keys.levels.list({}), keys.viewer);
  catalogueChangedElsewhere(queries, { of: 'difficulty' });
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(asked).toEqual([...pages, ...details].map(String));
  expect(isStale(keys.levels.list({}))).toBe(true);
});

test('a name is made by the table alone', () => {
  // @ts-expect-error: spelled here
  expect(queries.getQueryData(['levels'])).toBeUndefined();
});
