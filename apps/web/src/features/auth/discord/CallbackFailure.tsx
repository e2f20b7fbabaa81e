import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { readToken } from '../../../lib/session/token.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { TextLink } from '../../../ui/Link.tsx';
import { Page } from '../../../ui/Page.tsx';
import type { TripPurpose } from './trip.ts';

const stay = 3_000;

export interface CallbackFailureProps {
  text: string;
  purpose: TripPurpose;
}

/** Says why, and leads back after a moment: to the sign-in page, or to the account that was to be linked. */
export function CallbackFailure({ text, purpose }: CallbackFailureProps) {
  const { t } = useTranslation('pages/auth');
  const router = useRouter();
  const toAccount = purpose === 'link' && readToken() !== null;
  const goal = toAccount ? '/profile/edit' : '/login';
  const leave = useEffectEvent(() => void router.navigate({ to: goal, replace: true }));
  useEffect(() => {
    const timer = window.setTimeout(leave, stay);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <Page title={t('callback.failed')} width="form" bare>
      <div role="alert">
        <EmptyState wholePage title={t('callback.failed')}>
          <p className="wrap-anywhere">{text}</p>
          <p className="mt-4">
            {t(toAccount ? 'callback.toAccount' : 'callback.toLogin')}{' '}
            <TextLink to={goal} replace className="underline">
              {t('callback.now')}
            </TextLink>
          </p>
        </EmptyState>
      </div>
    </Page>
  );
}
