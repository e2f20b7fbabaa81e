import type { Trx } from '../../platform/db/database.ts';

/** The accounts of these ids, closed ones as well, held until the commit: no role changes meanwhile. */
export function lockAccounts(trx: Trx, ids: readonly number[]) {
  return trx
    .selectFrom('users')
    .select(['id', 'username', 'email', 'language', 'is_super_admin as isSuperAdmin'])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function usernameOf(trx: Trx, id: number): Promise<string> {
  const row = await trx.selectFrom('users').select('username').where('id', '=', id).executeTakeFirst();
  return row?.username ?? '';
}
