import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { CheckIcon, SystemIcon } from '../../../ui/icons.ts';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import type { Session } from '../api.ts';
import { deviceName } from './device-name.ts';

export interface SessionRowProps {
  session: Session;
  busy: boolean;
  onRevoke: () => void;
}

/** One sign-in: its browser and when it was last used. */
export function SessionRow({ session, busy, onRevoke }: SessionRowProps) {
  const { t } = useTranslation('pages/account');
  const device = deviceName(session.userAgent) ?? t('sessions.unknown');
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <Icon of={SystemIcon} className="text-faint" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          <span className="ell" title={session.userAgent}>
            {device}
          </span>
          {session.current ? (
            <Chip tone="success" icon={CheckIcon}>
              {t('sessions.current')}
            </Chip>
          ) : null}
        </span>
        <span className="block text-12 text-faint">
          {t('sessions.lastSeen')} <TimeAgo at={session.lastSeenAt} /> · {t('sessions.since')}{' '}
          <TimeAgo at={session.createdAt} />
        </span>
      </span>
      {session.current ? null : (
        <Button size="small" busy={busy} aria-label={t('sessions.revokeOf', { device })} onClick={onRevoke}>
          {t('sessions.revoke')}
        </Button>
      )}
    </li>
  );
}
