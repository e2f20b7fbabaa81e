import { draftValue } from '@rondo/domain/entity';
import { formatScore } from '@rondo/domain/format';
import { judgementCount, passFields, scorePass } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Accuracy } from '../parts/Accuracy.tsx';
import { judgementsOf } from './draft.ts';
import type { PassEditing } from './use-pass-edit.ts';

/** Accuracy and score that the form makes, beside those of now. */
export function NewScore({ editing: { stored, draft, level } }: { editing: PassEditing }) {
  const { t } = useTranslation('pages/pass-edit');
  const judgements = judgementsOf(draft);
  const speed = draft.speed === String(stored.speed) ? stored.speed : draftValue(passFields, 'speed', draft);
  if (!judgements || judgementCount(judgements) === 0 || !level) return null;
  if (speed === undefined) return null;
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
        <span className="text-muted">{t('term.accuracy')}</span> <Accuracy value={accuracy} />
      </span>
      <span>
        <span className="text-muted">{t('term.score')}</span>{' '}
        <strong className="font-semibold">{formatScore(scoreV2)}</strong>{' '}
        {formatScore(scoreV2) === formatScore(stored.scoreV2) ? null : (
          <span className="text-faint">{t('before', { score: formatScore(stored.scoreV2) })}</span>
        )}
      </span>
    </p>
  );
}
