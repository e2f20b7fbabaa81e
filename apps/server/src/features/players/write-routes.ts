import { playerEndpoints } from '@rondo/contract/players';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { banPlayer } from './ban-player.ts';

export function registerPlayerWrites(app: FastifyInstance, deps: Deps): void {
  route(app, playerEndpoints.banPlayer, async ({ params, body: { isBanned }, viewer }) => {
    await banPlayer(deps, viewer.id, params.id, isBanned);
    return { message: isBanned ? 'The player was banned.' : 'The player was unbanned.', isBanned };
  });
}
