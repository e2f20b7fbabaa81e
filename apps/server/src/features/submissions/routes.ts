import { submissionEndpoints as endpoints, submissionReview } from '@rondo/contract/submissions/calls';
import { SUBMISSION_KINDS, type SubmissionKind } from '@rondo/domain/submissions';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { jsonText } from '../../platform/http/reply.ts';
import { route, routeWith } from '../../platform/http/route.ts';
import { assignCreator, assignProfiles, createAndAssign } from './assign-profiles.ts';
import { autoApprovePasses } from './auto-approve.ts';
import type { SubmissionVerb } from './change-pending.ts';
import { addRequest, changeRequests, type RequestChange, removeRequest } from './change-requests.ts';
import { claim, release } from './claim.ts';
import { createProfile } from './create-profile.ts';
import { approve, assignPlayer, decline } from './decide.ts';
import { findDuplicates } from './find-duplicates.ts';
import { makeLevel } from './make-level.ts';
import { makePass, publishTimeOf } from './make-pass.ts';
import { ownSubmissions, pendingOf } from './review.ts';
import { submitForm } from './submit-form.ts';
import { undoDecision } from './undo-decision.ts';
import { withdraw } from './withdraw.ts';

export function registerSubmissionRoutes(app: FastifyInstance, deps: Deps): void {
  registerForms(app, deps);
  for (const kind of SUBMISSION_KINDS) registerReview(app, deps, kind);
  registerLevelReview(app, deps);
  registerPassReview(app, deps);
  route(app, endpoints.createProfile, async ({ body, viewer }) => {
    const { kind, name = '', discordId = '', country = '', description = '', aliases = [] } = body;
    const profile = { kind, name, discordId, country, description, aliases };
    return jsonText(await createProfile(deps.db, viewer.id, profile));
  });
}

/** What submitters do. */
function registerForms(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, endpoints.submitForm, async ({ viewer, headers, body }) => {
    const { 'x-form-type': type, 'idempotency-key': key } = headers;
    return jsonText(JSON.stringify(await submitForm(deps, viewer, { type, key, body })));
  });
  route(app, endpoints.mySubmissions, ({ viewer }) => ownSubmissions(db, viewer));
  route(app, endpoints.withdrawSubmission, async ({ params: { type, id }, viewer }) => {
    await withdraw(deps.db, viewer, type, id);
    return { message: 'The submission was withdrawn.' };
  });
  routeWith(app, endpoints.formDuplicates, { limit: 'lists' }, async ({ query, viewer }) => ({
    duplicates: await findDuplicates(db, viewer.id, query),
  }));
}

/** A write answers the bare submission and carries it under its name as well. */
const reply = <S extends object>(submission: S, message: string) => ({ ...submission, submission, message });

/** What staff do with submissions of every kind. */
function registerReview(app: FastifyInstance, deps: Deps, kind: SubmissionKind): void {
  const { db } = deps;
  const review = submissionReview[kind];
  // One handler for several shapes: which one it is, no type can say.
  const json = (value: unknown) => jsonText(JSON.stringify(value));

  route(app, review.pending, async () => json(await pendingOf(db, kind)));
  route(app, review.claim, async ({ params: { id }, viewer }) => {
    const submission = await claim(db, { actorId: viewer.id, kind, id });
    return json(reply(submission, 'You are shown as working on this submission.'));
  });
  route(app, review.release, async ({ params: { id }, viewer }) => {
    const submission = await release(db, { actorId: viewer.id, kind, id });
    return json(reply(submission, 'Nobody is shown as working on this submission.'));
  });
  route(app, review.decline, async ({ params: { id }, body, viewer }) => {
    const submission = await decline(db, { actorId: viewer.id, kind, id }, body.reason);
    return json({ message: 'The submission was declined.', submission });
  });
  route(app, review.undo, async ({ params: { id }, body, viewer }) => {
    const submission = await undoDecision(deps, { actorId: viewer.id, kind, id }, body.decidedAt);
    return json(reply(submission, 'The submission is pending again.'));
  });
}

function registerLevelReview(app: FastifyInstance, { db }: Deps): void {
  const change = async (actorId: number, id: number, verb: SubmissionVerb, work: RequestChange) =>
    reply(await changeRequests(db, { actorId, id, verb }, work), 'The submission was updated.');

  route(app, endpoints.approveLevel, async ({ params: { id }, viewer }) => {
    const { submission, ids } = await approve(db, { actorId: viewer.id, kind: 'level', id }, makeLevel);
    return { message: 'The level was allowed.', submission, ...ids };
  });
  route(app, endpoints.assignProfiles, ({ params: { id }, body, viewer }) =>
    change(viewer.id, id, 'assignProfiles', assignProfiles(body)),
  );
  route(app, endpoints.addCreatorRequest, ({ params: { id }, body, viewer }) =>
    change(viewer.id, id, 'addRequest', addRequest(body.role)),
  );
  route(app, endpoints.removeCreatorRequest, ({ params: { id, requestId }, viewer }) =>
    change(viewer.id, id, 'removeRequest', removeRequest(requestId)),
  );
  route(app, endpoints.createCreator, ({ params: { id }, body, viewer }) =>
    change(viewer.id, id, 'createCreator', createAndAssign(body)),
  );
  route(app, endpoints.assignCreator, ({ params: { id }, body, viewer }) =>
    change(viewer.id, id, 'assignCreator', assignCreator(body)),
  );
}

function registerPassReview(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, endpoints.approvePass, async ({ params: { id }, viewer }) => {
    const lookedUp = await publishTimeOf(deps, id);
    const target = { actorId: viewer.id, kind: 'pass', id } as const;
    const { submission, ids } = await approve(db, target, (trx, row) => makePass(trx, row, lookedUp));
    return { message: 'The pass was allowed.', submission, ...ids };
  });
  route(app, endpoints.assignPlayer, async ({ params: { id }, body, viewer }) =>
    reply(
      await assignPlayer(db, { actorId: viewer.id, kind: 'pass', id }, body.playerId),
      'The player was assigned.',
    ),
  );
  route(app, endpoints.autoApprovePasses, async ({ viewer }) => {
    const results = await autoApprovePasses(deps, viewer.id);
    const approved = results.filter(({ success }) => success).length;
    return { message: `Passes allowed: ${approved} of ${results.length}.`, results };
  });
}
