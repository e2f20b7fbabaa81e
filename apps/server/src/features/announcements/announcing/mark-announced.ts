import { isRowId } from '../../../platform/db/row-id.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/publish.ts';
import type { Deps } from '../../../platform/feature.ts';
import { found } from '../../../platform/http/problem.ts';
import { recordAction } from '../../log/index.ts';
import { publishDeliveries } from '../delivery/chat-job.ts';
import { endToldAnew } from '../delivery/targets.repository.ts';
import { markItems, type Subject } from './announcement.repository.ts';
import { selectClearsById, selectLevelsById } from './item-facts.repository.ts';
import { publishMarked } from './publish-marked.ts';
import { stopWaiting } from './stop-announcing.ts';

/**
 * Takes an item from what is not announced, without a message; what waits of it is cancelled, what is being sent is sent.
 * Marking again writes nothing.
 * @throws Problem NOT_FOUND
 */
export async function markAnnounced(
  deps: Deps,
  actorId: number,
  subject: Subject,
  id: number,
): Promise<void> {
  await transaction(deps.db, async (trx) => {
    const ids = isRowId(id) ? [id] : [];
    await stopWaiting(deps, trx, subject, ids);
    const [item] = subject === 'passes' ? await selectClearsById(trx, ids) : await selectLevelsById(trx, ids);
    const { isAnnounced, song, ...named } = found(item);
    if (isAnnounced) return;
    await publishMarked(trx, subject, await markItems(trx, subject, ids));
    if (await endToldAnew(trx, subject, ids)) await publishDeliveries(trx);
    await recordAction(trx, {
      actorId,
      action: subject === 'passes' ? 'pass.markAnnounced' : 'level.markAnnounced',
      subject: { id, title: 'player' in named ? `${named.player} · ${song}` : song },
      before: { isAnnounced: false },
      after: { isAnnounced: true },
    });
    const kind =
      subject === 'passes'
        ? 'passes'
        : 'previousDiffId' in named && named.previousDiffId !== 0
          ? 'rerates'
          : 'levels';
    await publishEvent(trx, { type: 'announcementUpdate', data: { kind } });
  });
}
