import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import { commandKey } from '../command-key.ts';
import type { RatingVote } from './rating-api.ts';
import type { OwnVoting } from './use-own-vote.ts';

export interface RatingFootProps {
  /** Null for those who cannot vote. */
  voting: OwnVoting | null;
  onRemove: (vote: RatingVote) => void;
  onMove?: ((step: -1 | 1) => void) | undefined;
}

/** What can be done with one's own vote, always in sight; and the way to the next rating. */
export function RatingFoot({ voting, onRemove, onMove }: RatingFootProps) {
  const { t } = useTranslation('pages/rating-dialog');
  if (!voting && !onMove) return null;
  return (
    <footer className="dialog-foot rating-foot" data-actions>
      {onMove ? (
        <>
          <IconButton icon={ChevronLeftIcon} label={t('previous')} onClick={() => onMove(-1)} />
          <IconButton icon={ChevronRightIcon} label={t('next')} onClick={() => onMove(1)} />
        </>
      ) : null}
      {voting ? (
        <>
          <span className="flex items-center gap-2 text-faint max-md:hidden">
            <Kbd>{commandKey}</Kbd>
            <Kbd>Enter</Kbd>
            {t('own.saves')}
          </span>
          <span className="flex-1" />
          {voting.own && !voting.isRemoval ? (
            <Button
              variant="ghost"
              sends
              className="text-danger"
              busy={voting.isRemoving}
              disabled={voting.isSaving}
              onClick={() => voting.own && onRemove(voting.own)}
            >
              {t('own.remove')}
            </Button>
          ) : null}
          <Button
            sends
            variant={voting.isRemoval ? 'danger' : 'primary'}
            busy={voting.isSaving}
            disabled={!voting.canSave && !voting.isSaving}
            onClick={voting.submit}
          >
            {voting.isRemoval ? t('own.remove') : t('own.save')}
          </Button>
        </>
      ) : null}
    </footer>
  );
}
