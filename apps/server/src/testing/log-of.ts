import type { SubjectType } from '@rondo/domain/log';
import type { Db } from '../platform/db/database.ts';

/** What the log says about a thing, the oldest first. */
export function logOf(db: Db, type: SubjectType, id: number) {
  return db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'subject_title', 'before', 'after'])
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
}

/** The names of the actions alone. */
export async function loggedActions(db: Db, type: SubjectType, id: number): Promise<string[]> {
  return (await logOf(db, type, id)).map(({ action }) => action);
}
