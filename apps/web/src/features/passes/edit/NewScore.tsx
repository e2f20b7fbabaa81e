import { formatScore } from '@rondo/domain/format';
import { isSpeed, judgementCount, readSpeed, scorePass } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Accuracy } from '../parts/Accuracy.tsx';
import { judgementsOf } from './draft.ts';
import type { PassEditing } from './use-pass-edit.ts';

/** Accuracy and score that the form makes, beside those of now. */
export function NewScore({ editing: { pass, draft, level } }: { editing: PassEditing }) {
  const { t } = useTranslation('pages/pass-edit');
  const judgements = judgementsOf(draft);
  const speed = readSpeed(draft.speed);
  if (!judgements || judgementCount(judgements) === 0 || !level) return null;
  if (speed === null || (!isSpeed(speed) && speed !== pass.speed)) return null;
  const { accuracy, scoreV2 } = scorePass({
    judgements,
    speed,
    isNoHoldTap: draft.isNoHoldTap,
    levelBaseScore: level.baseScore,
    difficulty: level.difficulty,
  });
  return (
    <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
      <span>
        <span className="text-muted">{t('accuracy')}</span> <Accuracy value={accuracy} />
      </span>
      <span>
        <span className="text-muted">{t('score')}</span>{' '}
        <strong className="font-semibold">{formatScore(scoreV2)}</strong>{' '}
        {formatScore(scoreV2) === formatScore(pass.scoreV2) ? null : (
          <span className="text-faint">{t('before', { score: formatScore(pass.scoreV2) })}</span>
        )}
      </span>
    </p>
  );
}
