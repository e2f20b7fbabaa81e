import { defineSearch, oneOf, optionalInteger, text, toggle, words } from '../../../lib/search-params.ts';

const largestId = 2_147_483_647;

export const difficultiesSearch = defineSearch({
  query: text(),
  type: oneOf(['all', 'pgu', 'special'] as const, 'all'),
  /** Groups whose rows are folded away. */
  closed: words(10),
  new: toggle(),
  edit: optionalInteger(0, largestId),
  delete: optionalInteger(0, largestId),
});
export type DifficultiesSearch = ReturnType<typeof difficultiesSearch.parse>;
