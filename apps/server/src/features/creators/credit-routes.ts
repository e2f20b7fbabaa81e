import { creditEndpoints as endpoints } from '@rondo/contract/credits';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { jsonText } from '../../platform/http/reply.ts';
import { route } from '../../platform/http/route.ts';
import { removeLevelTeam, setLevelTeam } from './level-team.ts';
import { levelsAudit } from './levels-audit.ts';
import { setCredits, verifyCredits } from './set-credits.ts';

export function registerCreditRoutes(app: FastifyInstance, deps: Deps): void {
  const answer = (level: string, message: string) =>
    jsonText(`{"message":${JSON.stringify(message)},"level":${level}}`);

  route(app, endpoints.levelsAudit, ({ query }) => levelsAudit(deps, query));
  route(app, endpoints.setCredits, async ({ params: { id }, body, viewer }) =>
    answer(await setCredits(deps, viewer.id, id, body.creators), 'The credits were saved.'),
  );
  route(app, endpoints.verifyCredits, async ({ params: { id }, viewer }) =>
    answer(await verifyCredits(deps, viewer.id, id, true), 'The credits were verified.'),
  );
  route(app, endpoints.unverifyCredits, async ({ params: { id }, viewer }) =>
    answer(await verifyCredits(deps, viewer.id, id, false), 'The credits are unverified.'),
  );
  route(app, endpoints.setLevelTeam, async ({ params: { id }, body, viewer }) => ({
    message: 'The team was attached.',
    team: await setLevelTeam(deps, viewer.id, id, body),
  }));
  route(app, endpoints.removeLevelTeam, async ({ params: { id }, viewer }) => {
    await removeLevelTeam(deps, viewer.id, id);
    return { message: 'The level has no team.' };
  });
}
