import type { Feature } from '../platform/feature.ts';
import { announcementsFeature } from './announcements/index.ts';
import { authFeature } from './auth/index.ts';
import { backupsFeature } from './backups/index.ts';
import { clearsFeature } from './clears/index.ts';
import { creatorsFeature } from './creators/index.ts';
import { demoFeature } from './demo/index.ts';
import { difficultiesFeature } from './difficulties/index.ts';
import { homeFeature } from './home/index.ts';
import { inboxFeature } from './inbox/index.ts';
import { levelsFeature } from './levels/index.ts';
import { logFeature } from './log/index.ts';
import { mediaFeature } from './media/index.ts';
import { modifiersFeature } from './modifiers/index.ts';
import { notificationsFeature } from './notifications/index.ts';
import { pagesFeature } from './pages/index.ts';
import { passesFeature } from './passes/index.ts';
import { playFeature } from './play/index.ts';
import { playersFeature } from './players/index.ts';
import { ratersFeature } from './raters/index.ts';
import { ratingsFeature } from './ratings/index.ts';
import { referencesFeature } from './references/index.ts';
import { statisticsFeature } from './statistics/index.ts';
import { submissionsFeature } from './submissions/index.ts';
import { superAdminsFeature } from './super-admins/index.ts';

/** Every slice of the server. */
export const features: readonly Feature[] = [
  difficultiesFeature,
  announcementsFeature,
  authFeature,
  backupsFeature,
  clearsFeature,
  demoFeature,
  creatorsFeature,
  homeFeature,
  inboxFeature,
  levelsFeature,
  logFeature,
  mediaFeature,
  modifiersFeature,
  notificationsFeature,
  pagesFeature,
  passesFeature,
  playFeature,
  playersFeature,
  ratersFeature,
  ratingsFeature,
  referencesFeature,
  statisticsFeature,
  submissionsFeature,
  superAdminsFeature,
];
