import { singlesOf } from '@rondo/domain/ratings';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { EyeOffIcon, TrashIcon } from '../../../ui/icons.ts';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { RatingBadges, readRating, useDifficulties } from '../../difficulties/index.ts';
import { CommentText } from './CommentText.tsx';
import type { RatingVote } from './rating-api.ts';
import { PersonText } from '../../../ui/PersonText.tsx';

export interface VoteRowProps {
  vote: RatingVote;
  isOwn: boolean;
  /** Given for those who may take the vote back. */
  onDelete?: (() => void) | undefined;
}

/** Who voted for what, and why. */
export function VoteRow({ vote, isOwn, onDelete }: VoteRowProps) {
  const { t } = useTranslation('pages/rating-dialog');
  const { user, comment } = vote;
  return (
    <li className="grid min-h-14 grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-3">
      <Avatar sources={[user.avatarUrl]} name={user.nickname} size={32} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <b className="ell font-semibold" title={`@${user.username}`}>
          <PersonText of={user.nickname} />
        </b>
        {isOwn ? <Chip>{t('others.you')}</Chip> : null}
        {vote.isBlind ? (
          <span title={t('others.blindHint')}>
            <Chip icon={EyeOffIcon}>{t('others.blind')}</Chip>
          </span>
        ) : null}
        <TimeAgo at={vote.updatedAt} className="text-12 text-faint" />
      </span>
      <span className="flex items-center gap-2">
        <VotedFor text={vote.rating} />
        {onDelete ? (
          <IconButton
            size="small"
            icon={TrashIcon}
            label={isOwn ? t('others.deleteOwn') : t('others.delete', { name: user.nickname })}
            onClick={onDelete}
          />
        ) : null}
      </span>
      {comment ? <CommentText text={comment} /> : null}
    </li>
  );
}

/** One difficulty as its badge; ranges and values of the old scale in words. */
function VotedFor({ text }: { text: string }) {
  const difficulties = useDifficulties();
  const rating = readRating(text, difficulties);
  const singles = rating?.kind === 'single' ? singlesOf(rating) : [];
  const isDrawn = difficulties.some(({ name }) => name === singles[0]?.name);
  return isDrawn ? (
    <RatingBadges singles={singles} difficulties={difficulties} size={28} />
  ) : (
    <b className="font-semibold tabular-nums wrap-anywhere">{text}</b>
  );
}
