import type { Feature } from '../platform/feature.ts';
import { authFeature } from './auth/index.ts';

/** Every slice of the server. */
export const features: readonly Feature[] = [authFeature];
