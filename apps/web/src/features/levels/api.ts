import { type LevelFilter, levelListCall } from '@rondo/domain/pages';
import type { Reply } from '../../lib/api/contract.ts';
import { rowsOf } from '../../lib/rows/list-view.ts';
import type { LevelListSearch } from './search-params.ts';

/** The part of the address that asks for other rows; view and panels do not. */
export function levelFilterOf(search: LevelListSearch): LevelFilter {
  const { query, sort, seed, from, to, scale, special, cleared, toRate, deleted } = search;
  return { query, sort, seed, from, to, scale, special, cleared, toRate, deleted };
}

/** The level list, page by page. */
export const levelRows = (filter: LevelFilter) =>
  rowsOf((...page) => levelListCall(filter, ...page), filter.query);

export type LevelListItem = Reply<'filterLevels'>['results'][number];
export type LevelDetail = Reply<'levelDetail'>;
export type LevelPass = Reply<'passesOfLevel'>[number];
