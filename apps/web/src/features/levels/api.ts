import { type LevelFilter, levelListCall } from '@rondo/domain/pages';
import type { Reply } from '../../lib/api/contract.ts';
import { rowsOf } from '../../lib/rows/list-view.ts';

/** The level list, page by page. */
export const levelRows = (filter: LevelFilter) =>
  rowsOf((...page) => levelListCall(filter, ...page), filter.query);

export type LevelListItem = Reply<'filterLevels'>['results'][number];
export type LevelDetail = Reply<'levelDetail'>;
export type LevelOfPass = Reply<'passDetail'>['level'];
/** What the head of a level's page shows: a row of the list knows all of it but the other names. */
export type LevelHead = LevelListItem & Partial<Pick<LevelDetail, 'aliases'>>;
export type LevelPass = Reply<'passesOfLevel'>[number];
