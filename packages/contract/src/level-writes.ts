import { z } from 'zod';
import { endpoint } from './endpoint.ts';
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

const tag = 'levels';

export const levelWriteEndpoints = {
  previewLevelEdit: endpoint({
    method: 'POST',
    url: '/v2/database/levels/:id/preview',
    access: 'S',
    tag,
    summary: 'What an edit would do to passes and standings; nothing is written or locked.',
    schema: { params: idParams, body: levelEdit, response: { 200: editEffect } },
  }),
  setToRate: endpoint({
    method: 'PUT',
    url: '/v2/database/levels/:id/toRate',
    access: 'S',
    tag,
    summary: "Opens or closes a level's rating.",
    schema: {
      params: idParams,
      body: z.object({ toRate: z.boolean() }),
      response: {
        200: z.object({ message: z.string(), toRate: z.boolean(), ratingId: z.int().nullable() }),
      },
    },
  }),
  deleteLevel: endpoint({
    method: 'DELETE',
    url: '/v2/database/levels/:id',
    access: 'S',
    tag,
    summary: 'Deletes a level softly: its passes, ratings and references stay.',
    schema: { params: idParams, response: { 200: z.object({ message: z.string(), level }) } },
  }),
  restoreLevel: endpoint({
    method: 'PATCH',
    url: '/v2/database/levels/:id/restore',
    access: 'S',
    tag,
    summary: 'Brings a deleted or hidden level back.',
    schema: { params: idParams, response: { 200: z.object({ message: z.string(), level }) } },
  }),
  toggleLevelHidden: endpoint({
    method: 'PATCH',
    url: '/v2/database/levels/:id/toggle-hidden',
    access: 'S',
    tag,
    summary: 'Hides a level from the lists or shows it again; without isHidden it switches.',
    schema: {
      params: idParams,
      body: z.preprocess((value) => value ?? {}, z.object({ isHidden: absent(z.boolean()) })),
      response: { 200: z.object({ message: z.string(), isHidden: z.boolean(), level }) },
    },
  }),
};
