import type { Trx } from '../../../platform/db/database.ts';
import { publishLevels } from '../../../platform/events/publish-levels.ts';
import { publishPasses } from '../../../platform/events/publish-passes.ts';
import type { Subject } from './announcement.repository.ts';

/** Tells everyone that levels or passes count as announced now. */
export function publishMarked(
  trx: Trx,
  subject: Subject,
  marked: readonly { readonly id: number; readonly levelId: number; readonly playerId: number }[],
): Promise<void> {
  if (subject === 'passes')
    return publishPasses(
      trx,
      marked.map(({ id, levelId, playerId }) => ({ passId: id, levelId, playerId })),
      'update',
    );
  return publishLevels(
    trx,
    marked.map(({ id }) => id),
    'update',
  );
}
