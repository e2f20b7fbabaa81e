import type { Db, Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { found } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { recompute } from '../players/index.ts';
import { selectPass } from './detail.repository.ts';
import { lockPass, selectLevelOfPass, selectNameOfPlayer, updatePass } from './edit.repository.ts';
import { passTitle } from './edit-pass.ts';

/**
 * Deletes a pass softly, or brings it back; clears, worlds first and standings follow. Without a change nothing
 * is written.
 * @returns the pass as JSON text
 * @throws Problem PASS_NOT_FOUND
 */
export function setPassDeleted(db: Db, actorId: number, id: number, isDeleted: boolean): Promise<string> {
  return transaction(db, async (trx) => {
    await markPassDeleted(trx, actorId, id, isDeleted);
    return (await selectPass(trx, id))?.text ?? '';
  });
}

/**
 * The same inside a transaction, as the last thing of it that locks rows of levels and players.
 * @throws Problem PASS_NOT_FOUND
 */
export async function markPassDeleted(
  trx: Trx,
  actorId: number,
  id: number,
  isDeleted: boolean,
): Promise<void> {
  const { pass, touched } = found(await lockPass(trx, id), 'PASS_NOT_FOUND');
  if (pass.is_deleted === isDeleted) return;
  const { level_id: levelId, player_id: playerId } = pass;
  await updatePass(trx, id, { is_deleted: isDeleted });
  await recompute(trx, touched);
  const level = await selectLevelOfPass(trx, levelId);
  const player = await selectNameOfPlayer(trx, playerId);
  const verb = isDeleted ? 'delete' : 'restore';
  await recordAction(trx, {
    actorId,
    action: `pass.${verb}`,
    subject: { id, title: passTitle(player ?? '', level?.song ?? '') },
    before: { isDeleted: !isDeleted },
    after: { isDeleted },
  });
  await publishEvent(trx, { type: 'passUpdate', data: { passId: id, levelId, playerId, action: verb } });
}
