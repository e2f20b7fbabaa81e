import { useTranslation } from '../lib/i18n/use-translation.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ButtonLink } from '../ui/Link.tsx';
import { Page } from '../ui/Page.tsx';
import { navIcons } from './shell/nav-icons.ts';
import { homeItem, publicNav } from './shell/navigation.ts';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('notFound.title')} bare>
      <EmptyState
        wholePage
        title={t('notFound.title')}
        panel={false}
        action={[homeItem, ...publicNav].map(({ to, label }) => (
          <ButtonLink key={to} to={to} icon={navIcons[label]}>
            {t(label)}
          </ButtonLink>
        ))}
      >
        {t('notFound.text')}
      </EmptyState>
    </Page>
  );
}
