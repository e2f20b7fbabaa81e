import { TRI_STATES } from '@rondo/domain/levels';
import { KEY_FLAGS, PASS_SORTS } from '@rondo/domain/passes';
import { defineSearch, oneOf, PANEL_STATES, text } from '../../../lib/search-params.ts';
import { difficultyParams } from '../../difficulties/index.ts';

/** Everything that shapes the pass list stands in its address. */
export const passListSearch = defineSearch({
  query: text(),
  sort: oneOf(PASS_SORTS, 'SCORE_DESC'),
  seed: text(64),
  ...difficultyParams,
  keys: oneOf(KEY_FLAGS, 'all'),
  deleted: oneOf(TRI_STATES, 'hide'),
  filters: oneOf(PANEL_STATES, 'auto'),
});

export type PassListSearch = ReturnType<typeof passListSearch.parse>;
