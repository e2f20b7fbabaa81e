import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { isLost } from '../../../lib/live/frame.ts';
import { useLiveState } from '../../../lib/live/use-live.ts';
import { type PendingCounts, usePendingCounts } from '../../../lib/session/pending-counts.ts';
import { CountBadge } from '../../../ui/CountBadge.tsx';

export interface PendingBadgeProps {
  of: keyof PendingCounts;
  /** The highest number shown. */
  cap?: number;
}

/** How much work waits. While no event reports new work: the last known number, with a dot. */
export function PendingBadge({ of, cap }: PendingBadgeProps) {
  const { t } = useTranslation('live');
  const counts = usePendingCounts();
  const lost = isLost(useLiveState());
  return <CountBadge count={counts[of]} cap={cap} label={t('waiting')} mark={lost ? t('lost') : undefined} />;
}
