import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { signIn } from '../../lib/session/token.ts';
import { viewerQuery } from '../../lib/session/viewer.ts';
import { Page } from '../../ui/Page.tsx';
import { Loading } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CallbackFailure } from './discord/CallbackFailure.tsx';
import { failureOf, finish } from './discord/finish.ts';
import { takeTrip } from './discord/trip.ts';

const route = getRouteApi('/auth/callback');

/** Where Discord sends people back to: finishes the sign-in or the link that was begun here. */
export function CallbackPage() {
  const { t } = useTranslation('pages/auth');
  const back = route.useSearch();
  const queryClient = useQueryClient();
  const router = useRouter();
  const finishing = useMutation({
    mutationFn: () => finish(back),
    onMutate: takeTrip,
    onSuccess: async ({ token, linked }, _, trip) => {
      if (!linked) signIn(token);
      await queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey });
      await queryClient.fetchQuery(viewerQuery).catch(() => undefined);
      router.history.replace(linked ? '/profile/edit' : trip.goal);
    },
  });
  // The code works once only.
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    finishing.mutate();
  });
  useEffect(() => begin(), []);

  if (finishing.isError)
    return (
      <CallbackFailure text={failureOf(finishing.error)} purpose={finishing.context?.purpose ?? 'login'} />
    );
  return (
    <Page title={t('callback.title')} width="form" bare>
      <Loading label={t('callback.working')} className="grid place-items-center gap-4 p-12 text-muted">
        <Spinner size={32} />
        <p aria-hidden="true">{t('callback.working')}</p>
      </Loading>
    </Page>
  );
}
