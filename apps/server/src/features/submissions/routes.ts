import { submissionEndpoints as endpoints } from '@rondo/contract/submissions';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { jsonText } from '../../platform/http/reply.ts';
import { route } from '../../platform/http/route.ts';
import { addRequest } from './add-request.ts';
import { approveLevel } from './approve-level.ts';
import { approvePass } from './approve-pass.ts';
import { assignCreator, createAndAssign } from './assign-creator.ts';
import { assignPlayer } from './assign-player.ts';
import { assignProfiles } from './assign-profiles.ts';
import { changeRequests, type RequestChange } from './change-requests.ts';
import { createProfile } from './create-profile.ts';
import { decline } from './decline.ts';
import { ownSubmissions } from './own-submissions.ts';
import { pendingLevels, pendingPasses } from './pending-lists.ts';
import { removeRequest } from './remove-request.ts';
import { reviewedLevel, reviewedPass } from './reviewed.ts';
import { submitForm } from './submit-form.ts';

export function registerSubmissionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, endpoints.submitForm, async ({ viewer, headers, body }) => {
    const { 'x-form-type': type, 'idempotency-key': key } = headers;
    return jsonText(JSON.stringify(await submitForm(deps, viewer, { type, key, body })));
  });

  route(app, endpoints.mySubmissions, ({ viewer }) => ownSubmissions(db, viewer));

  registerLevelReview(app, deps);

  route(app, endpoints.pendingPasses, () => pendingPasses(db));
  route(app, endpoints.approvePass, async ({ params: { id }, viewer }) => ({
    message: 'The pass was approved.',
    ...(await approvePass(deps, viewer.id, id)),
  }));
  route(app, endpoints.declinePass, async ({ params: { id }, body, viewer }) => {
    await decline(deps, viewer.id, 'pass', id, body.reason);
    return { message: 'The submission was declined.', submission: await reviewedPass(db, id) };
  });
  route(app, endpoints.assignPlayer, async ({ params: { id }, body, viewer }) => {
    const submission = await assignPlayer(deps, viewer.id, id, body.playerId);
    return { ...submission, submission, message: 'The player was assigned.' };
  });

  route(app, endpoints.createProfile, async ({ body, viewer }) => {
    const { kind, name = '', discordId = '', country = '', description = '', aliases = [] } = body;
    const profile = { kind, name, discordId, country, description, aliases };
    return jsonText(await createProfile(deps, viewer.id, profile));
  });
}

function registerLevelReview(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const change = async (actorId: number, id: number, verb: string, work: RequestChange) => {
    const submission = await changeRequests(deps, actorId, id, verb, work);
    return { ...submission, submission, message: 'The submission was updated.' };
  };

  route(app, endpoints.pendingLevels, () => pendingLevels(db));
  route(app, endpoints.approveLevel, async ({ params: { id }, viewer }) => ({
    message: 'The level was approved.',
    ...(await approveLevel(deps, viewer.id, id)),
  }));
  route(app, endpoints.declineLevel, async ({ params: { id }, body, viewer }) => {
    await decline(deps, viewer.id, 'level', id, body.reason);
    return { message: 'The submission was declined.', submission: await reviewedLevel(db, id) };
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
