import type { passListQuery } from '@rondo/contract/passes';
import { type Search, staffFilter, type TriState, parseSearch } from '@rondo/domain/levels';
import { hourSeed, type PageWindow, pageWindow, seedStart } from '@rondo/domain/paging';
import {
  KEY_FLAGS,
  type KeyFlag,
  PASS_SEARCH_FIELDS,
  type PassSearchField,
  type PassSort,
  passSort,
} from '@rondo/domain/passes';
import type { z } from 'zod';
import type { Viewer } from '../../platform/http/access.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type DifficultyRow, type DifficultyTable, chosenDifficulties } from '../difficulties/index.ts';
import { triState } from '../levels/index.ts';

export type PassListQuery = z.output<typeof passListQuery>;

/** What a reader of the pass list asks for, every name resolved (docs/rules/passes.md#pass-list). */
export interface PassQuery {
  readonly search: Search<PassSearchField>;
  /** Of deleted passes; anything but hide lifts the conditions on level and player as well. */
  readonly deleted: TriState;
  readonly keyFlag: KeyFlag;
  /** null: all; empty: none. */
  readonly difficulties: readonly Pick<DifficultyRow, 'id' | 'sort_order'>[] | null;
  readonly levelId: number | null;
  readonly playerId: number | null;
  readonly sort: PassSort;
  /** Where a RANDOM walk begins, 0 … 1. */
  readonly start: number;
  readonly window: PageWindow;
}

/**
 * Reads the list's parameters.
 * @throws Problem QUERY_TOO_LONG, QUERY_TOO_COMPLEX
 */
export function readPassQuery(
  query: PassListQuery,
  { viewer, table, now }: { viewer: Viewer | null; table: DifficultyTable; now: Date },
): PassQuery {
  const parsed = parseSearch(query.query ?? '', PASS_SEARCH_FIELDS);
  if (!parsed.ok) throw new Problem(parsed.code);
  const isById = parsed.search.kind === 'id';
  return {
    search: parsed.search,
    deleted: staffFilter(triState(query.deletedFilter), viewer),
    keyFlag: isById ? 'all' : (KEY_FLAGS.find((flag) => flag === query.keyFlag) ?? 'all'),
    difficulties: isById
      ? null
      : chosenDifficulties(table, {
          from: query.minDiff,
          to: query.maxDiff,
          specials: query.specialDifficulties,
        }),
    levelId: idOrNone(query.levelId),
    playerId: idOrNone(query.playerId),
    sort: passSort(query.sort),
    start: seedStart(query.seed ?? hourSeed(now)),
    window: pageWindow(query),
  };
}

const LARGEST_ID = 2_147_483_647;

/** null: not asked for; numbers that no row can have become 0, which none has either. */
function idOrNone(id: number | undefined): number | null {
  if (id === undefined) return null;
  return id > 0 && id <= LARGEST_ID ? id : 0;
}
