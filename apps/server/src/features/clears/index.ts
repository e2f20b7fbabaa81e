import { createHash } from 'node:crypto';
import { clearEndpoints } from '@rondo/contract/clears';
import { highestScores } from '@rondo/domain/players';
import type { Feature } from '../../platform/feature.ts';
import { etagged } from '../../platform/http/etag.ts';
import { jsonText } from '../../platform/http/reply.ts';
import { route } from '../../platform/http/route.ts';
import { selectOwnClears } from './mine.repository.ts';
import { nextLevels } from './next-for-you.ts';

/** The levels that one has cleared, and those that come next. */
export const clearsFeature: Feature = {
  name: 'clears',
  register: (app, { db }) => {
    route(app, clearEndpoints.myClears, async ({ request, viewer: { playerId } }) => {
      const clears = playerId === null ? [] : await selectOwnClears(db, playerId);
      const text = JSON.stringify({
        levels: clears.map(({ id, accuracy }) => [id, accuracy]),
        bestScores: highestScores(clears.map(({ score }) => score)),
      });
      const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
      return etagged<never>(request, tag, jsonText(text));
    });
    route(app, clearEndpoints.nextForYou, ({ viewer }) => nextLevels(db, viewer.playerId));
  },
};
