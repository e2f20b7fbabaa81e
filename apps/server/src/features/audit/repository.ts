import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { type AuditEntry, factsText } from './entry.ts';

export async function insertAudit(trx: Trx, entry: AuditEntry): Promise<void> {
  const { actorId, action, subject, before, after, reason } = entry;
  await trx
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
    .execute();
}
