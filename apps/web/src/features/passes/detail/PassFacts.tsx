import { formatAccuracy, formatScore, formatSpeed } from '@rondo/domain/format';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TileRemark } from '../parts/TileRemark.tsx';
import type { PassDetail } from './api.ts';
import { Feeling } from './Feeling.tsx';
import { JudgementGrid } from './JudgementGrid.tsx';
import { PassMarks } from './PassMarks.tsx';
import { Particles } from './Particles.tsx';
import './PassFacts.css';

/** Score, accuracy, speed, feeling, marks and judgements; a perfect clear is celebrated. */
export function PassFacts({ pass }: { pass: PassDetail }) {
  const { t } = useTranslation('pages/pass');
  const isPerfect = pass.accuracy === 1;
  return (
    <section className={`pass-facts ${isPerfect ? 'panel pass-perfect' : ''}`} aria-label={t('facts')}>
      {isPerfect ? <Particles seed={pass.id} /> : null}
      <dl className="pass-figures">
        <Figure name={t('score')}>{formatScore(pass.scoreV2)}</Figure>
        <Figure name={t('accuracy')}>
          <span className={isPerfect ? 'pass-shine' : undefined}>{formatAccuracy(pass.accuracy)}</span>
        </Figure>
        <Figure name={t('speed')}>{formatSpeed(pass.speed)}</Figure>
        <div className="min-w-0">
          <dt className="over">{t('feeling')}</dt>
          <dd className="pass-feeling">
            {pass.feelingRating === '' ? (
              <span className="text-faint">{t('noFeeling')}</span>
            ) : (
              <Feeling text={pass.feelingRating} />
            )}
          </dd>
        </div>
      </dl>
      <PassMarks pass={pass} />
      <JudgementGrid judgements={pass.judgements} isPerfect={isPerfect} />
      <TileRemark judgements={pass.judgements} level={pass.level} />
    </section>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="over">{name}</dt>
      <dd className="pass-figure">{children}</dd>
    </div>
  );
}
