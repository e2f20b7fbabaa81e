import { formatAccuracy, formatScore } from '@rondo/domain/format';
import { effectiveBase, isMarathon, isSpeed, scorePass } from '@rondo/domain/passes';
import { formJudgements, type PassForm } from '@rondo/domain/submissions';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Said } from '../../../ui/Said.tsx';
import { Accuracy } from '../../passes/index.ts';
import type { LevelHit } from '../api.ts';
import { listed } from '../../../lib/i18n/texts.ts';

/** Accuracy and score of the form as it stands, or what is missing for them. */
export function LiveScore({ form, level }: { form: PassForm; level: LevelHit | null }) {
  const { t } = useTranslation('pages/submissions');
  const score = scoreOf(form, level);
  const said = score && [
    t('joined.labelled', { label: t('term.accuracy'), value: formatAccuracy(score.accuracy) }),
  ];
  if (score && level && !isWorthNothing(level))
    said?.push(t('joined.labelled', { label: t('term.score'), value: formatScore(score.scoreV2) }));
  return (
    <>
      <Said text={said ? listed(said) : null} />
      {score ? (
        <Figures {...score} level={level} />
      ) : (
        <span>{t(level ? 'score.needsJudgements' : 'score.needsAll')}</span>
      )}
    </>
  );
}

interface FiguresProps {
  accuracy: number;
  scoreV2: number;
  level: LevelHit | null;
}

function Figures({ accuracy, scoreV2, level }: FiguresProps) {
  const { t } = useTranslation('pages/submissions');
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

/** Null while judgements are missing. */
function scoreOf(form: PassForm, level: LevelHit | null) {
  const judgements = formJudgements(form.judgements);
  return (
    judgements &&
    scorePass({
      judgements,
      speed: form.speed !== null && isSpeed(form.speed) ? form.speed : null,
      isNoHoldTap: form.isNoHoldTap,
      levelBaseScore: level?.baseScore ?? null,
      difficulty: level?.difficulty ?? { id: 0, name: '', baseScore: 0 },
    })
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
