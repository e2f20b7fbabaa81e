import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { revokeSession, sessionsQuery } from '../api.ts';
import { AccountSection } from './AccountSection.tsx';
import { SessionRow } from './SessionRow.tsx';

/** Where one is signed in; any other place can be signed out from here. */
export function ActiveSessions() {
  const { t } = useTranslation('pages/account');
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const sessions = useQuery(sessionsQuery);
  const revoke = useMutation({
    mutationFn: revokeSession,
    onSuccess: (_, id) => {
      queryClient.setQueryData(sessionsQuery.queryKey, (rows) => rows?.filter((row) => row.id !== id));
      toast.success(t('sessions.ended'));
      // The pressed button is gone with its row.
      heading.current?.focus();
    },
    onError: (error) => {
      toast.danger(problemText(error));
      void sessions.refetch();
    },
  });
  const rows = sessions.data?.toSorted(thisOneFirst);
  return (
    <AccountSection title={t('sessions.title')} lead={t('sessions.lead')} heading={heading}>
      {rows ? (
        <ul className="divide-y divide-hairline">
          {rows.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={revoke.isPending && revoke.variables === session.id}
              onRevoke={() => revoke.mutate(session.id)}
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

type Moments = { current: boolean; lastSeenAt: string };

const thisOneFirst = (a: Moments, b: Moments) =>
  Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt);
