import { doDisagree, singlesOf } from '@rondo/domain/ratings';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Truncated } from '../../../ui/Truncated.tsx';
import { AlertIcon, EyeOffIcon } from '../../../ui/icons.ts';
import { DifficultyBadge, RatingBadges, readRating, useDifficulties } from '../../difficulties/index.ts';
import { CommentText } from './CommentText.tsx';
import type { Rating } from './rating-api.ts';

/** What the level is, what was asked for, and what managers and community make of it. */
export function RatingFacts({ rating }: { rating: Rating }) {
  const { t } = useTranslation('pages/rating-dialog');
  const { level, requesterFR, averageDifficulty, communityDifficulty } = rating;
  const isRerate = level.rerateNum !== '';
  return (
    <div className="grid gap-3">
      <dl className="rating-facts flex flex-wrap justify-between gap-x-4 gap-y-3">
        <Fact name={t('term.current')}>
          <DifficultyBadge of={level.difficulty} size={40} />
        </Fact>
        <Fact name={isRerate ? t('fact.rerate') : t('fact.requested')}>
          <RequestedRating text={isRerate ? level.rerateNum : requesterFR} />
        </Fact>
        <Average name={t('term.managers')} of={averageDifficulty} isVeiled={rating.isVeiled} />
        <Average name={t('term.community')} of={communityDifficulty} isVeiled={rating.isVeiled} />
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

/** As many characters as fit beside three badges. */
const LIMIT = 14;

/** What was asked for, as badges where it is a difficulty or a range of them, else in the words it was written in. */
function RequestedRating({ text }: { text: string }) {
  const difficulties = useDifficulties();
  if (text === '') return <span className="text-faint">-</span>;
  const rating = readRating(text, difficulties);
  const singles = rating ? singlesOf(rating) : [];
  const areDrawn = singles.length > 0 && singles.every(({ kind }) => kind !== 'old');
  return areDrawn && difficulties.length > 0 ? (
    <RatingBadges singles={singles} difficulties={difficulties} size={singles.length > 1 ? 32 : 40} />
  ) : (
    <Truncated text={text} limit={LIMIT} className="font-semibold" />
  );
}
