import { useMay } from '../../lib/session/may.ts';
import { screenAccess } from '../screen-access.ts';
import { type NavItem, publicNav, ratingItem } from './navigation.ts';

const raterNav: readonly NavItem[] = [...publicNav, ratingItem];

/** The links of the site outside the admin area: who rates as a duty finds the rating page there, too. */
export function usePublicNav(): readonly NavItem[] {
  return useMay()(screenAccess[ratingItem.to]) ? raterNav : publicNav;
}
