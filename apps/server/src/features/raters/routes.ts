import { type ManagedUser, type Rater, raterEndpoints } from '@rondo/contract/raters';
import { isDiscordId } from '@rondo/domain/creators';
import type { FastifyInstance } from 'fastify';
import { isRowId } from '../../platform/db/row-id.ts';
import type { Deps } from '../../platform/feature.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { found } from '../../platform/http/problem.ts';
import { type Call, route, routeWith } from '../../platform/http/route.ts';
import { lookUpChatAccount } from '../chat-accounts/index.ts';
import { changeRole } from './change-role.ts';
import {
  findManagedUsers,
  selectAccount,
  selectManagedUser,
  selectRaters,
  selectStaff,
} from './managed-users.repository.ts';

export function registerRaterRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  routeWith(app, raterEndpoints.raters, { keptForVisitors: true }, async ({ viewer }) =>
    (await selectRaters(db)).map((user) => presentRater(user, viewer)),
  );
  route(app, raterEndpoints.userByDiscord, async ({ params: { discordId } }) => {
    const id = Number(discordId);
    if (isDiscordId(discordId))
      return found(await selectAccount(db, 'a.provider_id', discordId), 'USER_NOT_FOUND');
    return found(isRowId(id) ? await selectAccount(db, 'u.id', id) : null, 'USER_NOT_FOUND');
  });
  route(app, raterEndpoints.discordAccount, ({ params }) => lookUpChatAccount(deps, params.discordId));
  routeWith(app, raterEndpoints.managedUsers, { limit: 'lists' }, ({ query }) => {
    const search = query.search?.trim() ?? '';
    return search === '' ? selectStaff(db) : findManagedUsers(db, search);
  });
  route(app, raterEndpoints.grantRole, (call) => change(deps, call, true));
  route(app, raterEndpoints.revokeRole, (call) => change(deps, call, false));
}

/** Chat ids are for super admins only (docs/rules/auth.md#private-data). */
function presentRater(
  { discordId, isRatingBanned: _, player, ...user }: ManagedUser,
  viewer: Viewer | null,
): Rater {
  const more = viewer?.isSuperAdmin ? { discordId } : {};
  return { ...user, ...more, player: { pfp: player?.pfp ?? null } };
}

type RoleCall = Pick<Call<typeof raterEndpoints.grantRole>, 'body' | 'viewer' | 'provePassword'>;

async function change(deps: Deps, { body, viewer, provePassword }: RoleCall, isGranted: boolean) {
  const actorId = viewer.id;
  const { role } = body;
  const userId = await changeRole(deps, { actorId, target: body, role, isGranted, provePassword });
  const message = isGranted ? 'The role was granted.' : 'The role was revoked.';
  return { message, user: found(await selectManagedUser(deps.db, userId), 'USER_NOT_FOUND') };
}
