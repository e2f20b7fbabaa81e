import { useEffect } from 'react';

/** The parts of the player's popup that something can be typed into. */
export type PlayerPart = 'name' | 'country' | 'discord' | 'merge';
export type OnUnsaved = (part: PlayerPart, isUnsaved: boolean) => void;

/** Tells the popup whether a part has something that is not saved. */
export function useUnsaved(part: PlayerPart, isUnsaved: boolean, onUnsaved: OnUnsaved): void {
  useEffect(() => {
    if (!isUnsaved) return;
    onUnsaved(part, true);
    return () => onUnsaved(part, false);
  }, [part, isUnsaved, onUnsaved]);
}
