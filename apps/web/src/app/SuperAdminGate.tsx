import { Outlet } from '@tanstack/react-router';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useViewer } from '../lib/session/viewer.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ButtonLink } from '../ui/Link.tsx';
import { Page } from '../ui/Page.tsx';
import { PageLoader } from './PageLoader.tsx';

/** Lets super admins through; others read why not, and while the role is unknown a loader shows. */
export function SuperAdminGate() {
  const { t } = useTranslation();
  const { status, user } = useViewer();
  if (status === 'loading') return <PageLoader />;
  if (user?.isSuperAdmin) return <Outlet />;
  return (
    <Page title={t('denied.title')} bare>
      <EmptyState
        wholePage
        title={t('denied.title')}
        panel={false}
        action={<ButtonLink to="/">{t('denied.home')}</ButtonLink>}
      >
        {t('denied.text')}
      </EmptyState>
    </Page>
  );
}
