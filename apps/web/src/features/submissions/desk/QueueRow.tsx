import { submissionKinds } from '@rondo/domain/submissions';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import type { Pending } from './api.ts';
import { deskKinds } from './kinds.ts';
import type { Desk } from './use-desk.ts';
import { PersonText } from '../../../ui/PersonText.tsx';

export interface QueueRowProps {
  desk: Desk;
  submission: Pending;
  /** Who is signed in. */
  viewerId: number | undefined;
}

/** A submission in the queue. */
export function QueueRow({ desk, submission, viewerId }: QueueRowProps) {
  const { t } = useTranslation('pages/desk');
  const { kind, chosenId, leaving } = desk;
  const shown = deskKinds[kind].useShown(submission);
  const { note, badge, style } = shown.row;
  const { id, claimedBy: claimer } = submission;
  const isChosen = id === chosenId;
  // The queue is one stop of the Tab key, and behind it is the card.
  const isStop = desk.ids.includes(chosenId ?? -1) ? isChosen : desk.ids[0] === id;
  const place = useId();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const left = leaving?.id === id ? `queue-row-leaving queue-row-${leaving.outcome}` : '';
  return (
    <li ref={row} className={`queue-row ${left}`}>
      <Link
        to="/admin/submissions"
        search={{ tab: submissionKinds[kind].plural, id }}
        resetScroll={false}
        data-submission={id}
        data-roving
        tabIndex={isStop ? 0 : -1}
        aria-describedby={place}
        aria-current={isChosen ? 'true' : undefined}
        className={style ? 'edge-of' : undefined}
        style={style}
      >
        {badge}
        <span className="min-w-0">
          <span className="font-semibold wrap-anywhere">
            <PersonText of={shown.title} />
          </span>
          <span className="ell block text-12 text-muted">{note}</span>
          {claimer ? (
            <span className="ell block text-12 text-info">
              {claimer.id === viewerId ? t('claim.own') : t('claim.by', { name: claimer.nickname })}
            </span>
          ) : null}
        </span>
        <TimeAgo at={submission.createdAt} className="text-12 text-faint tabular-nums" />
      </Link>
      <span id={place} hidden>
        {t('place', { position: desk.ids.indexOf(id) + 1, count: desk.ids.length })}
      </span>
    </li>
  );
}
