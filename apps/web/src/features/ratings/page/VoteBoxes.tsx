import { doDisagree, type RaterKind, singlesOf } from '@rondo/domain/ratings';
import { formatCount } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { AlertIcon, EyeOffIcon } from '../../../ui/icons.ts';
import { Truncated } from '../../../ui/Truncated.tsx';
import { DifficultyBadge, readRating, useDifficulties } from '../../difficulties/index.ts';
import type { RatingCard } from '../rating-cards.ts';
import { VoteSpread } from '../spread/VoteSpread.tsx';
import { spreadOf, voteOf, votesOf } from './card-list.ts';
import { listed } from '../../../lib/i18n/texts.ts';

export interface VoteBoxesProps {
  card: RatingCard;
  viewerId: number;
  isDetailed: boolean;
}

/** How much of the votes of each kind a detailed card shows, in characters (docs/rules/pages.md#long-texts). */
const shown = { manager: 35, community: 25 };

/** Own rating and both averages; blind voters see no average until they have voted. */
export function VoteBoxes({ card, viewerId, isDetailed }: VoteBoxesProps) {
  const { t } = useTranslation('pages/rating');
  const { votes } = card;
  return (
    <dl className="rating-boxes">
      <div className="rating-box">
        <dt>{t('box.own')}</dt>
        <dd>
          <span className="rating-box-line">
            <WrittenVote text={voteOf(card, viewerId)} />
          </span>
        </dd>
      </div>
      {card.isVeiled ? (
        <div className="rating-box rating-box-veil col-[2/-1]">
          <dt>
            {t('term.managers')} <Count of={votes.manager} /> · {t('term.community')}{' '}
            <Count of={votes.community} />
          </dt>
          <dd>
            <Icon of={EyeOffIcon} size={16} />
            {t('box.veiled')}
          </dd>
        </div>
      ) : (
        <>
          <AverageBox card={card} kind="manager" isDetailed={isDetailed} />
          <AverageBox card={card} kind="community" isDetailed={isDetailed} />
        </>
      )}
    </dl>
  );
}

interface AverageBoxProps {
  card: RatingCard;
  kind: RaterKind;
  isDetailed: boolean;
}

/** What one kind of raters thinks, how sure that is, and whether the other kind sees it differently. */
function AverageBox({ card, kind, isDetailed }: AverageBoxProps) {
  const { t } = useTranslation('pages/rating');
  const difficulties = useDifficulties();
  const average = kind === 'manager' ? card.averageDifficulty : card.communityDifficulty;
  const label = t(kind === 'manager' ? 'term.managers' : 'term.community');
  const isApart = kind === 'community' && doDisagree(card.averageDifficulty, card.communityDifficulty);
  return (
    <div className="rating-box">
      <dt>
        {label}
        {isApart ? (
          <span
            className="relative z-1 ml-1 inline-flex align-[-2px] text-warning"
            data-tooltip={t('box.disagree')}
          >
            <Icon of={AlertIcon} size={14} />
            <span className="sr-only">{t('box.disagree')}</span>
          </span>
        ) : null}
      </dt>
      <dd>
        <span className="rating-box-line">
          {average ? <DifficultyBadge of={average} size={28} /> : <None />}
          <VoteSpread spread={spreadOf(card, kind, difficulties)} label={label} />
        </span>
        {isDetailed ? <VoteList card={card} kind={kind} /> : null}
      </dd>
    </div>
  );
}

function Count({ of }: { of: number }) {
  const { t } = useTranslation('pages/rating');
  return (
    <span className="rating-box-count" title={t('box.votes', { count: of })}>
      {formatCount(of)}
    </span>
  );
}

function None() {
  return <span className="text-faint">-</span>;
}

/** A badge for one difficulty, the text for anything else. */
function WrittenVote({ text }: { text: string | null }) {
  const difficulties = useDifficulties();
  if (text === null) return <None />;
  const rating = readRating(text, difficulties);
  const [single, ...more] = rating ? singlesOf(rating) : [];
  const difficulty = more.length === 0 && difficulties.find(({ name }) => name === single?.name);
  if (difficulty) return <DifficultyBadge of={difficulty} size={28} />;
  return <Truncated text={text} limit={10} className="font-semibold tabular-nums" />;
}

function VoteList({ card, kind }: { card: RatingCard; kind: RaterKind }) {
  const texts = votesOf(card, kind);
  if (texts.length === 0) return null;
  return (
    <Truncated
      text={listed(texts)}
      limit={shown[kind]}
      className="text-12 wrap-anywhere text-muted tabular-nums"
    />
  );
}
