import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { PopoverButton } from '../../../ui/PopoverButton.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import type { RatingCard } from '../rating-cards.ts';

/** What fits into the line, in letters; longer reasons can be unfolded. */
const room = { wide: 52, narrow: 26 };

/** What a level is rated for, why, and when that last changed. */
export function RatingNote({ card, leading }: { card: RatingCard; leading: ReactNode }) {
  const { t } = useTranslation('pages/rating');
  const isNarrow = useIsNarrow();
  const { rerateNum, rerateReason } = card.level;
  const wish = rerateNum.trim() || card.requesterFR.trim();
  const reason = rerateReason.trim();
  const isLong = reason !== '' && lettersOf(`${wish}${reason}`) > room[isNarrow ? 'narrow' : 'wide'];
  return (
    <div className="rating-row-note">
      {leading}
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

/** Characters of Chinese, Japanese and Korean are as wide as two. */
const lettersOf = (text: string): number =>
  [...text].reduce((sum, char) => sum + (char > '\u2E80' ? 2 : 1), 0);
