import { SUBMISSION_KINDS, type SubmissionKind, submissionKinds } from '@rondo/domain/submissions';
import { z } from 'zod';
import { creator, team } from '../creators.ts';
import { endpointsOf } from '../endpoint.ts';
import { player } from '../players.ts';
import { time } from '../shapes.ts';
import { line, lines } from '../texts.ts';
import { absent, idParams, lenientInt, pathId } from '../tolerant.ts';
import { formDuplicate } from './forms.ts';
import { levelSubmission, passSubmission } from './submission.ts';

/** A write answers the bare submission and carries it under `submission` as well. */
const levelSubmissionReply = z.object({
  ...levelSubmission.shape,
  submission: levelSubmission,
  message: z.string(),
});
const passSubmissionReply = z.object({
  ...passSubmission.shape,
  submission: passSubmission,
  message: z.string(),
});

const requestParams = z.object({ id: pathId, requestId: pathId });
const requestRole = z.enum(['charter', 'vfxer', 'team']);
const call = endpointsOf('submissions');
const staffUrl = '/v2/admin/submissions';
const levelUrl = `${staffUrl}/levels`;

interface Kind<S extends z.ZodType, R extends z.ZodType, A extends z.ZodType> {
  submission: S;
  /** Answers a write. */
  reply: R;
  /** Answers the approval, with what it made. */
  approved: A;
  approves: string;
  /** What becomes of what an approval made. */
  undoes: string;
}

/** Why a decision cannot be undone (409 DECISION_STANDS, key `reason`). */
export type StandingReason =
  | 'DECIDED_ANEW'
  | 'EXPIRED'
  | 'SUBMITTED_AGAIN'
  | 'PASSES'
  | 'VOTES'
  | 'ANNOUNCED'
  | 'REFERENCED'
  | 'CREDITS'
  | 'EDITED';

/** What staff do with the submissions of every kind: read the queue, say who works on one, decide. */
function reviewEndpoints<S extends z.ZodType, R extends z.ZodType, A extends z.ZodType>(
  kind: SubmissionKind,
  { submission, reply, approved, approves, undoes }: Kind<S, R, A>,
) {
  const url = `${staffUrl}/${submissionKinds[kind].plural}`;
  return {
    pending: call.get(`${url}/pending`, 'S', {
      summary: `Pending ${kind} submissions, oldest first.`,
      reply: z.array(submission),
    }),
    approve: call.put(`${url}/:id/approve`, 'S', {
      summary: approves,
      params: idParams,
      reply: approved,
    }),
    decline: call.put(`${url}/:id/decline`, 'S', {
      summary: `Declines a ${kind} submission.`,
      params: idParams,
      body: z.object({ reason: absent(lines(500)) }),
      reply: z.object({ message: z.string(), submission }),
    }),
    undo: call.put(`${url}/:id/undo-decision`, 'S', {
      summary: `Undoes the decision about a ${kind} submission, within 24 hours: it is pending again, ${undoes}. \`decidedAt\` says which decision is meant; 409 DECISION_STANDS says in \`reason\` and \`details\` what prevents it.`,
      params: idParams,
      body: z.object({ decidedAt: absent(time) }),
      reply: reply,
    }),
    claim: call.post(`${url}/:id/claim`, 'S', {
      summary: `Says that the caller works on a ${kind} submission, for 10 minutes; 409 CLAIMED names in \`claimedBy\` who else does.`,
      params: idParams,
      reply: reply,
    }),
    release: call.delete(`${url}/:id/claim`, 'S', {
      summary: `Ends the caller's claim of a ${kind} submission.`,
      params: idParams,
      reply: reply,
    }),
  };
}

export const submissionReview = {
  level: reviewEndpoints('level', {
    submission: levelSubmission,
    reply: levelSubmissionReply,
    approved: z.object({
      message: z.string(),
      submission: levelSubmission,
      levelId: z.int(),
      ratingId: z.int(),
    }),
    approves: 'Makes the level with its credits and an open rating.',
    undoes: 'and a level that was made is deleted unless something depends on it',
  }),
  pass: reviewEndpoints('pass', {
    submission: passSubmission,
    reply: passSubmissionReply,
    approved: z.object({ message: z.string(), submission: passSubmission, passId: z.int() }),
    approves: 'Makes the pass; score, worlds first, clears and standings follow at once.',
    undoes: 'and a pass that was made is deleted; standings follow at once',
  }),
};
const { level, pass } = submissionReview;

const text = (longest: number) => absent(line(longest));

export const submissionEndpoints = {
  submitForm: call.post('/v2/form/form-submit', 'V', {
    summary: 'Submits a level or a pass; the header X-Form-Type says which.',
    headers: z.looseObject({
      'x-form-type': z.string().optional(),
      'idempotency-key': z.string().max(100).optional(),
    }),
    body: z.looseObject({}),
    reply: z.object({ success: z.literal(true), message: z.string(), submissionId: z.int() }),
  }),
  mySubmissions: call.get('/v2/form/my-submissions', 'U', {
    summary: 'What the caller submitted, with status and decline reason; the latest 50 of each kind.',
    reply: z.object({ levels: z.array(levelSubmission), passes: z.array(passSubmission) }),
  }),
  pendingLevels: level.pending,
  approveLevel: level.approve,
  declineLevel: level.decline,
  undoLevelDecision: level.undo,
  assignProfiles: call.put(`${levelUrl}/:id/profiles`, 'S', {
    summary: 'Assigns profiles to credit and team requests.',
    params: idParams,
    body: z.object({
      creatorRequests: absent(
        z
          .array(
            z.object({
              id: lenientInt(z.int()),
              creatorId: absent(lenientInt(z.int())),
              creatorName: absent(line(200)),
            }),
          )
          .max(50),
      ),
      teamRequestData: absent(z.object({ teamId: absent(lenientInt(z.int())), teamName: absent(line(200)) })),
    }),
    reply: levelSubmissionReply,
  }),
  addCreatorRequest: call.post(`${levelUrl}/:id/creator-requests`, 'S', {
    summary: 'Adds an empty request for a charter, a vfxer or the team.',
    params: idParams,
    body: z.object({ role: requestRole }),
    reply: levelSubmissionReply,
  }),
  removeCreatorRequest: call.delete(`${levelUrl}/:id/creator-requests/:requestId`, 'S', {
    summary: 'Removes a request; the last charter stays.',
    params: requestParams,
    reply: levelSubmissionReply,
  }),
  createCreator: call.post(`${levelUrl}/:id/creators`, 'S', {
    summary: 'Creates a creator or a team and assigns it to a request.',
    params: idParams,
    body: z.object({
      name: absent(line(200)),
      aliases: absent(z.array(line(200)).max(100)),
      role: requestRole,
      creditRequestId: absent(lenientInt(z.int())),
    }),
    reply: levelSubmissionReply,
  }),
  assignCreator: call.put(`${levelUrl}/:id/assign-creator`, 'S', {
    summary: 'Assigns an existing creator or team to a request.',
    params: idParams,
    body: z.object({
      creatorId: absent(lenientInt(z.int())),
      teamId: absent(lenientInt(z.int())),
      role: requestRole,
      creditRequestId: absent(lenientInt(z.int())),
    }),
    reply: levelSubmissionReply,
  }),
  pendingPasses: pass.pending,
  approvePass: pass.approve,
  declinePass: pass.decline,
  undoPassDecision: pass.undo,
  assignPlayer: call.put(`${staffUrl}/passes/:id/assign-player`, 'S', {
    summary: 'Assigns a player to a pass submission.',
    params: idParams,
    body: z.object({ playerId: lenientInt(z.int()) }),
    reply: passSubmissionReply,
  }),
  createProfile: call.post('/v2/admin/profiles', 'S', {
    summary: 'Creates the profile of a charter, a vfxer, a team or a player.',
    body: z.object({
      kind: z.enum(['charter', 'vfxer', 'team', 'player']),
      name: absent(line(200)),
      discordId: absent(line(100)),
      country: absent(line(100)),
      description: absent(lines(2000)),
      aliases: absent(z.array(line(200)).max(100)),
    }),
    status: 201,
    reply: z.object({
      kind: z.string(),
      id: z.int(),
      name: z.string(),
      creator: creator.optional(),
      team: team.optional(),
      player: player.optional(),
    }),
  }),
  claimLevel: level.claim,
  releaseLevel: level.release,
  claimPass: pass.claim,
  releasePass: pass.release,
  autoApprovePasses: call.post('/v2/admin/submissions/auto-approve/passes', 'S', {
    summary: 'Allows every complete pending pass, each on its own; the others stay and say why.',
    reply: z.object({
      message: z.string(),
      results: z.array(
        z.object({
          id: z.int(),
          success: z.boolean(),
          error: z.string().optional(),
          code: z.string().optional(),
          passId: z.int().optional(),
        }),
      ),
    }),
  }),
  withdrawSubmission: call.delete('/v2/form/my-submissions/:type/:id', 'U', {
    summary: "Withdraws one's own pending submission; another user's is 404.",
    params: z.object({ type: z.enum(SUBMISSION_KINDS), id: pathId }),
    reply: z.object({ message: z.string() }),
  }),
  formDuplicates: call.get('/v2/form/duplicates', 'V', {
    summary:
      'What already stands in the place of a form that is being filled in, at most 5 of each kind: for a level the levels and own pending submissions with its video, or its song by its artist; for a pass those of its level with its video. Of pending submissions of others it says only that there are some.',
    querystring: z.object({
      type: z.enum(SUBMISSION_KINDS),
      song: text(500),
      artist: text(500),
      videoLink: text(2000),
      levelId: absent(lenientInt(z.int())),
    }),
    reply: z.object({ duplicates: z.array(formDuplicate) }),
  }),
};
