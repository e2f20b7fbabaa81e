import { sql } from 'kysely';
import type { CreditRole } from '../../platform/db/column-types.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { RequestRow, TeamRequestRow } from './review.repository.ts';

/** The requests of a submission, in their order. */
export async function selectRequests(
  trx: Trx,
  submissionId: number,
): Promise<{ creators: RequestRow[]; team: TeamRequestRow | null }> {
  const creators = await trx
    .selectFrom('credit_requests')
    .select([
      'id',
      'role',
      'creator_id as creatorId',
      'creator_name as creatorName',
      'is_new_request as isNewRequest',
    ])
    .where('submission_id', '=', submissionId)
    .orderBy('role')
    .orderBy('id')
    .execute();
  const team = await trx
    .selectFrom('team_requests')
    .select(['id', 'team_id as teamId', 'team_name as teamName', 'is_new_request as isNewRequest'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return { creators, team: team ?? null };
}

export async function resolveCreator(
  trx: Trx,
  requestId: number,
  creator: { readonly id: number; readonly name: string; readonly role: CreditRole },
): Promise<void> {
  await trx
    .updateTable('credit_requests')
    .set({ creator_id: creator.id, creator_name: creator.name, role: creator.role, is_new_request: false })
    .where('id', '=', requestId)
    .execute();
}

export async function resolveTeam(
  trx: Trx,
  requestId: number,
  team: { readonly id: number; readonly name: string },
): Promise<void> {
  await trx
    .updateTable('team_requests')
    .set({ team_id: team.id, team_name: team.name, is_new_request: false })
    .where('id', '=', requestId)
    .execute();
}

export async function insertCreatorRequest(
  trx: Trx,
  submissionId: number,
  role: CreditRole,
  name: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('credit_requests')
    .values({ submission_id: submissionId, role, creator_name: name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertTeamRequest(trx: Trx, submissionId: number, name: string): Promise<number> {
  const { id } = await trx
    .insertInto('team_requests')
    .values({ submission_id: submissionId, team_name: name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteCreatorRequest(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('credit_requests').where('id', '=', id).execute();
}

export async function deleteTeamRequest(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('team_requests').where('id', '=', id).execute();
}

export async function touchLevelSubmission(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('level_submissions').set({ updated_at: sql`now()` }).where('id', '=', id).execute();
}
