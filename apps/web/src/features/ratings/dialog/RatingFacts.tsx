import { doDisagree } from '@rondo/domain/ratings';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { AlertIcon, EyeOffIcon } from '../../../ui/icons.ts';
import { DifficultyBadge } from '../../difficulties/index.ts';
import { CommentText } from './CommentText.tsx';
import { RequestedRating } from './RequestedRating.tsx';
import type { Rating } from './rating-api.ts';

/** What the level is, what was asked for, and what managers and community make of it. */
export function RatingFacts({ rating }: { rating: Rating }) {
  const { t } = useTranslation('pages/rating-dialog');
  const { level, requesterFR, averageDifficulty, communityDifficulty } = rating;
  const isRerate = level.rerateNum !== '';
  return (
    <div className="grid gap-3">
      <dl className="rating-facts">
        <Fact name={t('fact.now')}>
          <DifficultyBadge of={level.difficulty} size={40} />
        </Fact>
        <Fact name={isRerate ? t('fact.rerate') : t('fact.requested')}>
          <RequestedRating text={isRerate ? level.rerateNum : requesterFR} />
        </Fact>
        <Average name={t('fact.manager')} of={averageDifficulty} isVeiled={rating.isVeiled} />
        <Average name={t('fact.community')} of={communityDifficulty} isVeiled={rating.isVeiled} />
      </dl>
      {doDisagree(averageDifficulty, communityDifficulty) ? (
        <Chip tone="warning" icon={AlertIcon} className="justify-self-start">
          {t('disagree')}
        </Chip>
      ) : null}
      {level.rerateReason === '' ? null : (
        <div className="grid gap-1">
          <span className="over">{t('reason')}</span>
          <CommentText text={level.rerateReason} />
        </div>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="over">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Average({
  name,
  of,
  isVeiled,
}: {
  name: string;
  of: Rating['averageDifficulty'];
  isVeiled: boolean;
}) {
  const { t } = useTranslation('pages/rating-dialog');
  return (
    <Fact name={name}>
      {isVeiled ? (
        <span className="text-faint" title={t('fact.hidden')}>
          <Icon of={EyeOffIcon} size={20} />
          <span className="sr-only">{t('fact.hidden')}</span>
        </span>
      ) : of ? (
        <DifficultyBadge of={of} size={40} />
      ) : (
        <span className="text-faint">-</span>
      )}
    </Fact>
  );
}
