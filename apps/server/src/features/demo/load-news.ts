import type { Trx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/feature.ts';
import { writePastMessage } from '../announcements/index.ts';
import { between } from './community/moments.ts';
import { CLEARS_CHANNEL } from './community/directives.ts';
import { loseChannel, makeNews, selectRuledClears } from './demo.repository.ts';

/** How many clears each of the latest messages told of, the latest first. */
const TOLD = [1, 3, 2];
const LOST = '404 The webhook was deleted in the chat';

/** What the chat was told by the demo's directives, and the message that found no chat any more. */
export async function loadNews(deps: Deps, trx: Trx, actorId: number | null): Promise<void> {
  const now = deps.clock.now();
  const told = await selectRuledClears(
    trx,
    true,
    TOLD.reduce((sum, count) => sum + count, 0),
  );
  const [lost] = await selectRuledClears(trx, false, 1);
  await makeNews(
    trx,
    told.map(({ id }) => id),
  );
  for (const count of TOLD.toReversed()) {
    const clears = told.splice(-count);
    const at = between(clears[0]?.created_at ?? now, now, 0.1);
    await writePastMessage(deps, trx, actorId, { passIds: clears.map(({ id }) => id), at, error: null });
  }
  if (lost === undefined) return;
  const at = between(lost.created_at, now, 0.1);
  await writePastMessage(deps, trx, actorId, { passIds: [lost.id], at, error: LOST });
  await loseChannel(trx, CLEARS_CHANNEL, at);
}
