import { modifierEndpoints } from '@rondo/contract/modifiers';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { route, routeWith } from '../../platform/http/route.ts';
import { endModifier } from './end-modifier.ts';
import { openCase } from './open-case.ts';
import { forgetOverlays } from './overlay/current-overlays.ts';
import { playerModifiers } from './player-modifiers.ts';

export function registerModifierRoutes(app: FastifyInstance, deps: Deps): void {
  app.addHook('onClose', async () => forgetOverlays(deps));

  routeWith(app, modifierEndpoints.playerModifiers, { limit: 'lists' }, ({ params, viewer }) =>
    playerModifiers(deps, params.id, viewer),
  );
  route(app, modifierEndpoints.openCase, ({ body, viewer }) => openCase(deps, viewer, body));
  route(app, modifierEndpoints.endModifier, ({ params, viewer }) =>
    endModifier(deps, viewer.id, params.modifierId),
  );
}
