import { raterEndpoints } from '@rondo/contract/raters';
import { isDiscordId } from '@rondo/domain/creators';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type Call, route } from '../../platform/http/route.ts';
import { lookUpChatAccount } from '../chat-accounts/index.ts';
import { changeRole } from './change-role.ts';
import { findManagedUsers, selectManagedUser, selectStaff } from './managed-users.repository.ts';
import { presentRater } from './present.ts';
import { selectRaters, selectUserOfChat, selectUserOfId } from './repository.ts';

export function registerRaterRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(
    app,
    raterEndpoints.raters,
    async ({ viewer }) => {
      const rows = await selectRaters(db);
      return rows.map((row) => presentRater(row, { isSuperAdmin: viewer?.isSuperAdmin ?? false }));
    },
    { keptForVisitors: true },
  );
  route(app, raterEndpoints.userByDiscord, async ({ params: { discordId } }) => {
    const user = await (isDiscordId(discordId)
      ? selectUserOfChat(db, discordId)
      : selectUserOfId(db, Number(discordId)));
    if (user === null) throw new Problem('USER_NOT_FOUND');
    return user;
  });
  route(app, raterEndpoints.discordAccount, ({ params }) => lookUpChatAccount(deps, params.discordId));
  route(
    app,
    raterEndpoints.managedUsers,
    ({ query }) => {
      const search = query.search?.trim() ?? '';
      return search === '' ? selectStaff(db) : findManagedUsers(db, search);
    },
    { limit: 'lists' },
  );
  route(app, raterEndpoints.grantRole, (call) => change(deps, call, true));
  route(app, raterEndpoints.revokeRole, (call) => change(deps, call, false));
}

async function change(
  deps: Deps,
  {
    body,
    viewer,
    provePassword,
  }: Pick<Call<typeof raterEndpoints.grantRole>, 'body' | 'viewer' | 'provePassword'>,
  isGranted: boolean,
) {
  const userId = await changeRole(deps, {
    actorId: viewer.id,
    target: body,
    role: body.role,
    isGranted,
    provePassword,
  });
  const message = isGranted ? 'The role was given.' : 'The role was taken.';
  const user = await selectManagedUser(deps.db, userId);
  if (user === null) throw new Problem('USER_NOT_FOUND');
  return { message, user };
}
