import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import { useSiteConfig } from '../../lib/config/site-config.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ExternalLink } from '../../ui/Link.tsx';
import { SiteName } from '../../ui/Page.tsx';
import { publicNav } from './navigation.ts';
import './Footer.css';

export function Footer() {
  const { t } = useTranslation();
  const site = useContext(SiteName);
  const config = useSiteConfig();
  return (
    <footer className="footer border-t border-hairline text-faint">
      <div>
        <p>{t('footer.about', { site })}</p>
        <nav aria-label={t('footer.links')} className="flex flex-wrap gap-x-6 gap-y-2">
          {publicNav.map(({ to, label }) => (
            <Link key={to} to={to}>
              {t(label)}
            </Link>
          ))}
          <Link to="/about">{t('footer.aboutPage')}</Link>
          {config?.links.chat ? (
            <ExternalLink plain href={config.links.chat}>
              {t('term.chat')}
            </ExternalLink>
          ) : null}
          {config?.links.source ? (
            <ExternalLink plain href={config.links.source}>
              {t('footer.source')}
            </ExternalLink>
          ) : null}
        </nav>
        <p className="ml-auto flex flex-wrap gap-x-4 gap-y-1 tabular-nums max-md:ml-0">
          <span>{t('footer.copyright', { year: new Date().getFullYear(), site })}</span>
          <span>{t('footer.credit')}</span>
          <span>{config?.version ?? import.meta.env.APP_VERSION}</span>
        </p>
      </div>
    </footer>
  );
}
