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

/** What a reader of the level list asks for, every name resolved (docs/rules/levels.md#level-list). */
export interface LevelQuery {
  readonly search: Search<LevelSearchField>;
  /** Of deleted and hidden levels. */
  readonly deleted: TriState;
  readonly cleared: TriState;
  /** null: all; empty: none. */
  readonly difficulties: readonly Pick<DifficultyRow, 'id' | 'sort_order'>[] | null;
  readonly sort: LevelSort;
  /** Where a RANDOM walk begins, 0 … 1. */
  readonly start: number;
  readonly window: PageWindow;
}

/**
 * Reads the list's parameters.
 * @throws Problem QUERY_TOO_LONG, QUERY_TOO_COMPLEX
 */
export function readLevelQuery(
  query: LevelListQuery,
  { viewer, table, now }: { viewer: Viewer | null; table: DifficultyTable; now: Date },
): LevelQuery {
  const parsed = parseSearch(query.query ?? '', LEVEL_SEARCH_FIELDS);
  if (!parsed.ok) throw new Problem(parsed.code);
  const isById = parsed.search.kind === 'id';
  return {
    search: parsed.search,
    deleted: staffFilter(triState(query.deletedFilter), viewer),
    cleared: isById ? 'show' : (triState(query.clearedFilter) ?? 'show'),
    difficulties: isById
      ? null
      : chosenDifficulties(table, {
          from: query.pguRange?.from,
          to: query.pguRange?.to,
          specials: query.specialDifficulties,
        }),
    sort: levelSort(query.sort),
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
export function triState(word: string | undefined): TriState | null {
  return TRI_STATES.find((state) => state === word) ?? null;
}
