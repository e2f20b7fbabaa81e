import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ModifierGlyph } from '../parts/ModifierGlyph.tsx';
import './overlay.css';

/** The crown beside a name. */
export function CrownMark({ size }: { size: number }) {
  const { t } = useTranslation('modifiers');
  return (
    <span
      className="inline-grid flex-none text-gold"
      role="img"
      aria-label={t('works.super_admin')}
      title={t('works.super_admin')}
    >
      <ModifierGlyph of="super_admin" size={size} />
    </span>
  );
}
