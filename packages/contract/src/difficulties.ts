import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { difficultyRef } from './shapes.ts';
import { lenientInt } from './tolerant.ts';

export const difficulty = z
  .object({
    ...difficultyRef.shape,
    emoji: z.string(),
    legacyEmoji: z.string().nullable(),
    legacy: z.string(),
  })
  .meta({ id: 'Difficulty' });
export type Difficulty = z.infer<typeof difficulty>;

/** A difficulty in a path: the first one has id 0. */
export const difficultyParams = z.object({ id: lenientInt(z.int().min(0)) });

const call = endpointsOf('difficulties');

export const difficultyEndpoints = {
  difficulties: call.get('/v2/database/difficulties', 'P', {
    cache: 'shared',
    summary: 'All difficulties in their order.',
    schema: { response: { 200: z.array(difficulty) } },
  }),
  difficultiesHash: call.get('/v2/database/difficulties/hash', 'P', {
    cache: 'shared',
    summary: 'Changes with any change of the difficulties.',
    schema: { response: { 200: z.object({ hash: z.string() }) } },
  }),
};
