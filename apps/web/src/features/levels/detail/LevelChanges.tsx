import { formatBaseScore } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { TextLink } from '../../../ui/Link.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { DifficultyBadge } from '../../difficulties/index.ts';
import { type LevelChange, levelHistoryQuery } from './history-api.ts';

/** Every change of difficulty, base score and worlds first, the latest first. */
export function LevelChanges({ levelId }: { levelId: number }) {
  const { t } = useTranslation('pages/level-history');
  const history = useQuery(levelHistoryQuery(levelId));
  if (history.isPending)
    return (
      <Loading className="grid gap-4 p-6">
        <Skeleton height={40} />
        <Skeleton height={40} />
      </Loading>
    );
  if (history.isError)
    return (
      <ErrorPanel
        panel={false}
        message={problemText(history.error)}
        retrying={history.isFetching}
        onRetry={() => void history.refetch()}
      />
    );
  if (history.data.length === 0) return <EmptyState panel={false} title={t('empty')} />;
  return (
    <ol className="grid gap-4 px-6 py-4 max-md:px-4">
      {history.data.map((change) => (
        <li key={change.id} className="grid gap-1">
          {change.worldsFirst === undefined ? (
            <ScoreChange change={change} />
          ) : (
            <Holder of={change.worldsFirst} />
          )}
          {change.reason === '' ? null : (
            <p className="wrap-anywhere">{t('reason', { reason: change.reason })}</p>
          )}
          {change.votes ? <p className="text-12 text-muted">{t('votes', change.votes)}</p> : null}
          <p className="text-12 text-muted">
            <TimeAgo at={change.date} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function ScoreChange({ change }: { change: LevelChange }) {
  const { t } = useTranslation('pages/level-history');
  const { oldDifficulty, newDifficulty, oldBaseScore, newBaseScore } = change;
  const base = (value: number | null) => (value === null ? t('notSet') : formatBaseScore(value));
  return (
    <>
      {oldDifficulty?.id === newDifficulty.id ? null : (
        <Sides
          name={t('difficulty')}
          before={oldDifficulty ? <Difficulty of={oldDifficulty} /> : null}
          after={<Difficulty of={newDifficulty} />}
        />
      )}
      {oldBaseScore === newBaseScore ? null : (
        <Sides name={t('baseScore')} before={base(oldBaseScore)} after={base(newBaseScore)} />
      )}
    </>
  );
}

function Sides({ name, before, after }: { name: string; before: ReactNode; after: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="text-muted">{name}</span>
      {before === null ? null : <del className="text-muted no-underline">{before}</del>}
      {before === null ? null : <span aria-hidden="true">→</span>}
      <ins className="font-semibold no-underline">{after}</ins>
    </p>
  );
}

function Difficulty({ of }: { of: LevelChange['newDifficulty'] }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <DifficultyBadge of={of} size={20} decorative /> {of.name}
    </span>
  );
}

function Holder({ of }: { of: NonNullable<LevelChange['worldsFirst']> | null }) {
  const { t } = useTranslation('pages/level-history');
  if (of === null) return <p>{t('nobody')}</p>;
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-2">
      <span className="text-muted">{t('worldsFirst')}</span>
      <TextLink to="/profile/$id" params={{ id: of.playerId }} className="wrap-anywhere min-h-6">
        {of.name}
      </TextLink>
      <TextLink
        to="/passes/$id"
        params={{ id: of.passId }}
        className="inline-flex min-h-6 min-w-6 items-center text-12 tabular-nums"
      >
        #{of.passId}
      </TextLink>
    </p>
  );
}
