import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { PlayerOverlay } from '../api.ts';
import { chipsOf } from './chips-of.ts';
import { CrownMark } from './CrownMark.tsx';
import { ModifierChip } from './ModifierChip.tsx';
import { useOverlayEnd } from './use-overlay-end.ts';

/** As many as a row has room for. */
const MOST = 2;

/** What is at work on a player, behind the name in a row: crown and chips. */
export function ModifierChips({ overlay }: { overlay: PlayerOverlay }) {
  const { t } = useTranslation('modifiers');
  useOverlayEnd(overlay.active);
  const chips = chipsOf(overlay).filter(({ type }) => type !== 'super_admin');
  const more = chips.length - MOST;
  return (
    <>
      {overlay.crown ? <CrownMark size={18} /> : null}
      <span className="modifier-chips">
        {chips.slice(0, MOST).map((modifier, index) => (
          <ModifierChip key={`${index} ${modifier.type}`} modifier={modifier} />
        ))}
        {more > 0 ? (
          <span className="modifier-chip tier-plain" title={t('overlay.more', { count: more })}>
            <span aria-hidden="true">+{more}</span>
            <span className="sr-only">{t('overlay.more', { count: more })}</span>
          </span>
        ) : null}
      </span>
    </>
  );
}
