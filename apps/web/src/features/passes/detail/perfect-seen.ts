import { readStored, writeStored } from '../../../lib/storage.ts';

const KEY = 'perfect-seen';
/** Perfect clears that a browser remembers, the newest ones. */
const MOST = 200;

/** Whether this browser has shown the ceremony of a perfect clear before; from now on it has. */
export function seePerfect(passId: number): boolean {
  const seen = (readStored(KEY) ?? '').split(',').filter((id) => id !== '');
  if (seen.includes(String(passId))) return true;
  writeStored(KEY, [...seen, passId].slice(-MOST).join(','));
  return false;
}
