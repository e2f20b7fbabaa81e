import { defineSearch, oneOf } from '../../lib/search-params.ts';

export const backupsSearch = defineSearch({
  tab: oneOf(['mysql', 'files'] as const, 'mysql'),
  sort: oneOf(['newest', 'oldest'] as const, 'newest'),
});
export type BackupsSearch = ReturnType<typeof backupsSearch.parse>;
