import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { overlaysChanged } from '../../../lib/queries/overlays-changed.ts';
import { ModifierGlyph } from '../parts/ModifierGlyph.tsx';
import { tierClass } from '../parts/tier.ts';
import './overlay.css';

/** Milliseconds; a pass does not say when its overlay ends. */
const LOOK_AGAIN = 30_000;

/** Says above the passes of a level why there are only those of one player. */
export function KingNote({ name }: { name: string }) {
  const { t } = useTranslation('modifiers');
  const queries = useQueryClient();
  useEffect(() => {
    const timer = window.setInterval(() => void overlaysChanged(queries), LOOK_AGAIN);
    return () => window.clearInterval(timer);
  }, [queries]);
  return (
    <p className="flex flex-wrap items-center gap-2 border-b border-hairline px-6 py-3 max-md:px-4">
      <span className={`modifier-chip ${tierClass('king_of_castle')}`}>
        <ModifierGlyph of="king_of_castle" size={16} />
        {t('name.king_of_castle')}
      </span>
      <span className="text-muted">{t('overlay.king', { player: name })}</span>
    </p>
  );
}
