import { type LinkProps, useRouterState } from '@tanstack/react-router';
import type { ParseKeys } from 'i18next';
import { useMay } from '../../lib/session/may.ts';
import type { IconDrawing } from '../../ui/Icon.tsx';
import {
  ChatIcon,
  CheckIcon,
  ClockIcon,
  HomeIcon,
  InboxIcon,
  ListIcon,
  MedalIcon,
  RulerIcon,
  ScaleIcon,
  UploadIcon,
  UsersIcon,
} from '../../ui/icons.ts';
import { screenAccess, type StaffScreen } from '../screen-access.ts';

/** A screen that the shell leads to. A new screen is one more line here. */
export interface NavItem {
  to: NonNullable<LinkProps['to']>;
  /** The list is opened with these filters. */
  search?: { readonly toRate: 'only' };
  label: Extract<ParseKeys, `nav.${string}`>;
  icon: IconDrawing;
  /** The letter that leads here after `g`. */
  go?: string;
  /** Whose number the badge shows. */
  badge?: 'ratings' | 'submissions' | 'announcements';
}

interface StaffNavItem extends NavItem {
  to: StaffScreen;
}

/** Only in the drawer: elsewhere the logo leads there. */
export const homeItem: NavItem = { to: '/', label: 'nav.start', icon: HomeIcon, go: 'h' };

export const publicNav: readonly NavItem[] = [
  { to: '/levels', label: 'nav.levels', icon: ListIcon, go: 'l' },
  { to: '/leaderboard', label: 'nav.leaderboard', icon: MedalIcon, go: 'b' },
  { to: '/passes', label: 'nav.passes', icon: CheckIcon, go: 'p' },
];

/** For everybody else: what is being rated, as a list. */
const beingRatedItem: NavItem = {
  to: '/levels',
  search: { toRate: 'only' },
  label: 'nav.rating',
  icon: ScaleIcon,
  go: 'r',
};

/** For raters and super admins, in both modes. */
const ratingItem: StaffNavItem = {
  to: '/admin/rating',
  label: 'nav.rating',
  icon: ScaleIcon,
  go: 'r',
  badge: 'ratings',
};

/** The first one is where the admin toggle leads. */
export const adminNav: readonly [StaffNavItem, ...StaffNavItem[]] = [
  ratingItem,
  { to: '/admin/submissions', label: 'nav.submissions', icon: InboxIcon, badge: 'submissions' },
  { to: '/admin/announcements', label: 'nav.announcements', icon: ChatIcon, badge: 'announcements' },
  { to: '/admin/difficulties', label: 'nav.difficulties', icon: RulerIcon },
  { to: '/admin/creators', label: 'nav.creators', icon: UsersIcon },
  { to: '/admin/log', label: 'nav.log', icon: ClockIcon },
];

export const submitItem: NavItem = { to: '/submission', label: 'nav.submit', icon: UploadIcon };

const visitorNav: readonly NavItem[] = [...publicNav, beingRatedItem];
const raterNav: readonly NavItem[] = [...publicNav, ratingItem];

/** The links of the site outside the admin area; Rating is the rating page for raters, a list for others. */
export function usePublicNav(): readonly NavItem[] {
  return useMay()(screenAccess[ratingItem.to]) ? raterNav : visitorNav;
}

export interface AdminMode {
  /** Whether there is more for the viewer than the rating page, which the site's own links lead to. */
  mayEnter: boolean;
  /** Whether the bar shows the admin area's links: on pages below /admin. */
  active: boolean;
  links: readonly NavItem[];
}

export function useAdminMode(): AdminMode {
  const may = useMay();
  const below = useRouterState({ select: ({ location }) => /^\/admin(\/|$)/.test(location.pathname) });
  const links = adminNav.filter(({ to }) => may(screenAccess[to]));
  const mayEnter = links.some((link) => link !== ratingItem);
  return { mayEnter, active: mayEnter && below, links };
}
