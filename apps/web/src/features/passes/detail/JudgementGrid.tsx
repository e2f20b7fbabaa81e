import { formatCount } from '@rondo/domain/format';
import { JUDGEMENT_KEYS, type Judgements, judgementCount, tileCount } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { JudgementBar } from '../parts/JudgementBar.tsx';
import { JudgementCount } from '../parts/JudgementCount.tsx';
import './JudgementGrid.css';

const rows = [JUDGEMENT_KEYS.slice(0, 3), JUDGEMENT_KEYS.slice(3)];

/** The seven counts, three over four; the perfect ones are golden when there are no others. */
export function JudgementGrid({ judgements, isPerfect }: { judgements: Judgements; isPerfect: boolean }) {
  const { t } = useTranslation(['pages/pass', 'passes']);
  return (
    <section className="grid gap-3" aria-labelledby="pass-judgements">
      <h2 id="pass-judgements">{t('term.judgements')}</h2>
      <JudgementBar judgements={judgements} />
      <dl className="judgement-grid">
        {rows.flatMap((keys) =>
          keys.map((key) => (
            <div key={key} data-of={keys.length}>
              <dt>{t(`passes:judgement.${key}`)}</dt>
              <dd>
                {isPerfect && key === 'perfect' ? (
                  <span className="text-gold">{formatCount(judgements.perfect)}</span>
                ) : (
                  <JudgementCount judgement={key} count={judgements[key]} />
                )}
              </dd>
            </div>
          )),
        )}
      </dl>
      <p className="text-faint tabular-nums">
        {t('judged', {
          count: judgementCount(judgements),
          tiles: t('tiles', { count: tileCount(judgements) }),
        })}
      </p>
    </section>
  );
}
