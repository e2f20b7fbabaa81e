import type { GrantedRole } from '@rondo/domain/raters';
import { answer, api } from '../../lib/api/client.ts';
import { keys } from '../../lib/queries/keys.ts';
import { previousRows } from '../../lib/queries/previous-rows.ts';
import { type Reply, read } from '../../lib/queries/read.ts';

/** Who rates here: super admins first, then by name. */
export const ratersQuery = read(keys.raters, '/v2/admin/users/raters', {}, { staleTime: 5 * 60_000 });

export type Rater = Reply<'/v2/admin/users/raters'>[number];

/** Raters and super admins; with a search up to 20 users of any role. */
export function managedUsersQuery(search: string) {
  const query = search === '' ? {} : { search };
  const options = { placeholderData: previousRows, staleTime: 0 };
  return read(keys.managedUsers(search), '/v2/admin/users', { query }, options);
}

export type ManagedUser = Reply<'/v2/admin/users'>[number];

export function findDiscordAccount(discordId: string) {
  return answer(api.GET('/v2/discord/users/{discordId}', { params: { path: { discordId } } }));
}

export type DiscordAccount = Awaited<ReturnType<typeof findDiscordAccount>>;

export interface RoleChange {
  target: { userId: number } | { discordId: string };
  role: GrantedRole;
  isGranted: boolean;
  password: string;
}

/** Gives or takes a role. */
export async function changeRole({ target, role, isGranted, password }: RoleChange): Promise<ManagedUser> {
  const body = { ...target, role, ...(password === '' ? {} : { superAdminPassword: password }) };
  const { user } = await answer(
    isGranted
      ? api.POST('/v2/admin/users/grant-role', { body })
      : api.POST('/v2/admin/users/revoke-role', { body }),
  );
  return user;
}
