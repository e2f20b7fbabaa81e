import { LEVEL_SORTS, TRI_STATES } from '@rondo/domain/levels';
import { LEVEL_PASS_SORTS } from '@rondo/domain/passes';
import { defineSearch, integer, oneOf, PANEL_STATES, text, toggle } from '../../lib/search-params.ts';
import { difficultyParams } from '../difficulties/index.ts';

const levelViews = ['normal', 'compact', 'grid'] as const;

/** Everything that shapes the level list stands in its address. */
export const levelListSearch = defineSearch({
  query: text(),
  sort: oneOf(LEVEL_SORTS, 'RECENT_DESC'),
  seed: text(64),
  ...difficultyParams,
  cleared: oneOf(TRI_STATES, 'show'),
  deleted: oneOf(TRI_STATES, 'hide'),
  labels: oneOf(['present', 'legacy'], 'present'),
  view: oneOf(levelViews, 'normal'),
  /** Width of the cards in the grid, small to large. */
  size: integer(2, 1, 3),
  filters: oneOf(PANEL_STATES, 'auto'),
  sorting: oneOf(PANEL_STATES, 'auto'),
});

export type LevelListSearch = ReturnType<typeof levelListSearch.parse>;

/** A level's page: the order of its leaderboard and whether the full-info dialog is open. */
export const levelDetailSearch = defineSearch({
  sort: oneOf(LEVEL_PASS_SORTS, 'score'),
  info: toggle(),
});
