import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Icon, type IconDrawing } from '../../ui/Icon.tsx';
import type { MenuLabel } from '../../lib/screen.ts';
import type { NavItem } from './navigation.ts';
import { StaffBadge } from './staff-parts.tsx';

export interface NavLinksProps {
  items: readonly NavItem[];
  /** Drawings before the words: in the drawer. */
  icons?: Readonly<Record<MenuLabel, IconDrawing>>;
  onFollow?: () => void;
}

/** Links to screens, with the number of what waits there. */
export function NavLinks({ items, icons, onFollow }: NavLinksProps) {
  const { t } = useTranslation();
  // Of two links to one list, the one with the filters of the address is the current one.
  const filtered = useRouterState({
    select: ({ location }) => items.find((item) => isAt(item, location))?.to,
  });
  return items.map(({ to, search, label, badge }) => (
    <Link
      key={label}
      to={to}
      search={search as never}
      activeOptions={{
        includeSearch: search !== undefined || to === filtered,
        exact: to === '/' || (search === undefined && to === filtered),
      }}
      onClick={onFollow}
    >
      {icons ? <Icon of={icons[label]} /> : null}
      {t(label)}
      {badge ? <StaffBadge of={badge} /> : null}
    </Link>
  ));
}

function isAt({ to, search }: NavItem, at: { pathname: string; search: { toRate?: string } }): boolean {
  return search !== undefined && to === at.pathname && search.toRate === at.search.toRate;
}
