import { useRouterState } from '@tanstack/react-router';
import { useMay } from '../../lib/session/may.ts';
import { screenAccess } from '../screen-access.ts';
import { adminNav, type NavItem, ratingItem } from './navigation.ts';

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
