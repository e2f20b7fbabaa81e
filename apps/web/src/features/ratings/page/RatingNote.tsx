import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PopoverButton } from '../../../ui/PopoverButton.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import type { RatingCard } from '../rating-cards.ts';

/** What a level is rated for, why, and when that last changed. */
export function RatingNote({ card, leading }: { card: RatingCard; leading: ReactNode }) {
  const { t } = useTranslation('pages/rating');
  const { rerateNum, rerateReason } = card.level;
  const requested = rerateNum.trim() || card.requesterFR.trim();
  const reason = rerateReason.trim();
  return (
    <div className="rating-row-note">
      {leading}
      {requested === '' ? null : (
        <span className="rating-row-requested">
          <span className="sr-only">{t(rerateNum.trim() === '' ? 'row.requested' : 'row.rerate')} </span>
          {requested}
        </span>
      )}
      {reason === '' ? null : (
        <PopoverButton
          variant="ghost"
          size="small"
          className="rating-row-reason"
          label={t('row.reason')}
          text={<span className="ell">{reason}</span>}
        >
          {() => <p className="max-w-80 wrap-anywhere">{reason}</p>}
        </PopoverButton>
      )}
      <TimeAgo at={card.updatedAt} className="rating-row-time" />
    </div>
  );
}
