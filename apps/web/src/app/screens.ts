import { about } from '../features/about/screens.ts';
import { announcements, directives } from '../features/announcements/screens.ts';
import * as auth from '../features/auth/screens.ts';
import { backups } from '../features/backups/screens.ts';
import { creators } from '../features/creators/screens.ts';
import { difficulties } from '../features/difficulties/screens.ts';
import { fairDraws } from '../features/draws/screens.ts';
import { home } from '../features/home/screens.ts';
import { inbox } from '../features/inbox/screens.ts';
import { level, levels } from '../features/levels/screens.ts';
import { log } from '../features/log/screens.ts';
import { pass, passes } from '../features/passes/screens.ts';
import {
  compare,
  comparison,
  compareWith,
  leaderboard,
  ownProfile,
  profile,
} from '../features/players/screens.ts';
import { rating } from '../features/ratings/screens.ts';
import * as submitting from '../features/submissions/screens.ts';

/** Every screen of the site. Menus have them in this order; the first one for staff is where the admin toggle leads. */
export const screens = {
  home,
  levels,
  leaderboard,
  passes,
  level,
  pass,
  profile,
  ownProfile,
  compare,
  compareWith,
  comparison,
  about,
  fairDraws,
  ...auth,
  inbox,
  rating,
  ...submitting,
  announcements,
  difficulties,
  directives,
  creators,
  backups,
  log,
};
