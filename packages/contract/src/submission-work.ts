import { SUBMISSION_KINDS } from '@rondo/domain/submissions';
import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { submissionReview } from './submissions.ts';
import { line } from './texts.ts';
import { absent, lenientInt, pathId } from './tolerant.ts';

/**
 * What a form would duplicate. `title` is a level's song and artist, or a pass's player.
 * `isOwn` is true for a pending submission of the caller. Of all pending submissions of others there is one entry, whose
 * `id` and `title` are null.
 */
export const formDuplicate = z
  .object({
    kind: z.enum(['level', 'pass', 'levelSubmission', 'passSubmission']),
    id: z.int().nullable(),
    title: z.string().nullable(),
    isOwn: z.boolean(),
  })
  .meta({ id: 'FormDuplicate' });
export type FormDuplicate = z.infer<typeof formDuplicate>;

const call = endpointsOf('submissions');
const { level, pass } = submissionReview;
const text = (longest: number) => absent(line(longest));

/** Claims of staff, decisions in bulk, and what submitters do with their own submissions. */
export const submissionWorkEndpoints = {
  claimLevel: level.claim,
  releaseLevel: level.release,
  claimPass: pass.claim,
  releasePass: pass.release,
  autoApprovePasses: call.post('/v2/admin/submissions/auto-approve/passes', 'S', {
    summary: 'Allows every complete pending pass, each on its own; the others stay and say why.',
    schema: {
      response: {
        200: z.object({
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
      },
    },
  }),
  withdrawSubmission: call.delete('/v2/form/my-submissions/:type/:id', 'U', {
    summary: "Withdraws one's own pending submission; another user's is 404.",
    schema: {
      params: z.object({ type: z.enum(SUBMISSION_KINDS), id: pathId }),
      response: { 200: z.object({ message: z.string() }) },
    },
  }),
  formDuplicates: call.get('/v2/form/duplicates', 'V', {
    summary:
      'What already stands in the place of a form that is being filled in, at most 5 of each kind: for a level the levels and own pending submissions with its video, or its song by its artist; for a pass those of its level with its video. Of pending submissions of others it says only that there are some.',
    schema: {
      querystring: z.object({
        type: z.enum(SUBMISSION_KINDS),
        song: text(500),
        artist: text(500),
        videoLink: text(2000),
        levelId: absent(lenientInt(z.int())),
      }),
      response: { 200: z.object({ duplicates: z.array(formDuplicate) }) },
    },
  }),
};
