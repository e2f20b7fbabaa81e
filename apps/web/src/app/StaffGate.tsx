import { Outlet, useMatches } from '@tanstack/react-router';
import { factsOf } from '../lib/api/contract.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useMay } from '../lib/session/may.ts';
import { useViewer } from '../lib/session/viewer.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ButtonLink } from '../ui/Link.tsx';
import { Page } from '../ui/Page.tsx';
import { PageLoader } from './PageLoader.tsx';
import { screenAccess, type StaffScreen } from './screen-access.ts';

/** Shows a screen to those who may open it, the reason to others, and a loader while the role is unknown. */
export function StaffGate() {
  const { t } = useTranslation();
  const { status } = useViewer();
  const may = useMay();
  const screen = useMatches({ select: (matches) => matches.at(-1)?.fullPath }) as StaffScreen;
  const call = screenAccess[screen];
  if (status === 'loading') return <PageLoader />;
  if (may(call)) return <Outlet />;
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
