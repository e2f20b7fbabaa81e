import { type PassFilter, passListCall } from '@rondo/domain/pages';
import type { Reply } from '../../../lib/api/contract.ts';
import { rowsOf } from '../../../lib/rows/list-view.ts';

export type PassListItem = Reply<'filterPasses'>['results'][number];

/** The pass list, page by page. */
export const passRows = (filter: PassFilter) =>
  rowsOf((...page) => passListCall(filter, ...page), filter.query);
