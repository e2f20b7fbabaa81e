import type { Feature } from '../../platform/feature.ts';
import { registerLevelRoutes } from './routes.ts';
import { registerLevelWrites } from './write-routes.ts';

export { editLockedLevel } from './edit-level.ts';
export { requireDifficulties } from './edited-level.ts';
export { insertLevel, type NewLevel } from './insert-level.ts';
export { selectLevel, selectLevelTexts, writtenLevel } from './detail.repository.ts';
export { deleteLevelTimeouts, startLevelTimeout } from './level-timeout.repository.ts';
export {
  type LevelState,
  lockLevel,
  lockLevelRows,
  updateLevel,
  updateLevels,
} from './level-write.repository.ts';
export { deleteLockedLevel } from './level-visibility.ts';
export { refuseUnseen } from './level-detail.ts';
export { type FilteredQuery, type ListReader, readListQuery } from './level-query.ts';
export {
  aliased,
  difficultyCondition,
  isPlain,
  listPage,
  selectItems,
  selectListItems,
  whereSql,
} from './list.repository.ts';
export { keepListCounts } from './list-levels.ts';
export { levelSearchSql, patternSql, searchSql } from './search.repository.ts';

/** Levels: the list, one level with its records. */
export const levelsFeature: Feature = {
  name: 'levels',
  register: (app, deps) => {
    registerLevelRoutes(app, deps);
    registerLevelWrites(app, deps);
  },
};
