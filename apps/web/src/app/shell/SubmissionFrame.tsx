import { Outlet } from '@tanstack/react-router';
import { useSiteConfig } from '../../lib/config/site-config.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ExternalLink } from '../../ui/Link.tsx';

/** The frame of the submission pages: on a test site it warns that nothing sent here counts. */
export function SubmissionFrame() {
  const { t } = useTranslation('pages/submissions');
  const config = useSiteConfig();
  const staging = config !== undefined && config.environment !== 'production';
  return (
    <>
      {staging ? (
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
      ) : null}
      <Outlet />
    </>
  );
}
