import type { FastifyInstance } from 'fastify';
import { followEvents } from '../../platform/events/freshness.ts';
import type { Deps } from '../../platform/feature.ts';
import { type KeptCounts, keepCounts } from '../../platform/paging/kept-counts.ts';

/** Everything that puts a level or a pass into a list, or takes it out. */
const changesLists = new Set(['levelUpdate', 'passUpdate', 'playerUpdate', 'difficultyUpdate']);

/** Counts of the lists of levels or passes, until the end of the app. */
export function keepListCounts(app: FastifyInstance, { events, clock }: Deps): KeptCounts {
  const freshness = followEvents(events, ({ type }) => changesLists.has(type));
  app.addHook('onClose', async () => freshness.end());
  return keepCounts(freshness, clock);
}
