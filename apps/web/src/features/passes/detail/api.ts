import type { Reply } from '../../../lib/api/contract.ts';
import { query } from '../../../lib/queries/query.ts';

export const passQuery = (id: number) => query('passDetail', { id });

export type PassDetail = Reply<'passDetail'>;

/** What a row of a list knows of a pass: all but what it does for its player. */
export type PassHead = Omit<PassDetail, 'scoreInfo' | 'ranks'>;
