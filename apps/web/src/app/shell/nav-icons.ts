import type { MenuLabel } from '../../lib/screen.ts';
import type { IconDrawing } from '../../ui/Icon.tsx';
import {
  ChatIcon,
  CheckIcon,
  ClockIcon,
  DatabaseIcon,
  HomeIcon,
  InboxIcon,
  ListIcon,
  MedalIcon,
  RulerIcon,
  ScaleIcon,
  UploadIcon,
  UsersIcon,
} from '../../ui/icons.ts';

/** The drawings of the screens: for menus alone, so the bar comes without them. */
export const navIcons = {
  'nav.start': HomeIcon,
  'nav.levels': ListIcon,
  'nav.leaderboard': MedalIcon,
  'nav.passes': CheckIcon,
  'nav.rating': ScaleIcon,
  'nav.submissions': InboxIcon,
  'nav.announcements': ChatIcon,
  'nav.difficulties': RulerIcon,
  'nav.creators': UsersIcon,
  'nav.backups': DatabaseIcon,
  'nav.log': ClockIcon,
  'nav.submit': UploadIcon,
} as const satisfies Record<MenuLabel, IconDrawing>;
