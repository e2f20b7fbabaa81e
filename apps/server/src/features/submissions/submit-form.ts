import { subjectRules } from '@rondo/domain/auth';
import { shortVideoLink } from '@rondo/domain/media';
import type { SubmissionKind } from '@rondo/domain/submissions';
import type { Json } from '../../platform/db/column-types.ts';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { refuse, type Viewer } from '../../platform/http/access.ts';
import { Problem } from '../../platform/http/problem.ts';
import { publishChange } from './change-pending.ts';
import { videosOf } from '../media/index.ts';
import { formProblem } from './form-problem.ts';
import { earlierReply, keyedRequest, onceUnderKey } from './idempotency.ts';
import { readLevelForm } from './level-form.ts';
import { readPassForm } from './pass-form.ts';
import { publishTime } from './make-pass.ts';
import { submitLevel } from './submit-level.ts';
import { submitPass } from './submit-pass.ts';
import { isOpenAccount } from './submit.repository.ts';
import { tellStaffOfSubmission } from './tell-staff.ts';

export type SentForm = {
  /** X-Form-Type */
  readonly type: string | undefined;
  /** Idempotency-Key */
  readonly key: string | undefined;
  readonly body: unknown;
};

/** Stores what was read and answers its id. */
type Store = (trx: Trx) => Promise<number>;
/** A form that is right in itself, and what is left to find out before the transaction. */
type Read = { readonly form: object; readonly prepare: () => Promise<Store> };

/**
 * Submits a level or a pass (docs/rules/submissions.md#who-may-submit). Only a form that is right in itself counts
 * towards the limit.
 * @returns the reply; under an Idempotency-Key that of the first request
 * @throws Problem SUBMISSIONS_DISABLED, PLAYER_BANNED, SUBMISSIONS_PAUSED, UNKNOWN_FORM_TYPE, RATE_LIMITED,
 * IDEMPOTENCY_KEY_REUSED, UNAUTHENTICATED, DUPLICATE_SUBMISSION, LEVEL_NOT_FOUND and those of the forms
 */
export async function submitForm(deps: Deps, viewer: Viewer, sent: SentForm): Promise<Json> {
  if (deps.config.environment === 'staging') throw new Problem('SUBMISSIONS_DISABLED');
  refuse(subjectRules.submitForm(viewer));
  const kind = formKind(sent.type);
  const { form, prepare } = (kind === 'level' ? readLevel : readPass)(deps, viewer.id, sent.body);
  const request = keyedRequest(viewer.id, sent.key, [kind, form], deps.clock.now());
  const earlier = await earlierReply(deps.db, request);
  if (earlier !== null) return earlier;

  await deps.limiter.hit(kind === 'level' ? 'levelSubmission' : 'passSubmission', `user:${viewer.id}`);
  const store = await prepare();
  return transaction(deps.db, (trx) =>
    onceUnderKey(trx, request, async () => {
      const submissionId = await store(trx);
      // The account may have been closed by a merge, which the row that was stored has waited for.
      if (!(await isOpenAccount(trx, viewer.id))) throw new Problem('UNAUTHENTICATED');
      await publishChange(trx, kind, submissionId, 'create');
      await tellStaffOfSubmission(trx, deps, kind, submissionId);
      return { success: true, message: 'Thank you! Your submission is waiting for review.', submissionId };
    }),
  );
}

function formKind(type: string | undefined): SubmissionKind {
  const kind = type?.trim().toLowerCase();
  if (kind !== 'level' && kind !== 'pass') throw new Problem('UNKNOWN_FORM_TYPE');
  return kind;
}

function readLevel(deps: Deps, userId: number, body: unknown): Read {
  const form = readLevelForm(body);
  const prepare = async () => {
    const videoLink = await followedLink(deps, form.videoLink);
    return (trx: Trx) => submitLevel(trx, userId, { ...form, videoLink });
  };
  return { form, prepare };
}

/** The look-up comes before the transaction; when nobody answers, the review asks again. */
function readPass(deps: Deps, userId: number, body: unknown): Read {
  const now = deps.clock.now();
  const read = readPassForm(body, now);
  const prepare = async () => {
    const videoLink = await followedLink(deps, read.form.videoLink);
    const foundTime = await publishTime(deps, videoLink);
    const form = { ...read.form, videoLink };
    return (trx: Trx) => submitPass(trx, userId, { ...read, form }, foundTime, now);
  };
  return { form: read, prepare };
}

/**
 * Short links could not be compared with the videos that are there.
 * @throws Problem SHORT_LINK_UNRESOLVED
 */
async function followedLink(deps: Deps, link: string): Promise<string> {
  const followed = await videosOf(deps).storedLink(link);
  if (shortVideoLink(followed) !== null)
    throw formProblem([{ field: 'videoLink', code: 'SHORT_LINK_UNRESOLVED' }]);
  return followed;
}
