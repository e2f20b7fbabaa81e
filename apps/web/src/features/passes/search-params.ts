import { passFilterParams } from '@rondo/domain/pages';
import { defineSearch, oneOf, PANEL_STATES } from '../../lib/search-params.ts';

/** Everything that shapes the pass list is in its address. */
export const passListSearch = defineSearch({
  ...passFilterParams,
  filters: oneOf(PANEL_STATES, 'auto'),
});

export type PassListSearch = ReturnType<typeof passListSearch.parse>;

/** A pass's page: whether it shows how its score comes about. */
export const passDetailSearch = defineSearch({ score: oneOf(PANEL_STATES, 'auto') });
export type PassDetailSearch = ReturnType<typeof passDetailSearch.parse>;
