import { useLocation, useRouter } from '@tanstack/react-router';
import { isProblem } from '../lib/api/problem.ts';
import { problemText } from '../lib/api/problem-text.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { RefreshIcon } from '../ui/icons.ts';
import { ButtonLink } from '../ui/Link.tsx';
import { Page } from '../ui/Page.tsx';
import { pageRefusal } from './page-refusal.ts';
import { navIcons } from './shell/nav-icons.ts';
import { homeItem, publicNav } from './shell/navigation.ts';

/** Nothing is at this address, or the server refused what is there when the address was opened. */
export function NotFoundPage() {
  const { t } = useTranslation(['common', 'errors']);
  const { history, options } = useRouter();
  const isFirst = useLocation({ select: () => history.location.pathname === options.context.asked.pathname });
  const refusal = isFirst ? pageRefusal() : null;
  const title = refusal === null ? t('notFound.title') : t('crash.title');
  const isPassing = isProblem(refusal) && (refusal.status === 429 || refusal.status >= 500);
  return (
    <Page title={title} bare>
      <EmptyState
        wholePage
        title={title}
        panel={false}
        action={
          <>
            {isPassing ? (
              <Button icon={RefreshIcon} onClick={() => location.reload()}>
                {t('crash.reload')}
              </Button>
            ) : null}
            {[homeItem, ...publicNav].map(({ to, label }) => (
              <ButtonLink key={to} to={to} icon={navIcons[label]}>
                {t(label)}
              </ButtonLink>
            ))}
          </>
        }
      >
        {refusal === null ? t('notFound.text') : problemText(refusal)}
      </EmptyState>
    </Page>
  );
}
