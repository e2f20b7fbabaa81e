import { creditLine } from '@rondo/domain/levels';
import { hasEnoughVotes } from '@rondo/domain/ratings';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { Chip, StateChip } from '../../../ui/Chip.tsx';
import { DataRow } from '../../../ui/DataRow.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ArrowDownIcon, CheckIcon, ChevronRightIcon, EditIcon, ScaleIcon } from '../../../ui/icons.ts';
import { ButtonLink } from '../../../ui/Link.tsx';
import { PopoverButton } from '../../../ui/PopoverButton.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { Truncated } from '../../../ui/Truncated.tsx';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import type { RatingCard } from '../rating-cards.ts';
import { VoteBoxes } from './VoteBoxes.tsx';
import './RatingRow.css';

export interface RatingRowProps {
  card: RatingCard;
  viewerId: number;
  /** Shows every vote. */
  isDetailed: boolean;
  /** Another number for each change of the card, which then flashes once. */
  flash: number | undefined;
  /** Given, the level has an edit button. */
  onEdit?: ((levelId: number) => void) | undefined;
}

/** One open rating. Its details button covers the row; the song leads to the level. */
export const RatingRow = memo(function RatingRow(props: RatingRowProps) {
  const { card, viewerId, isDetailed, flash, onEdit } = props;
  const { t } = useTranslation('pages/rating');
  const { level } = card;
  const titleId = `rating-${card.id}`;
  const isNarrow = useIsNarrow();
  const hasEnough = hasEnoughVotes(card);
  // On phones the states have a line to themselves.
  const State = isNarrow ? Chip : StateChip;
  const chips = (
    <span className="rating-row-chips flex gap-1 empty:hidden">
      {card.isVote ? (
        <State tone="warning" icon={ScaleIcon}>
          {t('term.vote')}
        </State>
      ) : null}
      {card.lowDiff ? (
        <State tone="success" icon={ArrowDownIcon}>
          {t('row.low')}
        </State>
      ) : null}
      {hasEnough && !card.isVote ? (
        <State tone="warning" icon={CheckIcon}>
          {t('row.enough')}
        </State>
      ) : null}
    </span>
  );
  const note = <RatingNote card={card} leading={isNarrow ? chips : null} />;
  return (
    <DataRow
      className="rating-row edge-of"
      aria-labelledby={titleId}
      tint={card.isVote || hasEnough ? 'var(--tint-rate)' : card.lowDiff ? 'var(--tint-low)' : undefined}
      data-detailed={isDetailed || undefined}
      data-editable={onEdit ? '' : undefined}
      style={edgeStyle(level.difficulty)}
    >
      {flash === undefined ? null : <span key={flash} className="rating-row-flash" />}
      <DifficultyBadge of={level.difficulty} className="data-row-mark" />
      <div className="rating-row-text grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center max-md:grid-cols-1">
        <CreditsOf level={level} />
        <Link
          id={titleId}
          to="/levels/$id"
          params={{ id: level.id }}
          className="data-row-title rating-row-song ell relative z-1"
        >
          <Truncated text={level.song} limit={50} />
        </Link>
        {isNarrow ? null : chips}
        {isNarrow ? null : note}
      </div>
      {isNarrow ? note : null}
      <VoteBoxes card={card} viewerId={viewerId} isDetailed={isDetailed} />
      <div className="rating-row-tools flex items-center justify-end gap-1 max-md:col-start-3 max-md:row-start-1">
        {onEdit ? (
          <IconButton
            size="small"
            icon={EditIcon}
            label={t('action.editLevel')}
            of={level.song}
            onClick={() => onEdit(level.id)}
          />
        ) : null}
        <ButtonLink
          from="/admin/rating"
          to="/admin/rating"
          search={(before) => ({ ...before, rating: card.id })}
          state={{ popup: true }}
          resetScroll={false}
          size="small"
          className="cover rating-row-open"
          aria-label={t('term.details')}
          aria-describedby={titleId}
        >
          <span className="rating-row-details">{t('term.details')}</span>
          <span className="rating-row-chevron">
            <Icon of={ChevronRightIcon} size={18} />
          </span>
        </ButtonLink>
      </div>
    </DataRow>
  );
});

function CreditsOf({ level }: Pick<RatingCard, 'level'>) {
  const { t } = useTranslation('pages/rating');
  const { text, more } = creditLine(level);
  const names = more > 0 ? t('row.more', { names: text, count: more }) : text;
  const line = `${level.artist}${names === '' ? '' : ` · ${names}`}`;
  return (
    <div className="data-row-sub ell" title={line}>
      <span className="tabular-nums">#{level.id}</span> - <span>{line}</span>
    </div>
  );
}

/** What a level is rated for, why, and when that last changed. */
function RatingNote({ card, leading }: { card: RatingCard; leading: ReactNode }) {
  const { t } = useTranslation('pages/rating');
  const { rerateNum, rerateReason } = card.level;
  const requested = rerateNum.trim() || card.requesterFR.trim();
  const reason = rerateReason.trim();
  return (
    <div className="rating-row-note">
      {leading}
      {requested === '' ? null : (
        <span className="rating-row-requested ell max-w-[50%] flex-none tabular-nums">
          <span className="sr-only">{t(rerateNum.trim() === '' ? 'row.requested' : 'row.rerate')} </span>
          {requested}
        </span>
      )}
      {reason === '' ? null : (
        <PopoverButton
          variant="ghost"
          size="small"
          className="rating-row-reason"
          label={t('term.reason')}
          text={<span className="ell">{reason}</span>}
        >
          {() => <p className="max-w-80 wrap-anywhere">{reason}</p>}
        </PopoverButton>
      )}
      <TimeAgo at={card.updatedAt} className="rating-row-time" />
    </div>
  );
}
