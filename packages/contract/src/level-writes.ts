import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { level, levelEdit } from './levels.ts';
import { absent, idParams } from './tolerant.ts';

/** A player whose ranked score or rank an edit moves; ranks are among players who are not banned. */
const movedPlayer = z.object({
  id: z.int(),
  name: z.string(),
  rankedScoreBefore: z.number(),
  rankedScoreAfter: z.number(),
  rankBefore: z.int(),
  rankAfter: z.int(),
});

/** What an edit of a level does to passes and standings; the players who move most come first, 50 at most. */
export const editEffect = z
  .object({ rescoredPasses: z.int(), players: z.array(movedPlayer).max(50) })
  .meta({ id: 'EditEffect' });
export type EditEffect = z.infer<typeof editEffect>;

const call = endpointsOf('levels');

export const levelWriteEndpoints = {
  previewLevelEdit: call.post('/v2/database/levels/:id/preview', 'S', {
    summary: 'What an edit would do to passes and standings; nothing is written or locked.',
    schema: { params: idParams, body: levelEdit, response: { 200: editEffect } },
  }),
  setToRate: call.put('/v2/database/levels/:id/toRate', 'S', {
    summary: "Opens or closes a level's rating.",
    schema: {
      params: idParams,
      body: z.object({ toRate: z.boolean() }),
      response: {
        200: z.object({ message: z.string(), toRate: z.boolean(), ratingId: z.int().nullable() }),
      },
    },
  }),
  deleteLevel: call.delete('/v2/database/levels/:id', 'S', {
    summary: 'Deletes a level softly: its passes, ratings and references stay.',
    schema: { params: idParams, response: { 200: z.object({ message: z.string(), level }) } },
  }),
  restoreLevel: call.patch('/v2/database/levels/:id/restore', 'S', {
    summary: 'Restores a deleted or hidden level.',
    schema: { params: idParams, response: { 200: z.object({ message: z.string(), level }) } },
  }),
  toggleLevelHidden: call.patch('/v2/database/levels/:id/toggle-hidden', 'S', {
    summary: 'Hides a level from the lists or shows it again; without isHidden it switches.',
    schema: {
      params: idParams,
      body: z.preprocess((value) => value ?? {}, z.object({ isHidden: absent(z.boolean()) })),
      response: { 200: z.object({ message: z.string(), isHidden: z.boolean(), level }) },
    },
  }),
};
