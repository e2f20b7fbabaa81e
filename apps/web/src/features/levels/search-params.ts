import { defineSearch, oneOf, text } from '../../lib/search-params.ts';

export const levelListSearch = defineSearch({
  query: text(),
  sort: oneOf(['RECENT_DESC', 'RECENT_ASC'], 'RECENT_DESC'),
});
