import { useRouterState } from '@tanstack/react-router';
import type { Screen, ScreenMenu } from '../../lib/screen.ts';
import { useMay } from '../../lib/session/may.ts';
import { screens } from '../screens.ts';

/** A screen that the shell leads to. */
export interface NavItem extends ScreenMenu {
  to: (typeof screens)[keyof typeof screens]['path'];
  /** The list is opened with these filters. */
  search?: { readonly toRate: 'only' };
}

/** Only in the drawer: elsewhere the logo leads there. */
export const homeItem: NavItem = { to: '/', label: 'nav.start', go: 'h' };

export const submitItem: NavItem = { to: '/submission', label: 'nav.submit' };

const inMenus = Object.values<Screen>(screens).flatMap(({ path, menu, access }) =>
  menu ? { access, item: { to: path as NavItem['to'], ...menu } } : [],
);
const staffNav = inMenus.flatMap(({ access, item }) => (access ? { access, item } : []));
export const publicNav = inMenus.flatMap(({ access, item }) => (access ? [] : item));

/** For those who do not rate: what is being rated, as a list. */
const beingRatedItem: NavItem = {
  to: '/levels',
  search: { toRate: 'only' },
  label: 'nav.rating',
  go: 'r',
};

/** The links of the site outside the admin area; Rating is the rating page for raters, a list for others. */
export function usePublicNav(): readonly NavItem[] {
  const [rating] = useStaffNav();
  return [...publicNav, rating?.to === '/admin/rating' ? rating : beingRatedItem];
}

export interface AdminMode {
  /** Whether there is more for the viewer than the rating page, which the site's own links lead to. */
  mayEnter: boolean;
  /** Whether the bar shows the admin area's links: on pages below /admin. */
  active: boolean;
  /** Where the way into the area, or out of it, leads. */
  toggleTo: NavItem['to'];
  links: readonly NavItem[];
}

export function useAdminMode(): AdminMode {
  const links = useStaffNav();
  const below = useRouterState({ select: ({ location }) => /^\/admin(\/|$)/.test(location.pathname) });
  const mayEnter = links.some(({ to }) => to !== '/admin/rating');
  const active = mayEnter && below;
  return { mayEnter, active, toggleTo: active ? '/levels' : (links[0]?.to ?? '/'), links };
}

function useStaffNav(): readonly NavItem[] {
  const may = useMay();
  return staffNav.flatMap(({ access, item }) => (may(access) ? item : []));
}
