import type { passListQuery } from '@rondo/contract/passes';
import { passList } from '@rondo/domain/passes';
import type { z } from 'zod';
import { isRowId } from '../../platform/db/row-id.ts';
import { type FilteredQuery, type ListReader, readListQuery } from '../levels/index.ts';

export type PassListQuery = z.output<typeof passListQuery>;

/** What a reader of the pass list asks for (docs/rules/passes.md#pass-list). */
export type PassQuery = FilteredQuery<typeof passList> & {
  readonly levelId: number | null;
  readonly playerId: number | null;
};

/**
 * Reads the list's parameters.
 * @throws Problem QUERY_TOO_LONG, QUERY_TOO_COMPLEX
 */
export function readPassQuery(query: PassListQuery, reader: ListReader): PassQuery {
  return {
    ...readListQuery(passList, query, { from: query.minDiff, to: query.maxDiff }, reader),
    levelId: idOrNone(query.levelId),
    playerId: idOrNone(query.playerId),
  };
}

/** null: not asked for; numbers that no row can have become 0, which none has either. */
function idOrNone(id: number | undefined): number | null {
  if (id === undefined) return null;
  return isRowId(id) ? id : 0;
}
