import { filterParams } from '@rondo/domain/pages';
import { RATING_SORTS, ratingFilters } from '@rondo/domain/ratings';
import { defineSearch, oneOf, optionalInteger, PANEL_STATES, text, toggle } from '../../lib/search-params.ts';
import { referencesParam } from '../references/index.ts';

const LARGEST_ID = 2_147_483_647;

/** Everything that shapes the rating page, and which rating's dialog is open over it. */
export const ratingSearch = defineSearch({
  query: text(),
  sort: oneOf(RATING_SORTS, 'id'),
  /** Turns a sort round: by number from the highest, by votes from the fewest, by time from the oldest. */
  reverse: toggle(),
  ...filterParams(ratingFilters),
  /** Every single vote in the list; for super admins. */
  detailed: toggle(),
  /** On narrow screens the filters are a sheet over the list. */
  filters: oneOf(PANEL_STATES, 'auto'),
  references: referencesParam,
  rating: optionalInteger(1, LARGEST_ID),
});
export type RatingSearch = ReturnType<typeof ratingSearch.parse>;
