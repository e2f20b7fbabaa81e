import { formatCount, formatScore } from '@rondo/domain/format';
import { topShare } from '@rondo/domain/players';
import { useMemo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { edgeStyle } from '../../difficulties/index.ts';
import type { PlayerPass } from '../api.ts';
import './TopTwenty.css';

/** What the clears that make the ranked score are among all scores. */
export function TopTwenty({ passes }: { passes: readonly PlayerPass[] }) {
  const { t } = useTranslation('pages/profile');
  const top = useMemo(() => topShare(passes), [passes]);
  const [best] = top.passes;
  if (!best || top.sum === 0) return null;
  const others = passes.length - top.passes.length;
  const share = Math.round(top.share * 100);
  return (
    <section aria-labelledby="top-twenty">
      <h2 id="top-twenty">{t('top.title', { count: top.passes.length, share })}</h2>
      <p className="mb-4 text-faint">{t('top.hint')}</p>
      <div className="top-twenty" aria-hidden="true">
        {top.passes.map((pass) => (
          <i
            key={pass.id}
            className="edge-colour"
            style={{ ...edgeStyle(pass.level.difficulty), flexGrow: pass.scoreV2 / top.sum }}
            title={t('joined.labelled', {
              label: `${pass.level.difficulty.name} ${pass.level.song}`,
              value: formatScore(pass.scoreV2),
            })}
          />
        ))}
        {top.rest > 0 ? <i className="top-twenty-rest" style={{ flexGrow: top.rest / top.sum }} /> : null}
      </div>
      <p className="mt-2 flex justify-between gap-4 text-12 text-faint tabular-nums">
        <span className="ell">
          {t('joined.pair', { first: best.level.song, second: formatScore(best.scoreV2) })}
        </span>
        {others > 0 ? (
          <span className="flex-none">
            {t('top.others', { count: others, shown: formatCount(others), share: 100 - share })}
          </span>
        ) : null}
      </p>
    </section>
  );
}
