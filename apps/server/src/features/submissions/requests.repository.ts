import type { CreditRequest, TeamRequest } from '@rondo/contract/submissions/submission';
import { cutText } from '@rondo/domain/text';
import { sql } from 'kysely';
import type { CreditRole } from '../../platform/db/column-types.ts';
import type { Trx } from '../../platform/db/database.ts';

export type RequestRow = Omit<CreditRequest, 'creator'>;
export type TeamRequestRow = Omit<TeamRequest, 'role' | 'team'>;

/** Characters of a team's name that a request can hold; imported teams may have longer ones. */
const LONGEST_NAME = 200;

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

/** Gives a request the creator or team that it stands for, and the role that it has from then on. */
export async function resolveRequest(
  trx: Trx,
  id: number,
  role: CreditRole | 'team',
  profile: { readonly id: number; readonly name: string },
): Promise<void> {
  const resolved = { is_new_request: false };
  const byTeam = { team_id: profile.id, team_name: cutText(profile.name, LONGEST_NAME), ...resolved };
  const byCreator = { creator_id: profile.id, creator_name: profile.name, ...resolved };
  await (role === 'team'
    ? trx.updateTable('team_requests').set(byTeam).where('id', '=', id).execute()
    : trx
        .updateTable('credit_requests')
        .set({ ...byCreator, role })
        .where('id', '=', id)
        .execute());
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

export async function insertTeamRequest(
  trx: Trx,
  submissionId: number,
  { teamName, teamId }: { readonly teamName: string; readonly teamId: number | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('team_requests')
    .values({
      submission_id: submissionId,
      team_name: cutText(teamName, LONGEST_NAME),
      team_id: teamId,
      is_new_request: teamId === null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteRequest(
  trx: Trx,
  table: 'credit_requests' | 'team_requests',
  id: number,
): Promise<void> {
  await trx.deleteFrom(table).where('id', '=', id).execute();
}

export async function touchLevelSubmission(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('level_submissions').set({ updated_at: sql`now()` }).where('id', '=', id).execute();
}
