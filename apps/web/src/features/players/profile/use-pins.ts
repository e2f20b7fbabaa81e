import { MOST_PINS } from '@rondo/domain/players';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { type Player, type PlayerPass, playerStandingQuery } from '../api.ts';

/** The button that pins a pass to the top of the profile, or takes it off. */
export interface Pin {
  isPinned: boolean;
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}

/** The pins of one's own passes; null on the profile of somebody else. */
export function usePins(
  player: Player,
  pins: readonly number[],
): ((pass: PlayerPass) => Pin | undefined) | null {
  const { t } = useTranslation('pages/profile');
  const { user } = useViewer();
  const save = useAct('pinPasses', { stale: [playerStandingQuery(player.id).queryKey] });
  if (user?.playerId !== player.id) return null;
  return ({ id, isDuplicate }) => {
    if (isDuplicate) return undefined;
    const isPinned = pins.includes(id);
    const isFull = !isPinned && pins.length >= MOST_PINS;
    return {
      isPinned,
      label: t(isPinned ? 'best.unpin' : isFull ? 'best.full' : 'best.pin'),
      isDisabled: isFull || save.isPending,
      onPress: () =>
        save.mutate({ body: { passIds: isPinned ? pins.filter((each) => each !== id) : [...pins, id] } }),
    };
  };
}
