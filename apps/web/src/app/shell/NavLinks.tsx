import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { NavItem } from './navigation.ts';
import { StaffBadge } from './staff-parts.tsx';

export interface NavLinksProps {
  items: readonly NavItem[];
  /** Shows the drawings as well: in the drawer. */
  icons?: boolean;
  onFollow?: () => void;
}

/** Links to screens, with the number of what waits there. */
export function NavLinks({ items, icons = false, onFollow }: NavLinksProps) {
  const { t } = useTranslation();
  return items.map(({ to, label, icon, badge }) => (
    <Link key={to} to={to} activeOptions={{ includeSearch: false, exact: to === '/' }} onClick={onFollow}>
      {icons ? <Icon of={icon} /> : null}
      {t(label)}
      {badge ? <StaffBadge of={badge} /> : null}
    </Link>
  ));
}
