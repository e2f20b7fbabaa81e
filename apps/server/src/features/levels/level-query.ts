import {
  LEVEL_SEARCH_FIELDS,
  type LevelSearchField,
  type LevelSort,
  levelSort,
  parseSearch,
  type Search,
  staffFilter,
  TRI_STATES,
  type TriState,
} from '@rondo/domain/levels';
import { hourSeed, type PageWindow, pageWindow, seedStart } from '@rondo/domain/paging';
import type { levelListQuery } from '@rondo/contract/levels';
import type { z } from 'zod';
import type { Viewer } from '../../platform/http/access.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type DifficultyRow, type DifficultyTable, chosenDifficulties } from '../difficulties/index.ts';

export type LevelListQuery = z.output<typeof levelListQuery>;

/** What readers of the lists of levels and of passes ask for alike, every name resolved. */
export interface ListQuery<Field extends string, Sort extends string> {
  readonly search: Search<Field>;
  /** Of deleted levels or passes, and of hidden levels. */
  readonly deleted: TriState;
  /** null: all; empty: none. */
  readonly difficulties: readonly Pick<DifficultyRow, 'id' | 'place' | 'place_down'>[] | null;
  readonly sort: Sort;
  /** Where a RANDOM walk begins, 0 … 1. */
  readonly start: number;
  readonly window: PageWindow;
}

/** The same of the level list (docs/rules/levels.md#level-list). */
export interface LevelQuery extends ListQuery<LevelSearchField, LevelSort> {
  readonly cleared: TriState;
  /** Of levels that are being rated. */
  readonly toRate: TriState;
}

/** Who asks, and what names mean at this moment. */
export type ListReader = {
  readonly viewer: Viewer | null;
  readonly table: DifficultyTable;
  readonly now: Date;
};

/**
 * Reads the list's parameters.
 * @throws Problem QUERY_TOO_LONG, QUERY_TOO_COMPLEX
 */
export function readLevelQuery(query: LevelListQuery, reader: ListReader): LevelQuery {
  const sort = levelSort(query.sort);
  const list = readListQuery(query, query.pguRange, LEVEL_SEARCH_FIELDS, sort, reader);
  const filter = (word: string | undefined) => (list.search.kind === 'id' ? null : triState(word)) ?? 'show';
  return { ...list, cleared: filter(query.clearedFilter), toRate: filter(query.toRate) };
}

/** A search for one number looks at no other filter. @throws Problem QUERY_TOO_LONG, QUERY_TOO_COMPLEX */
export function readListQuery<Field extends string, Sort extends string>(
  query: Omit<LevelListQuery, 'pguRange' | 'clearedFilter' | 'toRate'>,
  range: LevelListQuery['pguRange'],
  fields: readonly Field[],
  sort: Sort,
  { viewer, table, now }: ListReader,
): ListQuery<Field, Sort> {
  const parsed = parseSearch(query.query ?? '', fields);
  if (!parsed.ok) throw new Problem(parsed.code);
  const { search } = parsed;
  const chosen = { ...range, specials: query.specialDifficulties };
  return {
    search,
    deleted: staffFilter(triState(query.deletedFilter), viewer),
    difficulties: search.kind === 'id' ? null : chosenDifficulties(table, chosen),
    sort,
    start: seedStart(query.seed ?? hourSeed(now)),
    window: pageWindow(query),
  };
}

/** The body's keys win over those of the query string; an empty list or range counts as not given. */
export function mergeQueries(query: LevelListQuery, body: LevelListQuery): LevelListQuery {
  const given = Object.entries(body).filter(([, value]) => isGiven(value));
  return { ...query, ...Object.fromEntries(given) };
}

function isGiven(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined;
  return Object.values(value).some((part) => part !== undefined);
}

/** null for a word that is none of the three: the filter's default. */
function triState(word: string | undefined): TriState | null {
  return TRI_STATES.find((state) => state === word) ?? null;
}
