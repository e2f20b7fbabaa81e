import type { GrantedRole } from '@rondo/domain/raters';
import { call } from '../../lib/api/call.ts';
import type { Reply } from '../../lib/api/contract.ts';
import { previousRows } from '../../lib/queries/previous-rows.ts';
import { query } from '../../lib/queries/query.ts';

/** Who rates here: super admins first, then by name. */
export const ratersQuery = query('raters', {}, { staleTime: 5 * 60_000 });

export type Rater = Reply<'raters'>[number];

/** Raters and super admins; with a search up to 20 users of any role. */
export const managedUsersQuery = (search: string) =>
  query('managedUsers', { search: search || undefined }, { placeholderData: previousRows, staleTime: 0 });

export type ManagedUser = Reply<'managedUsers'>[number];

export interface RoleChange {
  target: { userId: number } | { discordId: string };
  role: GrantedRole;
  isGranted: boolean;
  password: string;
}

/** Gives or takes a role. */
export async function changeRole({ target, role, isGranted, password }: RoleChange): Promise<ManagedUser> {
  const body = { ...target, role, superAdminPassword: password || undefined };
  return (await call(isGranted ? 'grantRole' : 'revokeRole', { body })).user;
}
