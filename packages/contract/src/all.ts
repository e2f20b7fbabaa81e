import { announcementEndpoints } from './announcements.ts';
import { authEndpoints } from './auth.ts';
import { backupEndpoints } from './backups.ts';
import { creatorWriteEndpoints } from './creator-writes.ts';
import { creatorEndpoints } from './creators.ts';
import { creditEndpoints } from './credits.ts';
import { deliveryEndpoints } from './deliveries.ts';
import { difficultyEndpoints } from './difficulties.ts';
import { directiveEndpoints } from './directives.ts';
import { difficultyWriteEndpoints } from './difficulty-writes.ts';
import type { Endpoint } from './endpoint.ts';
import { levelAliasEndpoints } from './level-aliases.ts';
import { levelWriteEndpoints } from './level-writes.ts';
import { levelEndpoints } from './levels.ts';
import { logEndpoints } from './log.ts';
import { mediaEndpoints } from './media.ts';
import { oauthEndpoints } from './oauth.ts';
import { modifierEndpoints } from './modifiers.ts';
import { notificationEndpoints } from './notifications.ts';
import { passWriteEndpoints } from './pass-writes.ts';
import { passEndpoints } from './passes.ts';
import { playEndpoints } from './play.ts';
import { playerAdminEndpoints } from './player-admin.ts';
import { playerEndpoints } from './players.ts';
import { raterEndpoints } from './raters.ts';
import { ratingEndpoints } from './ratings.ts';
import { referenceEndpoints } from './references.ts';
import { simulationEndpoints } from './simulations.ts';
import { siteEndpoints } from './site.ts';
import { statisticsEndpoints } from './statistics.ts';
import { submissionWorkEndpoints } from './submission-work.ts';
import { submissionEndpoints } from './submissions.ts';

/** Every endpoint of the wire by its name, once. */
export const endpoints = {
  ...siteEndpoints,
  ...authEndpoints,
  ...oauthEndpoints,
  ...levelEndpoints,
  ...levelWriteEndpoints,
  ...levelAliasEndpoints,
  ...passEndpoints,
  ...passWriteEndpoints,
  ...playerEndpoints,
  ...playerAdminEndpoints,
  ...modifierEndpoints,
  ...playEndpoints,
  ...creatorEndpoints,
  ...creatorWriteEndpoints,
  ...creditEndpoints,
  ...difficultyEndpoints,
  ...difficultyWriteEndpoints,
  ...statisticsEndpoints,
  ...mediaEndpoints,
  ...notificationEndpoints,
  ...submissionEndpoints,
  ...submissionWorkEndpoints,
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
