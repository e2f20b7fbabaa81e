import type { Reply } from '../../../lib/api/contract.ts';
import { query } from '../../../lib/queries/query.ts';

export const passQuery = (id: number) => query('passDetail', { id });

export type PassDetail = Reply<'passDetail'>;
