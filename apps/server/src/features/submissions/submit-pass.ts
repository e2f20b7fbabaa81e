import { passFormProblems } from '@rondo/domain/submissions';
import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { problemForConstraint } from '../../platform/http/problem-for-constraint.ts';
import { selectLevelOfPass, selectNameOfPlayer } from '../passes/index.ts';
import { playersNamed } from '../players/index.ts';
import { formProblem } from './form-problem.ts';
import type { ReadPassForm } from './pass-form.ts';
import { insertPassSubmission, type Passer, passesLike, pendingConstraints } from './submit.repository.ts';

/**
 * Stores a pass submission. `foundTime` is when the video was published, as far as somebody knows.
 * @returns its id
 * @throws Problem LEVEL_NOT_FOUND, KEY_MODE_NOT_ALLOWED, KEY_MODE_REQUIRED, VALIDATION_FAILED, DUPLICATE_SUBMISSION
 */
export async function submitPass(
  trx: Trx,
  userId: number,
  read: ReadPassForm,
  foundTime: Date | null,
  now: Date,
): Promise<number> {
  const level = await selectLevelOfPass(trx, read.levelId);
  if (level === null || level.isDeleted) throw new Problem('LEVEL_NOT_FOUND');
  const problems = passFormProblems(read.form, { now, difficulty: level.difficulty });
  if (problems.length > 0) throw formProblem(problems);
  const passer = await passerOf(trx, read.form);
  const id = await insertPassSubmission(trx, userId, read, passer, foundTime).catch(
    problemForConstraint({ [pendingConstraints.pass]: () => new Problem('DUPLICATE_SUBMISSION') }),
  );
  // Only now: an equal submission that was just approved is a pass by the time that our insert got through.
  const equal = await passesLike(trx, id);
  if (equal.length > 0) throw new Problem('DUPLICATE_SUBMISSION', { ids: equal });
  return id;
}

/** The chosen player, else the only one who has the typed name, else a request for a new one. */
async function passerOf(trx: Trx, form: ReadPassForm['form']): Promise<Passer> {
  const { passer, passerId } = form;
  if (passerId !== null) {
    const name = await selectNameOfPlayer(trx, passerId);
    if (name === null) throw formProblem([{ field: 'passerId', code: 'PLAYER_NOT_FOUND' }]);
    return { name: passer || name, assignedPlayerId: passerId, sameNamePlayerIds: [] };
  }
  const namesakes = await playersNamed(trx, passer);
  const [only] = namesakes.length === 1 ? namesakes : [];
  if (only !== undefined && (await selectNameOfPlayer(trx, only)) !== null)
    return { name: passer, assignedPlayerId: only, sameNamePlayerIds: [] };
  return { name: passer, assignedPlayerId: null, sameNamePlayerIds: namesakes };
}
