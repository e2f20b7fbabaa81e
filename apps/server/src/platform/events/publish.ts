import type { Trx } from '../db/database.ts';
import { notify } from '../db/notify.ts';
import { eventChannel, type RondoEvent } from './event.ts';

/** Tells every server process, this one included, exactly when the transaction is committed. */
export function publishEvent(trx: Trx, event: RondoEvent): Promise<void> {
  return notify(trx, eventChannel, JSON.stringify(event));
}
