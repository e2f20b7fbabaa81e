import { MOST_NEXT } from '@rondo/domain/clears';
import { RANKED_PASSES } from '@rondo/domain/players';
import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { difficultyRef, levelListItem } from './shapes.ts';

/** Most levels of one reply: those with the highest ids. */
export const MOST_OWN_CLEARS = 20_000;

/** Why a level is proposed: players of one's strength cleared it, near one of one's own clears; or most players did. */
const reason = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('peers'),
    cleared: z.int().describe('How many players of about the same ranked score cleared it.'),
    near: z.object({ id: z.int(), song: z.string(), difficulty: difficultyRef }),
  }),
  z.object({ kind: z.literal('beginner'), cleared: z.int() }),
]);

export const nextLevel = z
  .object({
    level: levelListItem,
    expectedAccuracy: z.number(),
    gain: z.number().describe('What a pass like that would add to the ranked score.'),
    reason,
  })
  .meta({ id: 'NextLevel' });
export type NextLevel = z.infer<typeof nextLevel>;

const call = endpointsOf('clears');

export const clearEndpoints = {
  myClears: call.get('/v2/database/clears/mine', 'U', {
    cache: 'own',
    summary:
      "The levels that the caller's player cleared, each with the best accuracy, and the 20 best scores.",
    reply: z.object({
      levels: z.array(z.tuple([z.int(), z.number()])).max(MOST_OWN_CLEARS),
      bestScores: z
        .array(z.number())
        .max(RANKED_PASSES)
        .describe('The scores that make up the ranked score, highest first.'),
    }),
  }),
  nextForYou: call.get('/v2/database/clears/next', 'U', {
    summary: "At most ten levels that would add most to the ranked score of the caller's player.",
    reply: z.array(nextLevel).max(MOST_NEXT),
  }),
};
