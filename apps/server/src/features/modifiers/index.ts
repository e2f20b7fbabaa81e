import type { Feature } from '../../platform/feature.ts';
import { registerModifierRoutes } from './routes.ts';
import { modifiersSweep } from './sweep-modifiers.ts';

export { giveModifiers, holdModifiers, returnModifiers } from './give-modifiers.ts';
export { currentOverlays, type Overlays } from './overlay/current-overlays.ts';
export { overlaidPasses } from './overlay/overlaid-passes.ts';
export { overlaidPlayer } from './overlay/overlaid-player.ts';
export { overlaidRow } from './overlay/overlaid-row.ts';

/** What a case puts on a player for a while: shown when reading, never written. */
export const modifiersFeature: Feature = {
  name: 'modifiers',
  register: registerModifierRoutes,
  jobs: [modifiersSweep],
};
