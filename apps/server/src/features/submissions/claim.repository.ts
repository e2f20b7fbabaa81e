import type { UserRef } from '@rondo/contract/shapes';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { runText } from '../../platform/db/prepared.ts';
import { userRef } from '../../platform/db/wire/fragments.ts';
import { jsonText } from '../../platform/db/wire/json.ts';
import { type SubmissionKind, submissionTables } from './decide.repository.ts';

/** Whoever works on a locked submission; null when nobody does, or no more. */
export async function selectClaimer(trx: Trx, kind: SubmissionKind, id: number): Promise<UserRef | null> {
  const text = `
    SELECT ${jsonText(userRef)}::json AS claimer
    FROM ${submissionTables[kind]} s JOIN users u ON u.id = s.claimed_by_id
    WHERE s.id = $1 AND s.claimed_until > clock_timestamp()`;
  return (await runText<{ claimer: UserRef }>(trx, text, [id])).rows[0]?.claimer ?? null;
}

/** The database's clock counts: every server process has the same one. */
export async function storeClaim(
  trx: Trx,
  kind: SubmissionKind,
  id: number,
  { userId, minutes }: { readonly userId: number; readonly minutes: number },
): Promise<void> {
  await trx
    .updateTable(submissionTables[kind])
    .set({
      claimed_by_id: userId,
      claimed_until: sql`clock_timestamp() + make_interval(mins => ${minutes})`,
    })
    .where('id', '=', id)
    .execute();
}

export async function removeClaim(trx: Trx, kind: SubmissionKind, id: number): Promise<void> {
  await trx
    .updateTable(submissionTables[kind])
    .set({ claimed_by_id: null, claimed_until: null })
    .where('id', '=', id)
    .execute();
}
