import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PopoverButton } from '../../../ui/PopoverButton.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import type { RatingCard } from '../rating-cards.ts';

/** Longer reasons may not fit: they can be unfolded. */
const shortReason = 40;

/** What a level is rated for, why, and when that last changed. */
export function RatingNote({ card }: { card: RatingCard }) {
  const { t } = useTranslation('pages/rating');
  const { rerateNum, rerateReason } = card.level;
  const wish = rerateNum.trim() || card.requesterFR.trim();
  const reason = rerateReason.trim();
  const isLong = reason.length > shortReason;
  return (
    <div className="rating-row-note">
      {wish === '' && reason === '' ? null : (
        <span className="ell">
          {wish === '' ? null : (
            <>
              <span className="sr-only">{t(rerateNum.trim() === '' ? 'row.requested' : 'row.rerate')} </span>
              <span className="tabular-nums">{wish}</span>
            </>
          )}
          {wish !== '' && reason !== '' ? ': ' : null}
          {reason}
        </span>
      )}
      {isLong ? (
        <PopoverButton
          variant="ghost"
          size="small"
          className="rating-row-more"
          label={t('row.reason')}
          text={t('row.moreReason')}
        >
          {() => <p className="max-w-80 wrap-anywhere">{reason}</p>}
        </PopoverButton>
      ) : null}
      <TimeAgo at={card.updatedAt} className="rating-row-time" />
    </div>
  );
}
