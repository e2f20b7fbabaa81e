import { createHash } from 'node:crypto';
import { homeEndpoints, type HomeFeed } from '@rondo/contract/home';
import type { FastifyInstance } from 'fastify';
import { followEvents, keptWhileFresh } from '../../platform/events/freshness.ts';
import type { Deps } from '../../platform/feature.ts';
import { etagged } from '../../platform/http/etag.ts';
import { jsonText } from '../../platform/http/reply.ts';
import { route } from '../../platform/http/route.ts';
import { homeFeed } from './home-feed.ts';
import { ownHome } from './own-home.ts';

export function registerHomeRoutes(app: FastifyInstance, deps: Deps): void {
  const freshness = followEvents(deps.events, ({ type }) => type !== 'submissionUpdate');
  app.addHook('onClose', async () => freshness.end());
  // Open pages ask every 15 seconds: whoever asks, it is read once after a write.
  const feed = keptWhileFresh(freshness, deps.clock, async () => {
    const text = JSON.stringify(await homeFeed(deps));
    return { text, hash: createHash('sha256').update(text).digest('base64url') };
  });

  route(app, homeEndpoints.homeFeed, async ({ request }) => {
    const { text, hash } = await feed();
    return etagged<HomeFeed>(request, hash, jsonText(text));
  });
  route(app, homeEndpoints.ownHome, ({ viewer }) => ownHome(deps.db, viewer));
}
