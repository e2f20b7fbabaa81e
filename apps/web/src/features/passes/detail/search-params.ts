import { defineSearch, toggle } from '../../../lib/search-params.ts';

/** A pass's page: whether it shows how its score comes about. */
export const passDetailSearch = defineSearch({ score: toggle() });
