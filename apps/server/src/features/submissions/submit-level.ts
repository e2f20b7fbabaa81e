import type { LevelForm } from '@rondo/domain/submissions';
import type { FieldProblem } from '@rondo/domain/text';
import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { problemForConstraint } from '../../platform/http/problem-for-constraint.ts';
import { lockCreators, lockTeam } from '../creators/index.ts';
import { formProblem } from './form-problem.ts';
import { insertLevelSubmission, pendingConstraints } from './submit.repository.ts';

/**
 * Stores a level submission; chosen creators and team appear under their own names.
 * @returns its id
 * @throws Problem VALIDATION_FAILED, DUPLICATE_SUBMISSION
 */
export async function submitLevel(trx: Trx, userId: number, form: LevelForm): Promise<number> {
  const named = await withPresentNames(trx, form);
  return insertLevelSubmission(trx, userId, named).catch(
    problemForConstraint({ [pendingConstraints.level]: () => new Problem('DUPLICATE_SUBMISSION') }),
  );
}

async function withPresentNames(trx: Trx, form: LevelForm): Promise<LevelForm> {
  const ids = form.creatorRequests.flatMap(({ creatorId }) => (creatorId === null ? [] : [creatorId]));
  const creators = await lockCreators(trx, ids);
  const names = new Map(creators.map(({ id, name }) => [id, name]));
  const problems: FieldProblem[] = form.creatorRequests.flatMap(({ creatorId }, index) =>
    creatorId === null || names.has(creatorId)
      ? []
      : [{ field: `creatorRequests.${index}.creatorId`, code: 'CREATOR_NOT_FOUND' }],
  );
  const teamId = form.teamRequest?.teamId ?? null;
  const team = teamId === null ? null : await lockTeam(trx, teamId);
  if (teamId !== null && team === null)
    problems.push({ field: 'teamRequest.teamId', code: 'TEAM_NOT_FOUND' });
  if (problems.length > 0) throw formProblem(problems);
  return {
    ...form,
    creatorRequests: form.creatorRequests.map((request) => ({
      ...request,
      creatorName: names.get(request.creatorId ?? 0) ?? request.creatorName,
    })),
    teamRequest: form.teamRequest && {
      ...form.teamRequest,
      teamName: team?.name ?? form.teamRequest.teamName,
    },
  };
}
