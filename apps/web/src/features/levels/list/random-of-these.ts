import { newSeed } from '../../../lib/new-seed.ts';
import { levelRows } from '../api.ts';
import type { LevelListSearch } from '../search-params.ts';

/** Counts are exact so far (docs/rules/search.md#paging), and a list is never left through further down. */
const MOST_AHEAD = 10_000;

/**
 * The id of any one of the levels that a list shows, each as likely as the others; null where it has none any more.
 * @param count how many the list has
 */
export async function randomOfThese(search: LevelListSearch, count: number): Promise<number | null> {
  // In one fixed order any place is as likely as the others; where that order begins is not.
  const { load } = levelRows({ ...search, sort: 'RANDOM', seed: newSeed() });
  const place = Math.floor(Math.random() * Math.min(count, MOST_AHEAD));
  const { results } = await load(place, new AbortController().signal, 1);
  return results[0]?.id ?? null;
}
