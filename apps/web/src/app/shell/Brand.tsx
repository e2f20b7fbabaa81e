import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { SiteName } from '../../ui/Page.tsx';

/** Two discs that circle each other, and the site's name. */
export function Brand() {
  const { t } = useTranslation();
  const site = useContext(SiteName);
  return (
    <Link to="/" className="brand" aria-label={t('nav.home', { site })}>
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true" className="flex-none">
        <circle cx="16" cy="16" r="11" className="brand-path" />
        <circle cx="8.2" cy="23.8" r="5.4" className="brand-ember" />
        <circle cx="23.8" cy="8.2" r="5.4" className="brand-ice" />
      </svg>
      <span className="ell">{site}</span>
    </Link>
  );
}
