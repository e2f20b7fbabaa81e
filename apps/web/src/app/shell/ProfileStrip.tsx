import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StaffBadge } from './staff-parts.tsx';
import { PersonText } from '../../ui/PersonText.tsx';

/** Who is signed in, or the way to sign in. */
export function ProfileStrip({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation();
  const { status, user } = useViewer();
  if (status === 'signed-out')
    return (
      <ButtonLink to="/login" onClick={onFollow}>
        {t('action.signIn')}
      </ButtonLink>
    );
  if (status === 'loading') return <Skeleton width={40} height={40} radius="50%" />;
  return (
    <Link to="/profile" className="profile-strip" onClick={onFollow} data-tooltip={t('term.profile')}>
      <span className="relative">
        <Avatar sources={[user.avatarUrl, user.pfp]} name={user.nickname} size={40} />
        <span className="absolute -top-1 -right-1.5">
          <StaffBadge of="total" cap={9} />
        </span>
      </span>
      <span className="min-w-0">
        <b className="ell">
          <PersonText of={user.nickname} />
        </b>
        <small className="ell">@{user.username}</small>
      </span>
    </Link>
  );
}
