import { defineSearch, integer, oneOf, optionalInteger } from '../../lib/search-params.ts';

export const announcementsSearch = defineSearch({
  tab: oneOf(['levels', 'rerates', 'passes', 'delivery'] as const, 'levels'),
  /** Which deliveries are listed. */
  state: oneOf(['all', 'waiting', 'failed', 'sent', 'cancelled'] as const, 'all'),
  page: integer(1, 1, 1_000_000),
  /** The level that is edited. */
  edit: optionalInteger(1, 2_147_483_647),
});
