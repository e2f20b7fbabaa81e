import { levelFilterParams } from '@rondo/domain/pages';
import { LEVEL_PASS_SORTS } from '@rondo/domain/passes';
import {
  defineSearch,
  integer,
  oneOf,
  optionalInteger,
  PANEL_STATES,
  toggle,
} from '../../lib/search-params.ts';
import { referencesParam } from '../references/index.ts';

const levelViews = ['normal', 'compact', 'grid'] as const;

/** Everything that shapes the level list is in its address. */
export const levelListSearch = defineSearch({
  ...levelFilterParams,
  labels: oneOf(['present', 'legacy'], 'present'),
  view: oneOf(levelViews, 'normal'),
  /** Width of the cards in the grid, small to large. */
  size: integer(2, 1, 3),
  /** On narrow screens the filters are a sheet over the list. */
  filters: oneOf(PANEL_STATES, 'auto'),
  references: referencesParam,
});

export type LevelListSearch = ReturnType<typeof levelListSearch.parse>;

/** A level's page: the order of its leaderboard, whether the full-info dialog is open, and which rating is. */
export const levelDetailSearch = defineSearch({
  sort: oneOf(LEVEL_PASS_SORTS, 'score'),
  info: toggle(),
  rating: optionalInteger(1, 2_147_483_647),
});
export type LevelDetailSearch = ReturnType<typeof levelDetailSearch.parse>;
