import { formatCountdown } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Chip } from '../../../ui/Chip.tsx';
import type { PlayerOverlay } from '../api.ts';
import './overlay.css';

/** What is left of the hammer, as text; null when it is over. */
function useHammer({ active }: PlayerOverlay): string | null {
  const now = useNow();
  const until = active.find(({ type }) => type === 'ban_hammer')?.expiresAt;
  const left = until === undefined ? 0 : (Date.parse(until) - now) / 1_000;
  return left > 0 ? formatCountdown(left) : null;
}

/** The stamp on who only looks banned; what it lies on is tinted by it. */
export function HammerStamp({ overlay }: { overlay: PlayerOverlay }) {
  const { t } = useTranslation('modifiers');
  const left = useHammer(overlay);
  return left === null ? null : (
    <span className="modifier-stamp" role="timer">
      {t('overlay.hammered', { left })}
    </span>
  );
}

/** The same where there is no room for a stamp. */
export function HammerChip({ overlay }: { overlay: PlayerOverlay }) {
  const left = useHammer(overlay);
  return left === null ? null : (
    <Chip tone="danger" className="modifier-hammer-chip tabular-nums">
      {left}
    </Chip>
  );
}
