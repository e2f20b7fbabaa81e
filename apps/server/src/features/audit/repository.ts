import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { type AuditEntry, factsText } from './entry.ts';

/** @returns the row's id */
export async function insertAudit(trx: Trx, entry: AuditEntry): Promise<number> {
  const { actorId, action, subject, before, after, reason } = entry;
  const { id } = await trx
    .insertInto('audit_log')
    .values({
      actor_id: actorId,
      action,
      subject_type: subject.type,
      subject_id: subject.id,
      subject_title: subject.title ?? '',
      before: sql`${factsText(before)}::jsonb`,
      after: sql`${factsText(after)}::jsonb`,
      reason: reason ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
