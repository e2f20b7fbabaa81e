import { formatClock, formatCount } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { PlayerOverlay } from '../api.ts';
import { ModifierGlyph } from '../parts/ModifierGlyph.tsx';
import { tierClass } from '../parts/tier.ts';
import { valueText } from '../parts/value-text.ts';
import './overlay.css';
import { HiddenLabel } from '../../../ui/HiddenLabel.tsx';

export interface ModifierChipProps {
  modifier: PlayerOverlay['active'][number];
  /** `Date.now()` for a chip with its clock. */
  now?: number;
}

/** A modifier that is at work, in a few letters. */
export function ModifierChip({ modifier, now }: ModifierChipProps) {
  const { t } = useTranslation('modifiers');
  const { type, value, partnerName, expiresAt } = modifier;
  // In a row of a list, points stand without decimals.
  const points =
    type === 'ranked_add' && now === undefined && value !== null
      ? `+ ${formatCount(Math.round(value))}`
      : null;
  const words = points ?? valueText(modifier) ?? t(`chip.${type}`, { partner: partnerName ?? '' });
  return (
    <span className={`modifier-chip ${tierClass(type)}`} title={words}>
      <ModifierGlyph of={type} size={16} />
      <span className="ell">
        <HiddenLabel of={t(`name.${type}`)} />
        {words}
      </span>
      {now === undefined ? null : (
        <span role="timer" className="modifier-chip-clock">
          {formatClock((Date.parse(expiresAt) - now) / 1_000)}
        </span>
      )}
    </span>
  );
}
