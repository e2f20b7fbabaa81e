import { useSingleKeys } from '../../../lib/single-keys.ts';

export type DeskKey = 'j' | 'k' | 'a' | 'd' | 'v';

/** Does the action of a pressed letter. */
export function useDeskKeys(actions: Partial<Record<DeskKey, () => void>>): void {
  useSingleKeys((key) => {
    const action = actions[key.toLowerCase() as DeskKey];
    action?.();
    return action !== undefined;
  });
}
