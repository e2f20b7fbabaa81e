import type { Feature } from '../../platform/feature.ts';
import { registerMediaRoutes } from './routes.ts';

export { refuseShortLink, withFollowedVideo } from './videos/edited-video.ts';
export { CARD_LOOK } from './cards/card-shelf.ts';
export { videosOf } from './videos/videos.ts';

/** What other services know of videos. */
export const mediaFeature: Feature = { name: 'media', register: registerMediaRoutes };
