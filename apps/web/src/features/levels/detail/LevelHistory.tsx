import { formatBaseScore } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { Reply } from '../../../lib/api/contract.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { query } from '../../../lib/queries/query.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { TextLink } from '../../../ui/Link.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { Timeline, TimelineEntry } from '../../../ui/Timeline.tsx';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';

type LevelChange = Reply<'levelHistory'>[number];
type PastRating = Reply<'levelRatings'>[number];

const EffectOfChange = lazyPart(() => import('./EffectOfChange.tsx'), 'EffectOfChange');

/** The level's past, asked for when somebody wants to see it. */
export function LevelHistory({ levelId }: { levelId: number }) {
  const { t } = useTranslation('pages/level-history');
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  return (
    <section className="panel mt-8" aria-labelledby={`${bodyId}-title`}>
      <header className="flex items-center gap-3 px-6 py-3 max-md:px-4">
        <h2 id={`${bodyId}-title`}>{t('title')}</h2>
        <Button
          size="small"
          variant="ghost"
          className="ml-auto"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          aria-describedby={`${bodyId}-title`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('hide') : t('choice.show')}
        </Button>
      </header>
      {isOpen ? (
        <div id={bodyId} className="border-t border-hairline">
          <LevelChanges levelId={levelId} />
        </div>
      ) : null}
    </section>
  );
}

/** Every rating that was closed, and every change of difficulty, base score and worlds first, the latest first. */
function LevelChanges({ levelId }: { levelId: number }) {
  const { t } = useTranslation('pages/level-history');
  const [shownEffect, setShownEffect] = useState<number | null>(null);
  const history = useQuery(query('levelHistory', { id: levelId }));
  const ratings = useQuery(query('levelRatings', { id: levelId }));
  const error = history.error ?? ratings.error;
  if (error !== null)
    return (
      <ErrorPanel
        panel={false}
        message={problemText(error)}
        retrying={history.isFetching || ratings.isFetching}
        onRetry={() => {
          if (history.isError) void history.refetch();
          if (ratings.isError) void ratings.refetch();
        }}
      />
    );
  if (!history.data || !ratings.data)
    return (
      <Loading className="grid gap-4 p-6">
        <Skeleton height={40} />
        <Skeleton height={40} />
      </Loading>
    );
  const events = eventsOf(history.data, ratings.data);
  if (events.length === 0) return <EmptyState panel={false} title={t('empty')} />;
  return (
    <>
      <Timeline className="px-6 pt-5 max-md:px-4">
        {events.map(({ key, date, change, rating }) => (
          <TimelineEntry
            key={key}
            time={<TimeAgo at={date} />}
            edge={change?.newDifficulty ? edgeStyle(change.newDifficulty) : undefined}
          >
            {rating ? <ClosedRating rating={rating} /> : null}
            {change ? <Change of={change} /> : null}
            {change?.hasEffect ? (
              <button
                type="button"
                className="link min-h-6 justify-self-start text-12"
                onClick={() => setShownEffect(change.changeId)}
              >
                {t('effect.show')}
              </button>
            ) : null}
          </TimelineEntry>
        ))}
      </Timeline>
      {shownEffect === null ? null : (
        <EffectOfChange levelId={levelId} changeId={shownEffect} onClose={() => setShownEffect(null)} />
      )}
    </>
  );
}

interface LevelEvent {
  key: string;
  date: string;
  change?: LevelChange;
  rating?: PastRating;
}

/** A rating ends with the change that follows from it, which is listed above it. */
function eventsOf(changes: readonly LevelChange[], ratings: readonly PastRating[]): LevelEvent[] {
  return [
    ...changes.map((change) => ({ key: `change ${change.id}`, date: change.date, change })),
    ...ratings.map((rating) => ({ key: `rating ${rating.id}`, date: rating.confirmedAt, rating })),
  ].sort((a, b) => b.date.localeCompare(a.date));
}

function Change({ of }: { of: LevelChange }) {
  const { t } = useTranslation('pages/level-history');
  return (
    <>
      {of.worldsFirst === undefined ? <ScoreChange change={of} /> : <Holder of={of.worldsFirst} />}
      {of.reason === '' ? null : <p className="wrap-anywhere">{t('reason', { reason: of.reason })}</p>}
      {of.votes ? <p className="text-12 text-muted">{t('votes', of.votes)}</p> : null}
    </>
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
          name={t('term.difficulty')}
          before={oldDifficulty ? <Difficulty of={oldDifficulty} /> : null}
          after={<Difficulty of={newDifficulty} />}
        />
      )}
      {oldBaseScore === newBaseScore ? null : (
        <Sides name={t('term.baseScore')} before={base(oldBaseScore)} after={base(newBaseScore)} />
      )}
      {change.isOfDifficulty ? (
        <p className="flex flex-wrap items-center gap-2 text-12 text-muted">
          {t('ofDifficulty')} <Difficulty of={newDifficulty} />
        </p>
      ) : null}
    </>
  );
}

function Sides({ name, before, after }: { name: string; before: ReactNode; after: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="text-muted">{name}</span>
      {before === null ? null : <del className="inline-flex text-muted no-underline">{before}</del>}
      {before === null ? null : <span aria-hidden="true">→</span>}
      <ins className="inline-flex font-semibold no-underline">{after}</ins>
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
      <span className="text-muted">{t('term.worldsFirst')}</span>
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

/** How a rating of the level ended. */
function ClosedRating({ rating }: { rating: PastRating }) {
  const { t } = useTranslation('pages/level-history');
  const { rerateNum, requesterFR, votes } = rating;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="text-muted">{t('rated.title')}</span>
        <Average name={t('rated.manager')} of={rating.averageDifficulty} />
        <Average name={t('rated.community')} of={rating.communityDifficulty} />
      </p>
      {rerateNum === '' && requesterFR === '' ? null : (
        <p className="wrap-anywhere">
          {rerateNum === ''
            ? t('rated.requested', { text: requesterFR })
            : t('rated.rerate', { text: rerateNum })}
        </p>
      )}
      {rating.rerateReason === '' ? null : (
        <p className="wrap-anywhere">{t('reason', { reason: rating.rerateReason })}</p>
      )}
      <p className="text-12 text-muted">{t('votes', votes)}</p>
    </>
  );
}

function Average({ name, of }: { name: string; of: PastRating['averageDifficulty'] }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="text-12 text-faint">{name}</span>
      {of ? (
        <>
          <DifficultyBadge of={of} size={20} decorative />
          <b className="font-semibold">{of.name}</b>
        </>
      ) : (
        <span className="text-faint">-</span>
      )}
    </span>
  );
}
