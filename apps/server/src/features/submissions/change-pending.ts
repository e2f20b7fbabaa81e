import type { LogAction } from '@rondo/contract/log-actions';
import { type SubmissionKind, submissionKinds } from '@rondo/domain/submissions';
import type { Db, Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { RondoEvent } from '../../platform/events/event.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type LogFacts, recordAction } from '../log/index.ts';
import { lockSubmission, type SubmissionRows } from './decide.repository.ts';
import type { Submissions } from './present.ts';
import { reviewed } from './review.ts';

type SubmissionEvent = Extract<RondoEvent, { type: 'submissionUpdate' }>;

type SubmissionAction = Extract<LogAction, `${string}Submission.${string}`>;
export type SubmissionVerb = SubmissionAction extends `${string}.${infer Verb}` ? Verb : never;
export type SubmissionFacts = LogFacts<SubmissionAction>;

/** What was done to a submission, for the log and for everyone who has it open. */
export type Change = {
  /** The last part of the action's name in the log. */
  readonly verb: SubmissionVerb;
  /** `update` unless said. */
  readonly event?: SubmissionEvent['data']['action'];
  readonly before?: SubmissionFacts;
  readonly after: SubmissionFacts;
  readonly reason?: string | null;
  /** What else can be seen of it. */
  readonly events?: readonly RondoEvent[];
};

/** Which submission, and who does something about it. */
export type Target<K extends SubmissionKind> = {
  readonly actorId: number;
  readonly kind: K;
  readonly id: number;
};

/**
 * The frame of everything that staff do with a pending submission, in one transaction: it is locked, so that whoever
 * decides about it at the same time comes after us and finds it decided; then changed, logged and published. A
 * change that answers null did nothing.
 * @returns the submission as it is now
 * @throws Problem NOT_FOUND, NOT_PENDING and those of the change
 */
export async function changePending<K extends SubmissionKind>(
  db: Db,
  target: Target<K>,
  change: (trx: Trx, row: SubmissionRows[K]) => Promise<Change | null>,
): Promise<Submissions[K]> {
  return transaction(db, async (trx) => {
    const row = requirePending(await lockSubmission(trx, target.kind, target.id));
    const done = await change(trx, row);
    if (done !== null) await recordChange(trx, target, row, done);
    return reviewed(trx, target.kind, target.id);
  });
}

/** Logs and publishes what was done to a submission, in its transaction. */
export async function recordChange<K extends SubmissionKind>(
  trx: Trx,
  { actorId, kind, id }: Target<K>,
  row: SubmissionRows[K],
  { verb, event = 'update', events = [], ...facts }: Change,
): Promise<void> {
  const action = `${submissionKinds[kind].subject}.${verb}` as SubmissionAction;
  const title = 'song' in row ? row.song : row.title;
  await recordAction(trx, { actorId, action, subject: { id, title }, ...facts });
  await publishChange(trx, kind, id, event);
  for (const also of events) await publishEvent(trx, also);
}

/** Publishes that something happened to a submission. */
export function publishChange(
  trx: Trx,
  submissionType: SubmissionKind,
  submissionId: number,
  action: SubmissionEvent['data']['action'],
  more: Pick<SubmissionEvent['data'], 'count'> = {},
): Promise<void> {
  const data = { action, submissionId, submissionType, ...more };
  return publishEvent(trx, { type: 'submissionUpdate', data });
}

/** @throws Problem NOT_FOUND, NOT_PENDING */
export function requirePending<R extends { readonly status: string }>(row: R | null): R {
  if (row === null) throw new Problem('NOT_FOUND');
  if (row.status !== 'pending') throw new Problem('NOT_PENDING');
  return row;
}
