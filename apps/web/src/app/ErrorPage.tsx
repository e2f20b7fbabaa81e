import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { RefreshIcon } from '../ui/icons.ts';
import { Page } from '../ui/Page.tsx';

/** A page that failed while rendering, or whose code a reload did not bring. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  return (
    <Page title={t('crash.title')} bare>
      <EmptyState
        wholePage
        title={t('crash.title')}
        panel={false}
        action={
          <Button icon={RefreshIcon} onClick={() => location.reload()}>
            {t('crash.reload')}
          </Button>
        }
      >
        <p>{t('crash.text')}</p>
        <details className="mt-4 text-faint">
          <summary>{t('crash.details')}</summary>
          <p className="mono mt-2 wrap-anywhere">{error instanceof Error ? error.message : String(error)}</p>
        </details>
      </EmptyState>
    </Page>
  );
}
