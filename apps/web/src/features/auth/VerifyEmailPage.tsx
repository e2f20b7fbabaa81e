import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../lib/api/call.ts';
import { isProblem } from '../../lib/api/problem.ts';
import { problemText } from '../../lib/api/problem-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { keyOf } from '../../lib/queries/key.ts';
import { useAct } from '../../lib/queries/use-act.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { Loading } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ResendButton } from './mail/ResendButton.tsx';
import { AccountNote } from './parts/AccountNote.tsx';

const route = getRouteApi('/profile/verify-email');

/** Where the mail of a registration leads: verifies the address at once and says how that went. */
export function VerifyEmailPage() {
  const { t } = useTranslation('pages/auth');
  const { token } = route.useSearch();
  const viewer = useViewer();
  const verify = useAct((_wasVerified: boolean) => call('verifyEmail', { body: { token } }), {
    stale: [keyOf('profile')],
  });
  const begin = () => verify.mutate(viewer.user?.isEmailVerified ?? false);
  const begun = useRef(false);
  const beginOnce = useEffectEvent(() => {
    if (begun.current || token === '' || viewer.status === 'loading') return;
    begun.current = true;
    begin();
  });
  useEffect(() => beginOnce(), [viewer.status]);

  const toLogin =
    viewer.status === 'signed-out' ? <ButtonLink to="/login">{t('action.signIn')}</ButtonLink> : null;
  const isDead = token === '' || (isProblem(verify.error) && verify.error.code === 'TOKEN_INVALID');
  if (verify.isSuccess || (isDead && viewer.user?.isEmailVerified)) {
    const isOld = isDead || verify.variables;
    return (
      <AccountNote
        title={t(isOld ? 'verify.already' : 'verify.done')}
        action={toLogin ?? <ButtonLink to="/profile">{t('term.profile')}</ButtonLink>}
      >
        {t(isOld ? 'verify.alreadyText' : 'verify.doneText')}
      </AccountNote>
    );
  }
  if (isDead)
    return (
      <AccountNote title={t('verify.expired')} action={toLogin ?? <ResendButton />}>
        {t(toLogin ? 'verify.expiredSignIn' : 'verify.expiredText')}
      </AccountNote>
    );
  return (
    <Page title={t('verify.title')} width="form" bare>
      {verify.isError ? (
        <ErrorPanel message={problemText(verify.error)} retrying={verify.isPending} onRetry={begin} />
      ) : (
        <Loading label={t('verify.working')} className="grid place-items-center p-12 text-muted">
          <Spinner size={32} />
        </Loading>
      )}
    </Page>
  );
}
