import type { Trx } from '../db/database.ts';
import { notify } from '../db/notify.ts';
import { afterCommit } from '../db/transaction.ts';
import { eventChannel, type RondoEvent } from './event.ts';
import { listenerOf } from './listen.ts';

/**
 * Notifies every server process, this one included, exactly when the transaction commits; what this process keeps
 * is dropped before the writing request is answered.
 */
export function publishEvent(trx: Trx, event: RondoEvent): Promise<void> {
  afterCommit(trx, (db) => listenerOf(db)?.wrote(event));
  return notify(trx, eventChannel, JSON.stringify(event));
}
