import { passForm } from '@rondo/contract/submissions/forms';
import { canonicalVideoLink } from '@rondo/domain/media';
import { forJudgements, type Judgements, readUploadTime, type UploadTime } from '@rondo/domain/passes';
import { formJudgements, type PassForm, passFormProblems } from '@rondo/domain/submissions';
import { LARGEST_ID } from '../../platform/db/row-id.ts';
import { Problem } from '../../platform/http/problem.ts';
import { formProblem, parseForm } from './form-problem.ts';

/** A pass form without problems, as it is stored; its level and player are not looked at yet. */
export type ReadPassForm = {
  /** As the rules see it; its key modes are checked again when the level's difficulty is known. */
  readonly form: PassForm;
  readonly levelId: number;
  readonly rawTime: UploadTime;
  readonly speed: number;
  readonly judgements: Judgements;
};

/** @throws Problem VALIDATION_FAILED, SPEED_INVALID, KEY_MODE_CONFLICT, LEVEL_NOT_FOUND for an id that no row can have */
export function readPassForm(body: unknown, now: Date): ReadPassForm {
  const sent = parseForm(passForm, body);
  const form: PassForm = {
    levelId: sent.levelId,
    videoLink: canonicalVideoLink(sent.videoLink),
    passer: sent.passer,
    passerId: sent.passerId ?? null,
    passerRequest: sent.passerRequest ?? false,
    speed: sent.speed ?? null,
    feelingDifficulty: sent.feelingDifficulty,
    title: sent.title,
    rawTime: readUploadTime(sent.rawTime),
    judgements: forJudgements((key) => sent[key] ?? null),
    is12K: sent.is12K ?? false,
    is16K: sent.is16K ?? false,
    isNoHoldTap: sent.isNoHoldTap ?? false,
  };
  const found = passFormProblems(form, { now, difficulty: null });
  // Larger than any row's: not there, rather than wrong.
  const isLevelImpossible = sent.levelId > LARGEST_ID;
  const problems = isLevelImpossible ? found.filter(({ field }) => field !== 'levelId') : found;
  const judgements = formJudgements(form.judgements);
  if (problems.length > 0 || judgements === null || form.rawTime === null) throw formProblem(problems);
  if (isLevelImpossible) throw new Problem('LEVEL_NOT_FOUND');
  return { form, levelId: sent.levelId, rawTime: form.rawTime, speed: form.speed ?? 1, judgements };
}
