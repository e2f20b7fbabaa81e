import { formatScore } from '@rondo/domain/format';
import { effectiveBase, isMarathon, isSpeed, scorePass } from '@rondo/domain/passes';
import { formJudgements, type PassForm } from '@rondo/domain/submissions';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Accuracy } from '../../passes/index.ts';
import type { LevelHit } from '../api.ts';

/** Accuracy and score of the form as it stands, or what is missing for them. */
export function LiveScore({ form, level }: { form: PassForm; level: LevelHit | null }) {
  const { t } = useTranslation('pages/submissions');
  const judgements = formJudgements(form.judgements);
  if (!judgements) return <span>{t(level ? 'score.needsJudgements' : 'score.needsAll')}</span>;
  const { accuracy, scoreV2 } = scorePass({
    judgements,
    speed: form.speed !== null && isSpeed(form.speed) ? form.speed : null,
    isNoHoldTap: form.isNoHoldTap,
    levelBaseScore: level?.baseScore ?? null,
    difficulty: level?.difficulty ?? { id: 0, name: '', baseScore: 0 },
  });
  return (
    <>
      <Figure name={t('term.accuracy')}>
        <Accuracy value={accuracy} />
      </Figure>
      {level === null ? (
        <span>{t('score.needsLevel')}</span>
      ) : isWorthNothing(level) ? (
        <span>{t('score.nothing')}</span>
      ) : (
        <Figure name={t('term.score')}>{formatScore(scoreV2)}</Figure>
      )}
    </>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="grid">
      <span className="over">{name}</span>
      <span className="text-22 font-semibold text-text tabular-nums">{children}</span>
    </span>
  );
}

function isWorthNothing({ baseScore, difficulty }: LevelHit): boolean {
  return effectiveBase(baseScore, difficulty.baseScore) === 0 && !isMarathon(difficulty);
}
