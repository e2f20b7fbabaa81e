import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useAct } from '../../lib/queries/use-act.ts';
import { readToken, signIn } from '../../lib/session/token.ts';
import { viewerQuery } from '../../lib/session/viewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { Loading } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { failureOf, finish } from './discord/finish.ts';
import { takeTrip, type TripPurpose } from './discord/trip.ts';

const route = getRouteApi('/auth/callback');

/** Where Discord sends people back to: finishes the sign-in or the link that was begun here. */
export function CallbackPage() {
  const { t } = useTranslation('pages/auth');
  const back = route.useSearch();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [purpose, setPurpose] = useState<TripPurpose>('login');
  const finishing = useAct(async () => {
    const trip = takeTrip();
    setPurpose(trip.purpose);
    const { token, linked } = await finish(back);
    if (!linked) signIn(token);
    await queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey });
    await queryClient.fetchQuery(viewerQuery).catch(() => undefined);
    router.history.replace(linked ? '/profile/edit' : trip.goal);
  });
  // The code works once only.
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    finishing.mutate();
  });
  useEffect(() => begin(), []);

  if (finishing.isError) return <CallbackFailure text={failureOf(finishing.error)} purpose={purpose} />;
  return (
    <Page title={t('callback.title')} width="form" bare>
      <Loading label={t('callback.working')} className="grid place-items-center gap-4 p-12 text-muted">
        <Spinner size={32} />
        <p aria-hidden="true">{t('callback.working')}</p>
      </Loading>
    </Page>
  );
}

const stay = 3_000;

/** Says why, and leads back after a moment: to the sign-in page, or to the account that was to be linked. */
function CallbackFailure({ text, purpose }: { text: string; purpose: TripPurpose }) {
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
