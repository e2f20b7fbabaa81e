import { formatAccuracy, formatScore, formatSpeed } from '@rondo/domain/format';
import { JUDGEMENT_KEYS } from '@rondo/domain/passes';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { JudgementBar, JudgementCount, TileRemark } from '../../passes/index.ts';
import type { PendingPass } from './api.ts';

/** Accuracy, score and speed as the server computes them, and the seven counts. */
export function PassFigures({ submission }: { submission: PendingPass }) {
  const { t } = useTranslation(['pages/desk', 'passes']);
  const { accuracy, scoreV2, speed, judgements, level } = submission;
  return (
    <>
      <dl className="flex flex-wrap justify-between gap-x-5 gap-y-2">
        <Figure name={t('pass.accuracy')}>{formatAccuracy(accuracy)}</Figure>
        <Figure name={t('pass.score')}>{formatScore(scoreV2)}</Figure>
        <Figure name={t('pass.speed')}>{formatSpeed(speed)}</Figure>
      </dl>
      <div className="grid gap-2">
        <JudgementBar judgements={judgements} />
        <ul className="flex justify-between tabular-nums" aria-label={t('pass.judgements')}>
          {JUDGEMENT_KEYS.map((key) => (
            <li key={key} title={t(`passes:judgement.${key}`)}>
              <span className="sr-only">{t(`passes:judgement.${key}`)}: </span>
              <JudgementCount judgement={key} count={judgements[key]} />
            </li>
          ))}
        </ul>
        <TileRemark judgements={judgements} level={level} />
      </div>
    </>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="over">{name}</dt>
      <dd className="text-22 font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
