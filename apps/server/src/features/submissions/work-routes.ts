import { submissionWorkEndpoints as endpoints } from '@rondo/contract/submission-work';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { autoApprovePasses } from './auto-approve.ts';
import { claim, release } from './claim.ts';
import { findDuplicates } from './find-duplicates.ts';
import { reviewedLevel, reviewedPass } from './reviewed.ts';
import { withdraw } from './withdraw.ts';

/** Claims, decisions in bulk, and what submitters ask about their own submissions. */
export function registerWorkRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const level = async (id: number, message: string) => {
    const submission = await reviewedLevel(db, id);
    return { ...submission, submission, message };
  };
  const pass = async (id: number, message: string) => {
    const submission = await reviewedPass(db, id);
    return { ...submission, submission, message };
  };
  const claimed = 'You are shown as working on this submission.';
  const released = 'Nobody is shown as working on this submission.';

  route(app, endpoints.claimLevel, async ({ params: { id }, viewer }) => {
    await claim(deps, viewer.id, 'level', id);
    return level(id, claimed);
  });
  route(app, endpoints.releaseLevel, async ({ params: { id }, viewer }) => {
    await release(deps, viewer.id, 'level', id);
    return level(id, released);
  });
  route(app, endpoints.claimPass, async ({ params: { id }, viewer }) => {
    await claim(deps, viewer.id, 'pass', id);
    return pass(id, claimed);
  });
  route(app, endpoints.releasePass, async ({ params: { id }, viewer }) => {
    await release(deps, viewer.id, 'pass', id);
    return pass(id, released);
  });

  route(app, endpoints.autoApprovePasses, async ({ viewer }) => {
    const results = await autoApprovePasses(deps, viewer.id);
    const approved = results.filter(({ success }) => success).length;
    return { message: `Passes approved: ${approved} of ${results.length}.`, results };
  });

  route(app, endpoints.withdrawSubmission, async ({ params: { type, id }, viewer }) => {
    await withdraw(deps, viewer.id, type, id);
    return { message: 'The submission was withdrawn.' };
  });
  route(
    app,
    endpoints.formDuplicates,
    async ({ query, viewer }) => ({ duplicates: await findDuplicates(db, viewer.id, query) }),
    { limit: 'lists' },
  );
}
