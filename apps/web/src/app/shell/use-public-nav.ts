import { useViewer } from '../../lib/session/viewer.ts';
import { type NavItem, publicNav, ratingItem } from './navigation.ts';

const raterNav: readonly NavItem[] = [...publicNav, ratingItem];

/** The links of the site outside the admin area: raters and super admins find their rating page there, too. */
export function usePublicNav(): readonly NavItem[] {
  const { user } = useViewer();
  return user && (user.isRater || user.isSuperAdmin) ? raterNav : publicNav;
}
