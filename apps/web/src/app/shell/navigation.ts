import { type LinkProps, useRouterState } from '@tanstack/react-router';
import { useMay } from '../../lib/session/may.ts';
import type { NavLabel } from './nav-icons.ts';
import { screenAccess, type StaffScreen } from '../screen-access.ts';

/** A screen that the shell leads to. A new screen is one more line here. */
export interface NavItem {
  to: NonNullable<LinkProps['to']>;
  /** The list is opened with these filters. */
  search?: { readonly toRate: 'only' };
  label: NavLabel;
  /** The letter that leads here after `g`. */
  go?: string;
  /** Whose number the badge shows. */
  badge?: 'ratings' | 'submissions' | 'announcements';
}

interface StaffNavItem extends NavItem {
  to: StaffScreen;
}

/** Only in the drawer: elsewhere the logo leads there. */
export const homeItem: NavItem = { to: '/', label: 'nav.start', go: 'h' };

export const publicNav: readonly NavItem[] = [
  { to: '/levels', label: 'nav.levels', go: 'l' },
  { to: '/leaderboard', label: 'nav.leaderboard', go: 'b' },
  { to: '/passes', label: 'nav.passes', go: 'p' },
];

/** For everybody else: what is being rated, as a list. */
const beingRatedItem: NavItem = {
  to: '/levels',
  search: { toRate: 'only' },
  label: 'nav.rating',
  go: 'r',
};

/** For raters and super admins, in both modes. */
const ratingItem: StaffNavItem = {
  to: '/admin/rating',
  label: 'nav.rating',
  go: 'r',
  badge: 'ratings',
};

/** The first one is where the admin toggle leads. */
export const adminNav: readonly [StaffNavItem, ...StaffNavItem[]] = [
  ratingItem,
  { to: '/admin/submissions', label: 'nav.submissions', badge: 'submissions' },
  { to: '/admin/announcements', label: 'nav.announcements', badge: 'announcements' },
  { to: '/admin/difficulties', label: 'nav.difficulties' },
  { to: '/admin/creators', label: 'nav.creators' },
  { to: '/admin/backups', label: 'nav.backups' },
  { to: '/admin/log', label: 'nav.log' },
];

export const submitItem: NavItem = { to: '/submission', label: 'nav.submit' };

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
