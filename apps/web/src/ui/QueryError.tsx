import type { UseQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { isProblem } from '../lib/api/problem.ts';
import { problemText } from '../lib/api/problem-text.ts';
import { useLostConnection } from '../lib/connection/connection.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { rememberOrigin } from '../lib/session/origin.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorPanel, type ErrorPanelProps } from './ErrorPanel.tsx';
import { ButtonLink } from './Link.tsx';

export interface QueryErrorProps extends Pick<ErrorPanelProps, 'title' | 'panel'> {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/**
 * Why a query has no answer; asks again, or leads to the sign-in that it needs and back. What a lost connection did not
 * bring comes by itself when it is back.
 */
export function QueryError({ query, ...panel }: QueryErrorProps) {
  const { t } = useTranslation();
  const isLost = useLostConnection() !== null && isProblem(query.error) && query.error.status === 0;
  if (isProblem(query.error) && query.error.status === 401) return <SignInFirst panel={panel.panel} />;
  return (
    <ErrorPanel
      {...panel}
      message={isLost ? t('failure.awaiting') : problemText(query.error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

function SignInFirst({ panel }: Pick<ErrorPanelProps, 'panel'>) {
  const { t } = useTranslation('components');
  const { history } = useRouter();
  return (
    <EmptyState
      panel={panel}
      title={t('session.first')}
      action={
        <ButtonLink to="/login" onClick={() => rememberOrigin(history.location.href)}>
          {t('action.signIn')}
        </ButtonLink>
      }
    >
      {t('session.firstText')}
    </EmptyState>
  );
}
