import type { Feature } from '../../platform/feature.ts';
import { registerPlayRoutes } from './routes.ts';
import { playSweep } from './sweep-play.ts';

/** Wheels and slots, and what comes of them. */
export const playFeature: Feature = { name: 'play', register: registerPlayRoutes, jobs: [playSweep] };
