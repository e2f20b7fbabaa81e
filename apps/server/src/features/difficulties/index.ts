import type { Feature } from '../../platform/feature.ts';
import { ensureDifficulties } from './ensure-difficulties.ts';
import { registerDifficultyRoutes } from './routes.ts';

export { difficultyChanged } from './difficulty-changed.ts';
export { chosenDifficulties } from './difficulty-filter.ts';
export { currentDifficulties, type DifficultyTable } from './difficulty-table.ts';
export { ensureDifficulties } from './ensure-difficulties.ts';
export { difficultyName, lockDifficultyName } from './names.repository.ts';
export type { DifficultyRow } from './repository.ts';

/** The table of difficulties with its drawn icons, and its administration. */
export const difficultiesFeature: Feature = {
  name: 'difficulties',
  prepare: ({ db, config }) => ensureDifficulties(db, config),
  register: registerDifficultyRoutes,
};
