import { ownValue } from '@rondo/domain/text';
import { useSingleKeys } from '../../../lib/single-keys.ts';

export type DeskKey = 'j' | 'k' | 'a' | 'd' | 'u' | 'v';

const part = { inside: '.desk', entering: 'jk' };

/** Does the action of a pressed letter. */
export function useDeskKeys(actions: Partial<Record<DeskKey, () => void>>): void {
  useSingleKeys((key) => {
    const action = ownValue(actions, key.toLowerCase());
    action?.();
    return action !== undefined;
  }, part);
}
