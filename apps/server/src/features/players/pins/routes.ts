import { playerEndpoints } from '@rondo/contract/players';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/feature.ts';
import { route } from '../../../platform/http/route.ts';
import { pinPasses } from './pin-passes.ts';

/** What players say of their own profile. */
export function registerPins(app: FastifyInstance, deps: Deps): void {
  route(app, playerEndpoints.pinPasses, async ({ viewer, body: { passIds } }) => {
    await pinPasses(deps, viewer, passIds);
    return { message: 'The pins were changed.' };
  });
}
