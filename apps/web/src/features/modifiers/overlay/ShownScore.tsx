import { formatScore } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PopoverButton } from '../../../ui/PopoverButton.tsx';
import type { PlayerOverlay } from '../api.ts';
import { ScoreSteps } from './ScoreSteps.tsx';
import { StoredMark } from './StoredMark.tsx';
import './overlay.css';

export interface ShownScoreProps {
  playerId: number;
  overlay: PlayerOverlay;
  /** The ranked score as it is shown. */
  shown: number;
}

/** The ranked score of a profile under modifiers; opens how it comes about. */
export function ShownScore({ playerId, overlay, shown }: ShownScoreProps) {
  const { t } = useTranslation('modifiers');
  const stored = overlay.stored.rankedScore;
  if (stored === undefined || stored === shown) return formatScore(shown);
  return (
    <>
      <PopoverButton
        variant="ghost"
        className="modifier-score"
        label={t('overlay.how')}
        text={
          <>
            {formatScore(shown)}
            <StoredMark stored={formatScore(stored)} />
          </>
        }
      >
        {() => <ScoreSteps playerId={playerId} overlay={overlay} stored={stored} shown={shown} />}
      </PopoverButton>
      <span className="modifier-stored" aria-hidden="true">
        {t('overlay.stored', { value: formatScore(stored) })}
      </span>
    </>
  );
}
