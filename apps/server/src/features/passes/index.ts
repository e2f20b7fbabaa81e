import type { Feature } from '../../platform/feature.ts';
import { registerPassRoutes } from './routes.ts';

export { markPassDeleted } from './delete-pass.ts';
export { selectPassTexts } from './detail.repository.ts';
export { selectLevelOfPass, selectNameOfPlayer } from './edit.repository.ts';

/** Passes: the lists, and one pass with what it does for its player. */
export const passesFeature: Feature = {
  name: 'passes',
  register: registerPassRoutes,
};
