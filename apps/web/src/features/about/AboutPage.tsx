import { type ReactNode, useContext, useId, useState } from 'react';
import { useSiteConfig } from '../../lib/config/site-config.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMay } from '../../lib/session/may.ts';
import { Button } from '../../ui/Button.tsx';
import { UsersIcon } from '../../ui/icons.ts';
import { ButtonLink, ExternalLink } from '../../ui/Link.tsx';
import { Page, SiteName } from '../../ui/Page.tsx';
import { RaterManagementDialog } from '../raters/index.ts';
import { RaterGrid } from './RaterGrid.tsx';

const values = ['open', 'fair', 'kind', 'kept'] as const;

/** Who makes this site, what for, and how to take part. */
export function AboutPage() {
  const { t } = useTranslation('pages/about');
  const site = useContext(SiteName);
  const links = useSiteConfig()?.links;
  return (
    <Page title={t('title', { site })} description={t('description', { site })}>
      <div className="grid gap-12 max-md:gap-8">
        <AboutSection title={t('who.title')}>
          <p>{t('who.text', { site })}</p>
          <p>{t('who.more', { site })}</p>
        </AboutSection>
        <AboutSection title={t('mission.title')}>
          <p>{t('mission.text')}</p>
        </AboutSection>
        <AboutSection title={t('values.title')} wide>
          <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
            {values.map((value) => (
              <div key={value}>
                <dt className="font-semibold text-text">{t(`values.${value}`)}</dt>
                <dd>{t(`values.${value}Text`)}</dd>
              </div>
            ))}
          </dl>
        </AboutSection>
        <AboutSection title={t('join.title')}>
          <p>
            {t('join.text')} {links?.chat ? t('join.quickest') : null}
          </p>
          <p className="flex flex-wrap items-center gap-4">
            <ButtonLink to="/submission">{t('nav.submit')}</ButtonLink>
            {links?.chat ? <ExternalLink href={links.chat}>{t('term.chat')}</ExternalLink> : null}
            {links?.source ? <ExternalLink href={links.source}>{t('join.source')}</ExternalLink> : null}
          </p>
        </AboutSection>
        <AboutSection title={t('credits.title')} wide>
          <p className="max-w-160">{t('credits.text')}</p>
          <div className="grid gap-4 text-text">
            <ManageRaters />
            <RaterGrid />
          </div>
        </AboutSection>
      </div>
    </Page>
  );
}

interface AboutSectionProps {
  title: string;
  /** Takes the whole width instead of that of a column of text. */
  wide?: boolean;
  children: ReactNode;
}

/** A part of the page under its own heading. */
function AboutSection({ title, wide = false, children }: AboutSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`grid gap-3 text-muted ${wide ? '' : 'max-w-160'}`}>
      <h2 id={id} className="text-text">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Opens the roles of raters and super admins, for those who may give them. */
function ManageRaters() {
  const { t } = useTranslation('pages/about');
  const [open, setOpen] = useState(false);
  const may = useMay();
  if (!may('grantRole')) return null;
  return (
    <>
      <Button icon={UsersIcon} className="justify-self-start" onClick={() => setOpen(true)}>
        {t('credits.manage')}
      </Button>
      {open ? <RaterManagementDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
