import type { levelListQuery } from '@rondo/contract/levels';
import { levelList, parseSearch, type Search } from '@rondo/domain/levels';
import {
  chosenWord,
  type FilterParameters,
  type FilterWords,
  readFilters,
  type SearchedList,
} from '@rondo/domain/lists';
import { hourSeed, type PageWindow, pageWindow, seedStart } from '@rondo/domain/paging';
import type { z } from 'zod';
import type { Viewer } from '../../platform/http/access.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type DifficultyRow, type DifficultyTable, chosenDifficulties } from '../difficulties/index.ts';

export type LevelListQuery = z.output<typeof levelListQuery>;

/** What a reader of a list asks for, every name resolved. */
export interface ListQuery<L extends SearchedList = SearchedList> {
  readonly search: Search<L['searchFields'][number]>;
  /** null: all; empty: none. */
  readonly difficulties: readonly Pick<DifficultyRow, 'id' | 'place' | 'place_down'>[] | null;
  readonly sort: L['sort']['usual'];
  /** Where a RANDOM walk begins, 0 … 1. */
  readonly start: number;
  readonly window: PageWindow;
}

export type FilteredQuery<L extends SearchedList> = ListQuery<L> & FilterWords<L['filters']>;

export type LevelQuery = FilteredQuery<typeof levelList> & {
  /** Of who asks. */
  readonly playerId: number | null;
};

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
  const { viewer } = reader;
  return { ...readListQuery(levelList, query, query.pguRange, reader), playerId: viewer?.playerId ?? null };
}

/** A search for one number looks at no other filter. @throws Problem QUERY_TOO_LONG, QUERY_TOO_COMPLEX */
export function readListQuery<L extends SearchedList>(
  { searchFields, sort, filters }: L,
  query: Omit<LevelListQuery, 'pguRange'> & Partial<FilterParameters<L['filters'], string | undefined>>,
  range: LevelListQuery['pguRange'],
  { viewer, table, now }: ListReader,
): FilteredQuery<L> {
  const parsed = parseSearch<L['searchFields'][number]>(query.query ?? '', searchFields);
  if (!parsed.ok) throw new Problem(parsed.code);
  const { search } = parsed;
  const isOfOne = search.kind === 'id';
  const chosen = { ...range, specials: query.specialDifficulties };
  return {
    search,
    difficulties: isOfOne ? null : chosenDifficulties(table, chosen),
    sort: chosenWord(sort, query.sort),
    start: seedStart(query.seed ?? hourSeed(now)),
    window: pageWindow(query),
    ...readFilters<L['filters']>(filters, query, viewer, isOfOne),
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
