import { nameReading } from '@rondo/domain/text';
import type { Trx } from '../../platform/db/database.ts';
import { lockThing } from '../../platform/db/advisory-lock.ts';
import { isNameOfAnother } from './account.repository.ts';

/**
 * Whether an account may be called by a name; until the commit no other one can be (docs/rules/auth.md#nicknames).
 * @param ownId the account, null for one that is to be made
 */
export async function claimName(trx: Trx, name: string, ownId: number | null): Promise<boolean> {
  await lockThing(trx, 'accountName', nameReading(name));
  return !(await isNameOfAnother(trx, name, ownId));
}
