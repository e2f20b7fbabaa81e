import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePendingCounts } from '../../lib/session/pending-counts.ts';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { NavItem } from './navigation.ts';

export interface NavLinksProps {
  items: readonly NavItem[];
  /** Shows the drawings as well: in the drawer. */
  icons?: boolean;
  onFollow?: () => void;
}

/** Links to screens, with what waits behind them. */
export function NavLinks({ items, icons = false, onFollow }: NavLinksProps) {
  const { t } = useTranslation();
  const counts = usePendingCounts();
  return items.map(({ to, label, icon, badge }) => (
    <Link key={to} to={to} activeOptions={{ includeSearch: false, exact: to === '/' }} onClick={onFollow}>
      {icons ? <Icon of={icon} /> : null}
      {t(label)}
      {badge ? <CountBadge count={counts[badge]} label={t('nav.pending')} /> : null}
    </Link>
  ));
}
