import { Navigate } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';

/** /profile without an id: the way to one's own player. */
export function OwnProfilePage() {
  const { t } = useTranslation('pages/players');
  const viewer = useViewer();
  const playerId = viewer.user?.playerId ?? null;
  if (playerId !== null) return <Navigate to="/profile/$id" params={{ id: playerId }} replace />;
  return (
    <Page title={t('ownProfile.title')} bare>
      {viewer.status === 'loading' ? (
        <Loading>
          <Skeleton height={100} />
        </Loading>
      ) : (
        <EmptyState
          wholePage
          title={viewer.status === 'signed-in' ? t('ownProfile.noPlayer') : t('ownProfile.signedOut')}
          action={
            <>
              {viewer.status === 'signed-in' ? null : (
                <ButtonLink variant="primary" to="/login">
                  {t('action.signIn')}
                </ButtonLink>
              )}
              <ButtonLink to="/leaderboard">{t('profile.toLeaderboard')}</ButtonLink>
            </>
          }
        >
          {viewer.status === 'signed-in' ? t('ownProfile.noPlayerHint') : t('ownProfile.signedOutHint')}
        </EmptyState>
      )}
    </Page>
  );
}
