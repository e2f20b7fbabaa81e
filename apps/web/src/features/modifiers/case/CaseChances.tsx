import { formatChance } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ModifierGlyph } from '../parts/ModifierGlyph.tsx';
import { tierClass } from '../parts/tier.ts';
import type { Chance } from './strip.ts';

/** What a case may hold and how often. */
export function CaseChances({ chances }: { chances: readonly Chance[] }) {
  const { t } = useTranslation('modifiers');
  const most = Math.max(...chances.map(({ percent }) => percent), 1e-6);
  return (
    <section aria-labelledby="case-chances">
      <header className="mb-1 flex items-baseline justify-between">
        <h3 id="case-chances">{t('inside')}</h3>
        <span className="text-12 text-faint tabular-nums">100 %</span>
      </header>
      <ul>
        {chances.map(({ kind, percent }) => (
          <li key={kind} className={`case-chance ${tierClass(kind)}`}>
            <ModifierGlyph of={kind} />
            <span>{t(`name.${kind}`)}</span>
            <span className="case-bar" aria-hidden="true">
              <i style={{ transform: `scaleX(${Math.max(0.03, percent / most)})` }} />
            </span>
            <span className="num tabular-nums">{formatChance(percent)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
