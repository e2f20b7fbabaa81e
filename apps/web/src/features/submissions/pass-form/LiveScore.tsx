import { formatScore } from '@rondo/domain/format';
import { effectiveBase, isMarathon, isSpeed, scorePass } from '@rondo/domain/passes';
import { formJudgements, type PassForm } from '@rondo/domain/submissions';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Accuracy } from '../../passes/index.ts';
import type { LevelHit } from '../api.ts';

/** Accuracy and score of the form as it stands, or what is missing for them. */
export function LiveScore({ form, level }: { form: PassForm; level: LevelHit | null }) {
  const { t } = useTranslation('pages/submissions');
  const { accuracy, score, prompt } = read(form, level);
  return (
    <>
      {accuracy === null ? null : (
        <span className="grid">
          <span className="over">{t('score.accuracy')}</span>
          <span className="text-22 font-semibold text-text tabular-nums">
            <Accuracy value={accuracy} />
          </span>
        </span>
      )}
      {score === null ? null : (
        <span className="grid">
          <span className="over">{t('score.score')}</span>
          <span className="text-22 font-semibold text-text tabular-nums">{formatScore(score)}</span>
        </span>
      )}
      {prompt === null ? null : <span>{t(`score.${prompt}`)}</span>}
    </>
  );
}

type Prompt = 'needsLevel' | 'needsJudgements' | 'needsAll' | 'nothing';

function read(
  form: PassForm,
  level: LevelHit | null,
): { accuracy: number | null; score: number | null; prompt: Prompt | null } {
  const judgements = formJudgements(form.judgements);
  if (!judgements) return { accuracy: null, score: null, prompt: level ? 'needsJudgements' : 'needsAll' };
  const speed = form.speed !== null && isSpeed(form.speed) ? form.speed : null;
  const input = { judgements, speed, isNoHoldTap: form.isNoHoldTap };
  const nowhere = { id: 0, name: '', baseScore: 0 };
  const { accuracy, scoreV2 } = scorePass({
    ...input,
    levelBaseScore: level?.baseScore ?? null,
    difficulty: level?.difficulty ?? nowhere,
  });
  if (!level) return { accuracy, score: null, prompt: 'needsLevel' };
  const isWorthNothing =
    effectiveBase(level.baseScore, level.difficulty.baseScore) === 0 && !isMarathon(level.difficulty);
  return isWorthNothing
    ? { accuracy, score: null, prompt: 'nothing' }
    : { accuracy, score: scoreV2, prompt: null };
}
