import { announcementEndpoints } from './announcements/announcing.ts';
import { deliveryEndpoints } from './announcements/delivery.ts';
import { directiveEndpoints } from './announcements/directives.ts';
import { simulationEndpoints } from './announcements/simulation.ts';
import { authEndpoints } from './auth.ts';
import { backupEndpoints } from './backups.ts';
import { clearEndpoints } from './clears.ts';
import { creatorEndpoints } from './creators.ts';
import { difficultyEndpoints } from './difficulties.ts';
import type { Endpoint } from './endpoint.ts';
import { homeEndpoints } from './home.ts';
import { inboxEndpoints } from './inbox.ts';
import { levelEndpoints } from './levels.ts';
import { logEndpoints } from './log.ts';
import { mediaEndpoints } from './media.ts';
import { modifierEndpoints } from './modifiers.ts';
import { notificationEndpoints } from './notifications.ts';
import { passEndpoints } from './passes.ts';
import { playEndpoints } from './play.ts';
import { playerEndpoints } from './players.ts';
import { raterEndpoints } from './raters.ts';
import { ratingEndpoints } from './ratings.ts';
import { referenceEndpoints } from './references.ts';
import { siteEndpoints } from './site.ts';
import { statisticsEndpoints } from './statistics.ts';
import { submissionEndpoints } from './submissions/calls.ts';

/** Every endpoint of the wire by its name, once. */
export const endpoints = {
  ...siteEndpoints,
  ...authEndpoints,
  ...levelEndpoints,
  ...passEndpoints,
  ...playerEndpoints,
  ...clearEndpoints,
  ...modifierEndpoints,
  ...playEndpoints,
  ...creatorEndpoints,
  ...difficultyEndpoints,
  ...homeEndpoints,
  ...statisticsEndpoints,
  ...mediaEndpoints,
  ...notificationEndpoints,
  ...inboxEndpoints,
  ...submissionEndpoints,
  ...raterEndpoints,
  ...ratingEndpoints,
  ...referenceEndpoints,
  ...logEndpoints,
  ...directiveEndpoints,
  ...simulationEndpoints,
  ...announcementEndpoints,
  ...deliveryEndpoints,
  ...backupEndpoints,
} satisfies Record<string, Endpoint>;
