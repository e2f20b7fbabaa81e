import type { RouteComponent } from '@tanstack/react-router';
import { LevelEditor } from '../features/levels/index.ts';
import { factsOf } from '../lib/api/contract.ts';
import { useSiteConfig } from '../lib/config/site-config.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import type { Screen } from '../lib/screen.ts';
import { type AskedCall, useMay } from '../lib/session/may.ts';
import { useViewer } from '../lib/session/viewer.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ButtonLink } from '../ui/Link.tsx';
import { Page } from '../ui/Page.tsx';
import { NotFound } from './not-found.ts';
import { PageLoader } from './PageLoader.tsx';

/** The page of a screen, for those who may open it and while its part of the site is on. */
export function gated({ page: Content, access, feature, shape }: Screen): RouteComponent {
  function Gated() {
    const { status } = useViewer();
    const may = useMay();
    const features = useSiteConfig()?.features;
    if (feature && features === undefined) return null;
    if (feature && !features?.[feature]) return <NotFound />;
    if (access && status === 'loading') return <PageLoader shape={shape} />;
    if (access && !may(access)) return <Denied call={access} />;
    return <Content levelEditor={LevelEditor} />;
  }
  return Object.assign(Gated, { preload: Content.preload });
}

function Denied({ call }: { call: AskedCall }) {
  const { t } = useTranslation();
  return (
    <Page title={t('denied.title')} bare>
      <EmptyState
        wholePage
        title={t('denied.title')}
        panel={false}
        action={<ButtonLink to="/">{t('denied.home')}</ButtonLink>}
      >
        {t(factsOf(call).access === 'R' ? 'denied.raters' : 'denied.text')}
      </EmptyState>
    </Page>
  );
}
