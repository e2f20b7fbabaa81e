import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PasswordGate } from '../../../ui/PasswordGate.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { type Difficulty, difficultiesQuery } from '../../difficulties/index.ts';
import { channelsQuery, directivesQuery, rolesQuery } from './api.ts';
import { DirectivesHead } from './DirectivesHead.tsx';
import { DirectivesWork } from './DirectivesWork.tsx';
import { useFirstChannel } from './use-first-channel.ts';

/** What is announced of a difficulty, and where. */
export function DirectivesPage() {
  const { t } = useTranslation('pages/directives');
  const { id } = useParams({ from: '/admin/difficulties/$id/announcements' });
  const difficulties = useQuery(difficultiesQuery);
  const difficulty = difficulties.data?.find((candidate) => candidate.id === id);
  if (difficulties.isPending) return <Waiting />;
  if (difficulty === undefined)
    return (
      <Page title={t('title')} width="admin">
        {difficulties.isError ? (
          <QueryError query={difficulties} />
        ) : (
          <EmptyState title={t('unknown')} wholePage />
        )}
      </Page>
    );
  return (
    <Page title={t('titleOf', { difficulty: difficulty.name })} width="admin" bare>
      <PasswordGate title={t('titleOf', { difficulty: difficulty.name })}>
        <Loaded key={id} difficulty={difficulty} />
      </PasswordGate>
    </Page>
  );
}

function Loaded({ difficulty }: { difficulty: Difficulty }) {
  const { t } = useTranslation('pages/directives');
  const directives = useQuery(directivesQuery(difficulty.id));
  const channels = useQuery(channelsQuery);
  const roles = useQuery(rolesQuery);
  const first = useFirstChannel(channels.data?.filter(({ isActive }) => isActive));
  const failed = [directives, channels, roles].find(({ isError }) => isError);
  const isReady = directives.data && channels.data && roles.data && first !== 'awaited';
  return (
    <>
      <DirectivesHead difficulty={difficulty} count={directives.data?.length ?? null} />
      {failed ? (
        <QueryError title={t('loadFailed')} query={failed} />
      ) : isReady ? (
        <DirectivesWork
          difficulty={difficulty}
          saved={directives.data}
          channels={channels.data}
          roles={roles.data}
        />
      ) : (
        <Shape />
      )}
    </>
  );
}

function Waiting() {
  const { t } = useTranslation('pages/directives');
  return (
    <Page title={t('title')} width="admin" bare>
      <Shape />
    </Page>
  );
}

function Shape() {
  return (
    <Loading className="directives-work">
      <div className="grid gap-2">
        <Skeleton height={64} radius={12} />
        <Skeleton height={64} radius={12} />
        <Skeleton height={64} radius={12} />
      </div>
      <Skeleton height={480} radius={12} />
    </Loading>
  );
}
