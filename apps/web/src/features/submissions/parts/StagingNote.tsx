import { useSiteConfig } from '../../../lib/config/site-config.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ExternalLink } from '../../../ui/Link.tsx';

/** Above the submission pages of a test site: nothing that is sent here counts. */
export function StagingNote() {
  const { t } = useTranslation('pages/submissions');
  const config = useSiteConfig();
  if (config === undefined || config.environment === 'production') return null;
  return (
    <div className="mx-auto w-full max-w-[calc(var(--width-page)+48px)] px-6 pt-6 max-md:px-4">
      <Banner tone="warning" title={t('staging.title')}>
        <p>
          {t('staging.text')}{' '}
          {config.links.production ? (
            <ExternalLink href={config.links.production}>{t('staging.link')}</ExternalLink>
          ) : null}
        </p>
      </Banner>
    </div>
  );
}
