import { type LevelFilter, levelListCall } from '@rondo/domain/pages';
import type { Reply } from '../../lib/api/contract.ts';
import { rowsOf } from '../../lib/rows/list-view.ts';

/** The level list, page by page. */
export const levelRows = (filter: LevelFilter) =>
  rowsOf((...page) => levelListCall(filter, ...page), filter.query);

export type LevelListItem = Reply<'filterLevels'>['results'][number];
export type LevelDetail = Reply<'levelDetail'>;
export type LevelPass = Reply<'passesOfLevel'>[number];
