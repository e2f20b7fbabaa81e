import { useSiteConfig } from '../../lib/config/site-config.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMay } from '../../lib/session/may.ts';
import { useSession, useViewer, type ViewerUser } from '../../lib/session/viewer.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { Private } from '../../ui/Private.tsx';
import { SessionNotice } from '../../ui/SessionNotice.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { RecentSubmissions } from '../submissions/index.ts';
import { AccountSection } from './account/AccountSection.tsx';
import { ActiveSessions } from './account/ActiveSessions.tsx';
import { LinkedAccounts } from './account/LinkedAccounts.tsx';
import { NicknameForm } from './account/NicknameForm.tsx';
import { PasswordForm } from './account/PasswordForm.tsx';
import { RatingChoices } from './account/RatingChoices.tsx';
import { ResendButton } from './mail/ResendButton.tsx';

/** Everything that belongs to one's account: names, ways to sign in, submissions. */
export function EditProfilePage() {
  const { t } = useTranslation('pages/account');
  const { user } = useViewer();
  return (
    <Page
      title={t('title')}
      width="form"
      actions={user ? <ButtonLink to="/profile">{t('term.profile')}</ButtonLink> : undefined}
    >
      {user ? <Account user={user} /> : <AccountSkeleton />}
    </Page>
  );
}

function Account({ user }: { user: ViewerUser }) {
  const { t } = useTranslation('pages/account');
  const config = useSiteConfig();
  const may = useMay();
  const { user: now } = useSession();
  // A password is never there for who comes next.
  const isOwn = now?.id === user.id;
  return (
    <div className="grid gap-6">
      <SessionNotice />
      <Private>
        {config?.features.emailVerification && !user.isEmailVerified ? <UnverifiedBanner /> : null}
      </Private>
      <NicknameForm key={user.id} user={user} />
      <Private>{may('editRatingProfile') ? <RatingChoices user={user} /> : null}</Private>
      <PasswordForm key={`password ${user.id} ${isOwn}`} user={user} />
      <Private>
        <LinkedAccounts user={user} />
        <ActiveSessions />
        <AccountSection title={t('submissions.title')}>
          <RecentSubmissions fallback={<Skeleton height={120} />} />
        </AccountSection>
      </Private>
    </div>
  );
}

function AccountSkeleton() {
  return (
    <Loading className="grid gap-6">
      {[280, 320, 160].map((height) => (
        <Skeleton key={height} height={height} radius={12} />
      ))}
    </Loading>
  );
}

/** What needs a verified address, and a button for a new mail. */
function UnverifiedBanner() {
  const { t } = useTranslation('pages/account');
  return (
    <Banner tone="warning" title={t('unverified.title')} actions={<ResendButton />}>
      <p>{t('unverified.text')}</p>
    </Banner>
  );
}
