import { type SubmissionKind, submissionKinds } from '@rondo/domain/submissions';
import { z } from 'zod';
import { creator, team } from './creators.ts';
import { endpointsOf } from './endpoint.ts';
import { player } from './players.ts';
import { creditRole, judgements, levelOfPass, playerRef, time, uploadDay, userRef } from './shapes.ts';
import { line, lines } from './texts.ts';
import { absent, idParams, lenientInt, pathId } from './tolerant.ts';

const status = z.enum(['pending', 'approved', 'declined', 'withdrawn']);

/** A creator and a team as reviews show them: their figures without the lists behind them. */
export const creatorSummary = creator
  .omit({ createdLevels: true, credits: true })
  .meta({ id: 'CreatorSummary' });
export type CreatorSummary = z.infer<typeof creatorSummary>;
export const teamSummary = team.omit({ members: true, levels: true }).meta({ id: 'TeamSummary' });
export type TeamSummary = z.infer<typeof teamSummary>;

export const creditRequest = z
  .object({
    id: z.int(),
    role: creditRole,
    creatorId: z.int().nullable(),
    creatorName: z.string(),
    isNewRequest: z.boolean(),
    creator: creatorSummary.nullable(),
  })
  .meta({ id: 'CreditRequest' });
export type CreditRequest = z.infer<typeof creditRequest>;

export const teamRequest = z
  .object({
    id: z.int(),
    role: z.literal('team'),
    teamId: z.int().nullable(),
    teamName: z.string(),
    isNewRequest: z.boolean(),
    team: teamSummary.nullable(),
  })
  .meta({ id: 'TeamRequest' });
export type TeamRequest = z.infer<typeof teamRequest>;

const review = {
  submitter: userRef,
  submitterDiscordUsername: z.string().nullable(),
  submitterDiscordId: z.string().nullable().optional(),
  declineReason: z.string().nullable(),
  createdAt: time,
  queuePosition: z.int().nullable(),
  claimedBy: userRef.nullable().optional(),
  claimedUntil: time.nullable().optional(),
  submitterRecord: z.object({ approved: z.int(), declined: z.int() }).optional(),
};

/** `duplicates` names levels that already have this video or this song by this artist. */
export const levelSubmission = z
  .object({
    id: z.int(),
    status,
    song: z.string(),
    artist: z.string(),
    diff: z.string(),
    videoLink: z.string(),
    directDL: z.string(),
    wsLink: z.string(),
    creatorRequests: z.array(creditRequest),
    teamRequestData: teamRequest.nullable(),
    levelId: z.int().nullable(),
    duplicates: z.array(z.object({ id: z.int(), song: z.string(), artist: z.string() })).optional(),
    ...review,
  })
  .meta({ id: 'LevelSubmission' });
export type LevelSubmission = z.infer<typeof levelSubmission>;

/** `sameNamePlayers` are the players that have the typed name; `duplicates` passes with the same video. */
export const passSubmission = z
  .object({
    id: z.int(),
    status,
    title: z.string(),
    levelId: z.int(),
    level: levelOfPass,
    passer: z.string(),
    passerRequest: z.boolean(),
    details: z.string().optional(),
    sameNamePlayers: z.array(z.object({ id: z.int(), name: z.string(), country: z.string() })).optional(),
    assignedPlayerId: z.int().nullable(),
    assignedPlayer: playerRef.nullable(),
    feelingDifficulty: z.string(),
    speed: z.number(),
    rawTime: time,
    vidUploadDay: uploadDay,
    videoLink: z.string(),
    judgements,
    flags: z.object({ is12K: z.boolean(), is16K: z.boolean(), isNoHoldTap: z.boolean() }),
    accuracy: z.number(),
    scoreV2: z.number(),
    passId: z.int().nullable(),
    videoTime: z.object({ found: time.nullable(), differs: z.boolean() }),
    duplicates: z.array(z.object({ id: z.int(), levelId: z.int(), player: z.string() })).optional(),
    ...review,
  })
  .meta({ id: 'PassSubmission' });
export type PassSubmission = z.infer<typeof passSubmission>;

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
}

/** What staff do with the submissions of every kind: read the queue, say who works on one, decide. */
function reviewEndpoints<S extends z.ZodType, R extends z.ZodType, A extends z.ZodType>(
  kind: SubmissionKind,
  { submission, reply, approved, approves }: Kind<S, R, A>,
) {
  const url = `${staffUrl}/${submissionKinds[kind].plural}`;
  return {
    pending: call.get(`${url}/pending`, 'S', {
      summary: `Pending ${kind} submissions, oldest first.`,
      schema: { response: { 200: z.array(submission) } },
    }),
    approve: call.put(`${url}/:id/approve`, 'S', {
      summary: approves,
      schema: { params: idParams, response: { 200: approved } },
    }),
    decline: call.put(`${url}/:id/decline`, 'S', {
      summary: `Declines a ${kind} submission.`,
      schema: {
        params: idParams,
        body: z.object({ reason: absent(lines(500)) }),
        response: { 200: z.object({ message: z.string(), submission }) },
      },
    }),
    claim: call.post(`${url}/:id/claim`, 'S', {
      summary: `Says that the caller works on a ${kind} submission, for 10 minutes; 409 CLAIMED names in \`claimedBy\` who else does.`,
      schema: { params: idParams, response: { 200: reply } },
    }),
    release: call.delete(`${url}/:id/claim`, 'S', {
      summary: `Ends the caller's claim of a ${kind} submission.`,
      schema: { params: idParams, response: { 200: reply } },
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
  }),
  pass: reviewEndpoints('pass', {
    submission: passSubmission,
    reply: passSubmissionReply,
    approved: z.object({ message: z.string(), submission: passSubmission, passId: z.int() }),
    approves: 'Makes the pass; score, worlds first, clears and standings follow at once.',
  }),
};
const { level, pass } = submissionReview;

export const submissionEndpoints = {
  submitForm: call.post('/v2/form/form-submit', 'V', {
    summary: 'Submits a level or a pass; the header X-Form-Type says which.',
    schema: {
      headers: z.looseObject({
        'x-form-type': z.string().optional(),
        'idempotency-key': z.string().max(100).optional(),
      }),
      body: z.looseObject({}),
      response: { 200: z.object({ success: z.literal(true), message: z.string(), submissionId: z.int() }) },
    },
  }),
  mySubmissions: call.get('/v2/form/my-submissions', 'U', {
    summary: 'What the caller submitted, with status and decline reason; the latest 50 of each kind.',
    schema: {
      response: { 200: z.object({ levels: z.array(levelSubmission), passes: z.array(passSubmission) }) },
    },
  }),
  pendingLevels: level.pending,
  approveLevel: level.approve,
  declineLevel: level.decline,
  assignProfiles: call.put(`${levelUrl}/:id/profiles`, 'S', {
    summary: 'Assigns profiles to credit and team requests.',
    schema: {
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
        teamRequestData: absent(
          z.object({ teamId: absent(lenientInt(z.int())), teamName: absent(line(200)) }),
        ),
      }),
      response: { 200: levelSubmissionReply },
    },
  }),
  addCreatorRequest: call.post(`${levelUrl}/:id/creator-requests`, 'S', {
    summary: 'Adds an empty request for a charter, a vfxer or the team.',
    schema: {
      params: idParams,
      body: z.object({ role: requestRole }),
      response: { 200: levelSubmissionReply },
    },
  }),
  removeCreatorRequest: call.delete(`${levelUrl}/:id/creator-requests/:requestId`, 'S', {
    summary: 'Removes a request; the last charter stays.',
    schema: { params: requestParams, response: { 200: levelSubmissionReply } },
  }),
  createCreator: call.post(`${levelUrl}/:id/creators`, 'S', {
    summary: 'Creates a creator or a team and assigns it to a request.',
    schema: {
      params: idParams,
      body: z.object({
        name: absent(line(200)),
        aliases: absent(z.array(line(200)).max(100)),
        role: requestRole,
        creditRequestId: absent(lenientInt(z.int())),
      }),
      response: { 200: levelSubmissionReply },
    },
  }),
  assignCreator: call.put(`${levelUrl}/:id/assign-creator`, 'S', {
    summary: 'Assigns an existing creator or team to a request.',
    schema: {
      params: idParams,
      body: z.object({
        creatorId: absent(lenientInt(z.int())),
        teamId: absent(lenientInt(z.int())),
        role: requestRole,
        creditRequestId: absent(lenientInt(z.int())),
      }),
      response: { 200: levelSubmissionReply },
    },
  }),
  pendingPasses: pass.pending,
  approvePass: pass.approve,
  declinePass: pass.decline,
  assignPlayer: call.put(`${staffUrl}/passes/:id/assign-player`, 'S', {
    summary: 'Assigns a player to a pass submission.',
    schema: {
      params: idParams,
      body: z.object({ playerId: lenientInt(z.int()) }),
      response: { 200: passSubmissionReply },
    },
  }),
  createProfile: call.post('/v2/admin/profiles', 'S', {
    summary: 'Creates the profile of a charter, a vfxer, a team or a player.',
    schema: {
      body: z.object({
        kind: z.enum(['charter', 'vfxer', 'team', 'player']),
        name: absent(line(200)),
        discordId: absent(line(100)),
        country: absent(line(100)),
        description: absent(lines(2000)),
        aliases: absent(z.array(line(200)).max(100)),
      }),
      response: {
        201: z.object({
          kind: z.string(),
          id: z.int(),
          name: z.string(),
          creator: creator.optional(),
          team: team.optional(),
          player: player.optional(),
        }),
      },
    },
  }),
};
