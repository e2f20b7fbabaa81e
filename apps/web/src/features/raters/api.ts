import type { GrantedRole } from '@rondo/domain/raters';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import { keys } from '../../lib/queries/keys.ts';

const loadRaters = (signal: AbortSignal) => answer(api.GET('/v2/admin/users/raters', { signal }));

/** Who rates here: super admins first, then by name. */
export const ratersQuery = queryOptions({
  queryKey: keys.raters,
  queryFn: ({ signal }) => loadRaters(signal),
  staleTime: 5 * 60_000,
});

export type Rater = Awaited<ReturnType<typeof loadRaters>>[number];

const load = (search: string, signal: AbortSignal) =>
  answer(api.GET('/v2/admin/users', { params: { query: search === '' ? {} : { search } }, signal }));

/** Raters and super admins; with a search up to 20 users of any role. */
export function managedUsersQuery(search: string) {
  return queryOptions({
    queryKey: keys.managedUsers(search),
    queryFn: ({ signal }) => load(search, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export type ManagedUser = Awaited<ReturnType<typeof load>>[number];

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
