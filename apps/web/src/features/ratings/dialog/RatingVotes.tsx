import { formatCount, formatDeviation } from '@rondo/domain/format';
import { type ParsedRating, voteSpread } from '@rondo/domain/ratings';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { readRating, useDifficulties } from '../../difficulties/index.ts';
import type { DifficultySpread } from '../spread/spread-columns.ts';
import { VoteScale } from '../spread/VoteScale.tsx';
import type { Rating } from './rating-api.ts';

/** How many voted, and where their votes lie; only how many, as long as one votes blind. */
export function RatingVotes({ rating }: { rating: Rating }) {
  const { t } = useTranslation('pages/rating-dialog');
  const difficulties = useDifficulties();
  const { votes } = rating;
  const [manager, community] = [false, true].map((isCommunity) => {
    const ratings = rating.details
      .filter(({ isCommunityRating }) => isCommunityRating === isCommunity)
      .map((vote) => readRating(vote.rating, difficulties))
      .filter((parsed): parsed is ParsedRating => parsed !== null);
    return voteSpread(ratings, difficulties);
  });
  const isDrawn = manager && community && !rating.isVeiled && manager.count + community.count > 0;
  return (
    <section className="grid gap-2" aria-label={t('votes.title')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3>{t('votes.title')}</h3>
        <span className="flex flex-wrap gap-x-3 text-12 text-muted tabular-nums">
          <Key of={rating.isVeiled ? undefined : manager}>
            <i className="vote-dot" />
            {t('votes.manager', { count: votes.manager })}
          </Key>
          <Key of={rating.isVeiled ? undefined : community}>
            <i className="vote-dot vote-dot-open" />
            {t('votes.community', { shown: formatCount(votes.community) })}
          </Key>
        </span>
      </div>
      {isDrawn ? (
        <VoteScale
          manager={manager}
          community={community}
          managerLabel={t('term.managers')}
          communityLabel={t('term.community')}
        />
      ) : votes.manager + votes.community === 0 ? (
        <p className="text-muted">{t('votes.none')}</p>
      ) : null}
    </section>
  );
}

/** One vote alone has no spread. */
function Key({ of, children }: { of: DifficultySpread | undefined; children: ReactNode }) {
  const { t } = useTranslation('pages/rating-dialog');
  return (
    <span className="vote-key inline-flex items-center gap-1.5 whitespace-nowrap">
      {children}
      {of && of.count > 1 && of.deviation !== null ? (
        <span className="text-faint">{t('votes.deviation', { steps: formatDeviation(of.deviation) })}</span>
      ) : null}
    </span>
  );
}
