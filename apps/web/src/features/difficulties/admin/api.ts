import type { Given, Reply } from '../../../lib/api/contract.ts';
import { query } from '../../../lib/queries/query.ts';

/** All difficulties in their order, with what hangs on each. */
export const usageQuery = query('difficultyUsage', {}, { staleTime: 10_000 });

export type DifficultyUsage = Reply<'difficultyUsage'>[number];
export type NewDifficulty = Given<'createDifficulty'>['body'];
export type DifficultyEdit = Given<'editDifficulty'>['body'];
export type DifficultyEffect = Reply<'previewDifficulty'>;
