import { useEffect, useEffectEvent, useState } from 'react';
import { useUnlocked } from '../../../lib/api/second-password.ts';
import { unlock } from '../../../lib/api/unlock.ts';

/**
 * The first step of a deletion: the password, unless it is kept.
 * @returns whether the next step may be shown
 */
export function useUnlockToDelete(isAsked: boolean, onGiveUp: () => void): boolean {
  const isUnlocked = useUnlocked() !== null;
  const [isOpen, setOpen] = useState(false);
  if (isAsked && isUnlocked && !isOpen) setOpen(true);
  if (!isAsked && isOpen) setOpen(false);
  const giveUp = useEffectEvent(onGiveUp);
  const isLocked = isAsked && !isUnlocked && !isOpen;
  useEffect(() => {
    if (isLocked) unlock().catch(() => giveUp());
  }, [isLocked]);
  return isOpen;
}
