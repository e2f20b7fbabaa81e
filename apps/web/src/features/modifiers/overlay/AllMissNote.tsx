import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ModifierGlyph } from '../parts/ModifierGlyph.tsx';
import { tierClass } from '../parts/tier.ts';
import './overlay.css';

/** Says above the passes of a profile that each is shown with more misses. */
export function AllMissNote() {
  const { t } = useTranslation('modifiers');
  return (
    <p className="mb-4 flex flex-wrap items-center gap-2">
      <span className={`modifier-chip ${tierClass('oops_all_miss')}`}>
        <ModifierGlyph of="oops_all_miss" size={16} />
        {t('name.oops_all_miss')}
      </span>
      <span className="text-12 text-muted">{t('overlay.allMiss')}</span>
    </p>
  );
}
