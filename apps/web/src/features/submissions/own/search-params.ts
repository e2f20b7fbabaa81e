import { defineSearch, oneOf } from '../../../lib/search-params.ts';

export const ownKinds = ['all', 'levels', 'passes'] as const;

/** Which of one's own submissions are listed. */
export const mySubmissionsSearch = defineSearch({ kind: oneOf(ownKinds, 'all') });
