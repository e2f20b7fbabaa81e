import type { Reply } from '../../lib/api/contract.ts';
import { query } from '../../lib/queries/query.ts';

/** Every difficulty of the scale with its reference levels. */
export const referencesQuery = query('references');

export type Reference = Reply<'references'>[number];
export type ReferenceLevel = Reference['levels'][number];
