import { creditLine } from '@rondo/domain/levels';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { IconRouterLink } from '../../../ui/Link.tsx';
import { Said } from '../../../ui/Said.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { EditIcon, ExternalIcon, HelpIcon, VideoIcon } from '../../../ui/icons.ts';
import { DifficultyBadge } from '../../difficulties/index.ts';
import { RatingView } from './RatingView.tsx';
import { openedRatingQuery } from './rating-api.ts';
import './RatingDialog.css';

const RatingHelpDialog = lazyPart(() => import('../help/RatingHelpDialog.tsx'), 'RatingHelpDialog');

/** The texts of all of its parts. */
const texts = ['pages/rating-dialog', 'components', 'ratings', 'difficulties', 'media'] as const;

/** How long the popup takes to go, in milliseconds. */
const EXIT = 200;

export interface RatingDialogProps {
  ratingId: number;
  /** Given over the page of that level: only so may visitors see its rating. */
  levelId?: number;
  /** Leads to another address. With unsaved changes that is asked for first. */
  onClose: () => void;
  onEditLevel?: ((levelId: number) => void) | undefined;
  /** Leads to the rating before (-1) or after (1) in a list. */
  onMove?: ((step: -1 | 1) => void) | undefined;
  /** Where it stands in that list. */
  place?: { position: number; count: number } | undefined;
}

/** One level's rating: video, votes, averages, and one's own vote. */
export function RatingDialog({ ratingId, levelId, onClose, onEditLevel, onMove, place }: RatingDialogProps) {
  // All at once: a part that waited for its texts later would lose the focus.
  const { t } = useTranslation(texts);
  const opened = useQuery(openedRatingQuery(ratingId, levelId));
  const [isUnsaved, setUnsaved] = useState(false);
  const [isAlone, setAlone] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const { isLeaving, close } = useSlowExit(onClose, isUnsaved);
  const rating = opened.data;
  const level = rating?.level;
  const isMissing = isProblem(opened.error) && opened.error.status === 404;
  return (
    <>
      <Dialog
        title={level?.song ?? t('title', { id: ratingId })}
        subtitle={level ? `#${level.id} - ${level.artist} · ${creditLine(level).text}` : undefined}
        picture={level ? <DifficultyBadge of={level.difficulty} size={40} /> : undefined}
        // On small screens the popup is a sheet; on large ones it grows with them.
        width="clamp(65rem, 56vw, 80rem)"
        flush
        isLayer={false}
        dirty={isUnsaved}
        keeps={(search) => Number(search.rating) === ratingId}
        onClose={close}
        headAction={
          <>
            {rating ? (
              <IconButton
                className="max-md:hidden"
                icon={VideoIcon}
                label={isAlone ? t('showRating') : t('hideRating')}
                pressed={isAlone}
                onClick={() => setAlone(!isAlone)}
              />
            ) : null}
            {level && levelId === undefined ? (
              <IconRouterLink
                icon={ExternalIcon}
                label={t('toLevel')}
                to="/levels/$id"
                params={{ id: level.id }}
                target="_blank"
                rel="noopener"
              />
            ) : null}
            {level && onEditLevel ? (
              <IconButton icon={EditIcon} label={t('edit')} onClick={() => onEditLevel(level.id)} />
            ) : null}
            <IconButton icon={HelpIcon} label={t('term.help')} onClick={() => setHelping(true)} />
          </>
        }
      >
        {/* The dialog stays open and the focus in the same field: only this tells that the level is another one. */}
        <Said
          by={ratingId}
          text={level ? (place ? t('moved', { song: level.song, ...place }) : level.song) : null}
        />
        <div className="rating-dialog" data-leaving={isLeaving || undefined}>
          {rating ? (
            <RatingView
              key={rating.id}
              rating={rating}
              isAlone={isAlone}
              onUnsaved={setUnsaved}
              onMove={onMove}
            />
          ) : opened.isPending ? (
            <RatingSkeleton />
          ) : isMissing ? (
            <EmptyState panel={false} title={t('missing')} />
          ) : (
            <QueryError query={opened} panel={false} />
          )}
        </div>
      </Dialog>
      {isHelping ? <RatingHelpDialog onClose={() => setHelping(false)} /> : null}
    </>
  );
}

/** Closes once the popup has faded away; at once where nothing moves, or where a question comes first. */
function useSlowExit(onClose: () => void, isUnsaved: boolean) {
  const isStill = useReducedMotion();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = window.setTimeout(onClose, EXIT);
    return () => window.clearTimeout(timer);
  }, [isLeaving, onClose]);
  const close = () => {
    if (isStill || isUnsaved) onClose();
    else setLeaving(true);
  };
  return { isLeaving, close };
}

/** The popup in grey, in its final sizes. */
function RatingSkeleton() {
  return (
    <Loading className="rating-columns">
      <div className="rating-left">
        <Skeleton height={260} radius={8} />
        <Skeleton height={44} />
        <Skeleton height={160} />
      </div>
      <div className="rating-right">
        <Skeleton height={62} />
        <Skeleton height={140} />
        <Skeleton height={84} />
        <Skeleton height={140} />
      </div>
    </Loading>
  );
}
