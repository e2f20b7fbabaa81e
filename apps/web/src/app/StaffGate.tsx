import { Outlet } from '@tanstack/react-router';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useViewer, type ViewerUser } from '../lib/session/viewer.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ButtonLink } from '../ui/Link.tsx';
import { Page } from '../ui/Page.tsx';
import { PageLoader } from './PageLoader.tsx';

interface StaffGateProps {
  mayEnter: (user: ViewerUser) => boolean;
  /** Who may, in words. */
  refusal: 'denied.text' | 'denied.raters';
}

/** Lets some through; others read why not, and while the role is unknown a loader shows. */
function StaffGate({ mayEnter, refusal }: StaffGateProps) {
  const { t } = useTranslation();
  const { status, user } = useViewer();
  if (status === 'loading') return <PageLoader />;
  if (user && mayEnter(user)) return <Outlet />;
  return (
    <Page title={t('denied.title')} bare>
      <EmptyState
        wholePage
        title={t('denied.title')}
        panel={false}
        action={<ButtonLink to="/">{t('denied.home')}</ButtonLink>}
      >
        {t(refusal)}
      </EmptyState>
    </Page>
  );
}

export function SuperAdminGate() {
  return <StaffGate mayEnter={(user) => user.isSuperAdmin} refusal="denied.text" />;
}

export function RaterGate() {
  return <StaffGate mayEnter={(user) => user.isRater || user.isSuperAdmin} refusal="denied.raters" />;
}
