import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Reply } from '../../../lib/api/contract.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { CheckIcon, SystemIcon } from '../../../ui/icons.ts';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { AccountSection } from './AccountSection.tsx';
import { deviceName } from './device-name.ts';

type Session = Reply<'sessions'>[number];

const sessionsQuery = query('sessions', {}, { staleTime: 0 });

/** Where one is signed in; any other place can be signed out from here. */
export function ActiveSessions() {
  const { t } = useTranslation('pages/account');
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const sessions = useQuery(sessionsQuery);
  const revoke = useAct('revokeSession', {
    done: t('sessions.ended'),
    failed: (reason) => reason,
    onSuccess: (_, { id }) => {
      queryClient.setQueryData(sessionsQuery.queryKey, (rows) => rows?.filter((row) => row.id !== id));
      // The pressed button is gone with its row.
      heading.current?.focus();
    },
    onError: () => void sessions.refetch(),
  });
  const rows = sessions.data?.toSorted(thisOneFirst);
  return (
    <AccountSection title={t('sessions.title')} lead={t('sessions.lead')} heading={heading}>
      {rows ? (
        <ul>
          {rows.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={revoke.isPending && revoke.variables.id === session.id}
              onRevoke={() => revoke.mutate({ id: session.id })}
            />
          ))}
        </ul>
      ) : sessions.isError ? (
        <QueryError query={sessions} panel={false} />
      ) : (
        <Loading className="grid gap-4">
          <Skeleton height={40} />
          <Skeleton height={40} />
        </Loading>
      )}
    </AccountSection>
  );
}

const thisOneFirst = (a: Session, b: Session) =>
  Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt);

/** One sign-in: its browser and when it was last used. */
function SessionRow(props: { session: Session; busy: boolean; onRevoke: () => void }) {
  const { session, busy, onRevoke } = props;
  const { t } = useTranslation('pages/account');
  const device = deviceName(session.userAgent) ?? t('sessions.unknown');
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-hairline py-2 not-first:border-t">
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
