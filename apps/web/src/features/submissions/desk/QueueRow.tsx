import { Link } from '@tanstack/react-router';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { singlesOf } from '@rondo/domain/ratings';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { DifficultyBadge, edgeStyle, readRating, useDifficulties } from '../../difficulties/index.ts';
import type { PendingLevel, PendingPass } from './api.ts';
import type { Leaving } from './leaving.ts';
import type { DeskKind } from './search-params.ts';
import type { Claimer } from './use-claim.ts';

interface Place {
  isChosen: boolean;
  /** Who is signed in. */
  viewerId: number | undefined;
  leaving: Leaving | null;
}

/** A level in the queue: the difficulty that was asked for, song and artist. */
export function LevelQueueRow({ submission, ...place }: Place & { submission: PendingLevel }) {
  const difficulties = useDifficulties();
  const rating = readRating(submission.diff, difficulties);
  const wanted = rating === null ? undefined : singlesOf(rating)[0]?.name;
  const difficulty = difficulties.find(({ name }) => name === wanted);
  return (
    <QueueRow
      {...place}
      kind="levels"
      id={submission.id}
      title={submission.song}
      note={submission.artist}
      claimer={submission.claimedBy}
      at={submission.createdAt}
      style={difficulty ? edgeStyle(difficulty) : undefined}
      badge={
        difficulty ? (
          <DifficultyBadge of={difficulty} size={32} />
        ) : (
          <span className="ell text-center text-12 text-muted" title={submission.diff}>
            {submission.diff}
          </span>
        )
      }
    />
  );
}

/** A pass in the queue: its level and whose it is, or whose it shall be. */
export function PassQueueRow({ submission, ...place }: Place & { submission: PendingPass }) {
  const { t } = useTranslation('pages/desk');
  const { level, assignedPlayer, passer, passerRequest } = submission;
  const player = assignedPlayer?.name ?? (passerRequest ? t('queue.new', { name: passer }) : passer);
  return (
    <QueueRow
      {...place}
      kind="passes"
      id={submission.id}
      title={level.song}
      note={player}
      claimer={submission.claimedBy}
      at={submission.createdAt}
      style={edgeStyle(level.difficulty)}
      badge={<DifficultyBadge of={level.difficulty} size={32} />}
    />
  );
}

interface QueueRowProps extends Place {
  kind: DeskKind;
  id: number;
  title: string;
  note: string;
  claimer: Claimer | null | undefined;
  at: string;
  badge: ReactNode;
  style: CSSProperties | undefined;
}

function QueueRow(props: QueueRowProps) {
  const { kind, id, title, note, claimer, at, badge, style, isChosen, viewerId, leaving } = props;
  const { t } = useTranslation('pages/desk');
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const left = leaving?.id === id ? `queue-row-leaving queue-row-${leaving.outcome}` : '';
  return (
    <li ref={row} className={`queue-row ${left}`}>
      <Link
        to="/admin/submissions"
        search={{ tab: kind, id }}
        resetScroll={false}
        aria-current={isChosen ? 'true' : undefined}
        className={style ? 'edge-of' : undefined}
        style={style}
      >
        {badge}
        <span className="min-w-0">
          <span className="ell block font-semibold">{title}</span>
          <span className="ell block text-12 text-muted">{note}</span>
          {claimer ? (
            <span className="ell block text-12 text-info">
              {claimer.id === viewerId ? t('claim.own') : t('claim.by', { name: claimer.nickname })}
            </span>
          ) : null}
        </span>
        <TimeAgo at={at} className="text-12 text-faint tabular-nums" />
      </Link>
    </li>
  );
}
