import { levelForm } from '@rondo/contract/submissions/forms';
import { type LevelForm, levelFormProblems, tidyLevelForm } from '@rondo/domain/submissions';
import { formProblem, parseForm } from './form-problem.ts';

/**
 * The level form of a body as it is stored; whether creators and team are there is another question.
 * @throws Problem VALIDATION_FAILED, LINK_REQUIRED, CHARTER_REQUIRED
 */
export function readLevelForm(body: unknown): LevelForm {
  const {
    teamRequestData,
    teamRequest = teamRequestData,
    creatorRequests = [],
    ...texts
  } = parseForm(levelForm, body);
  const form: LevelForm = {
    ...texts,
    creatorRequests: creatorRequests.map(({ creatorName, creatorId, role, isNewRequest }) => ({
      creatorName,
      creatorId: creatorId ?? null,
      role,
      isNewRequest: isNewRequest ?? false,
    })),
    teamRequest: teamRequest
      ? {
          teamName: teamRequest.teamName,
          teamId: teamRequest.teamId ?? null,
          isNewRequest: teamRequest.isNewRequest ?? false,
        }
      : null,
  };
  const problems = levelFormProblems(form);
  if (problems.length > 0) throw formProblem(problems);
  return tidyLevelForm(form);
}
