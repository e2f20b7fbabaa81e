export {
  type ComparisonFilter,
  comparisonCall,
  comparisonFilter,
  LEVELS_COMPARED,
} from './comparison.ts';
export {
  type DescriptionWords,
  levelDescription,
  passDescription,
  playerDescription,
} from './descriptions.ts';
export { type DifficultyChoice, isSpecialOnly } from './difficulty-choice.ts';
export { leaderboardCall, leaderFilter, leaderFilterParams } from './leaderboard.ts';
export { type LeftOut, leftOut } from './left-out.ts';
export { type LevelFilter, levelFilter, levelFilterParams, levelListCall } from './level-list.ts';
export { type PassFilter, passFilter, passFilterParams, passListCall } from './pass-list.ts';
export { filterParams, isListFiltered } from './list-address.ts';
export { ROWS_A_PAGE } from './rows-a-page.ts';
export { levelTitle, passTitle, windowTitle } from './titles.ts';
export {
  asText,
  integer,
  joinWords,
  oneOf,
  optionalInteger,
  type Param,
  type Params,
  text,
  toggle,
  urlState,
  words,
} from './url-state.ts';
