import type { Trx } from '../../platform/db/database.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { AuditEntry } from './entry.ts';
import { insertAudit } from './repository.ts';

/**
 * Adds one row to the append-only log, in the transaction of the write that it records, so that neither is there
 * without the other (docs/rules/audit.md#entries). What is kept of public replies may show what was written, so that it
 * is dropped.
 * @returns the row's id
 */
export async function recordAudit(trx: Trx, entry: AuditEntry): Promise<number> {
  const id = await insertAudit(trx, entry);
  await publishEvent(trx, { type: 'staffWrite', data: {} });
  return id;
}
