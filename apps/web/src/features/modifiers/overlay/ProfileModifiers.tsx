import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { PlayerOverlay } from '../api.ts';
import { chipsOf } from './chips-of.ts';
import { ModifierChip } from './ModifierChip.tsx';
import { useOverlayEnd } from './use-overlay-end.ts';

/** What is at work on a player, each with its clock. */
export function ProfileModifiers({ overlay }: { overlay: PlayerOverlay }) {
  const { t } = useTranslation('modifiers');
  const now = useNow();
  useOverlayEnd(overlay.active);
  const chips = chipsOf(overlay).filter(({ expiresAt }) => Date.parse(expiresAt) > now);
  if (chips.length === 0) return null;
  return (
    <section className="mt-6 flex flex-wrap items-center gap-2" aria-label={t('overlay.atWork')}>
      {chips.map((modifier, index) => (
        <ModifierChip key={`${index} ${modifier.type}`} modifier={modifier} now={now} />
      ))}
    </section>
  );
}
