import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useMay } from '../../../lib/session/may.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { EyeOffIcon } from '../../../ui/icons.ts';
import { Private } from '../../../ui/Private.tsx';
import { VideoFrame } from '../../media/index.ts';
import { SuggestionList } from '../../play/index.ts';
import { OthersVotes } from './OthersVotes.tsx';
import { OwnVotePart } from './OwnVotePart.tsx';
import { RatingFacts } from './RatingFacts.tsx';
import { RatingFoot } from './RatingFoot.tsx';
import { RatingVotes } from './RatingVotes.tsx';
import type { Rating, RatingVote } from './rating-api.ts';
import { useOwnVote } from './use-own-vote.ts';
import { useRatingKeys } from './use-rating-keys.ts';
import { useVotingRight } from './use-voting-right.ts';

const ConfirmDialog = lazyPart(() => import('../../../ui/ConfirmDialog.tsx'), 'ConfirmDialog');

export interface RatingViewProps {
  rating: Rating;
  /** Only video and votes. */
  isAlone: boolean;
  onUnsaved: (isUnsaved: boolean) => void;
  onMove?: ((step: -1 | 1) => void) | undefined;
}

/** All of one rating, below the popup's head. */
export function RatingView({ rating, isAlone, onUnsaved, onMove }: RatingViewProps) {
  const { t } = useTranslation('pages/rating-dialog');
  const { user } = useViewer();
  const may = useMay();
  const [form, voting] = useOwnVote(rating, user);
  const [deleting, setDeleting] = useState<RatingVote | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const right = useVotingRight(rating);
  const mayVote = right === 'open';
  useEffect(() => onUnsaved(voting.isDirty), [onUnsaved, voting.isDirty]);
  useEffect(() => () => onUnsaved(false), [onUnsaved]);
  useRatingKeys(root, { onSave: mayVote && !isAlone ? voting.submit : undefined, onMove });
  return (
    <>
      <div ref={root} className="rating-columns" data-alone={isAlone || undefined}>
        <div className="rating-left">
          <VideoFrame link={rating.level.videoLink} title={rating.level.song} level={rating.level} />
          {rating.isVeiled ? (
            <Banner icon={EyeOffIcon} title={t('others.veiled')}>
              <p>{t('others.veiledText')}</p>
            </Banner>
          ) : (
            <Private>
              <OthersVotes
                votes={rating.details}
                viewerId={user?.id ?? null}
                mayDelete={(vote) => right !== 'closed' && may('deleteRatingDetail', vote)}
                onDelete={setDeleting}
              />
            </Private>
          )}
          {rating.suggestions && rating.suggestions.length > 0 ? (
            <Private>
              <SuggestionList suggestions={rating.suggestions} />
            </Private>
          ) : null}
        </div>
        {isAlone ? null : (
          <div className="rating-right">
            <RatingFacts rating={rating} />
            <RatingVotes rating={rating} />
            <OwnVotePart rating={rating} right={right} form={form} voting={voting} />
          </div>
        )}
      </div>
      {isAlone ? null : (
        <RatingFoot voting={mayVote ? voting : null} onRemove={setDeleting} onMove={onMove} />
      )}
      {deleting ? (
        <ConfirmDialog
          title={
            deleting.userId === user?.id ? t('ask.own') : t('ask.other', { name: deleting.user.nickname })
          }
          confirmLabel={t('own.remove')}
          tone="danger"
          onCancel={() => setDeleting(null)}
          onConfirm={() => {
            setDeleting(null);
            voting.remove(deleting.userId);
          }}
        >
          {t('ask.text')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
