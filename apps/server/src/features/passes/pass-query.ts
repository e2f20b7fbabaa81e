import type { passListQuery } from '@rondo/contract/passes';
import {
  KEY_FLAGS,
  type KeyFlag,
  PASS_SEARCH_FIELDS,
  type PassSearchField,
  type PassSort,
  passSort,
} from '@rondo/domain/passes';
import type { z } from 'zod';
import { isRowId } from '../../platform/db/row-id.ts';
import { type ListQuery, type ListReader, readListQuery } from '../levels/index.ts';

export type PassListQuery = z.output<typeof passListQuery>;

/**
 * What a reader of the pass list asks for (docs/rules/passes.md#pass-list). Unless deleted ones are hidden, those of
 * banned players and hidden levels are listed as well.
 */
export interface PassQuery extends ListQuery<PassSearchField, PassSort> {
  readonly keyFlag: KeyFlag;
  readonly levelId: number | null;
  readonly playerId: number | null;
}

/**
 * Reads the list's parameters.
 * @throws Problem QUERY_TOO_LONG, QUERY_TOO_COMPLEX
 */
export function readPassQuery(query: PassListQuery, reader: ListReader): PassQuery {
  const range = { from: query.minDiff, to: query.maxDiff };
  const list = readListQuery(query, range, PASS_SEARCH_FIELDS, passSort(query.sort), reader);
  const keyFlag = list.search.kind === 'id' ? 'all' : KEY_FLAGS.find((flag) => flag === query.keyFlag);
  return {
    ...list,
    keyFlag: keyFlag ?? 'all',
    levelId: idOrNone(query.levelId),
    playerId: idOrNone(query.playerId),
  };
}

/** null: not asked for; numbers that no row can have become 0, which none has either. */
function idOrNone(id: number | undefined): number | null {
  if (id === undefined) return null;
  return isRowId(id) ? id : 0;
}
