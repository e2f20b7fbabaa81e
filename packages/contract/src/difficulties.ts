import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { difficultyRef } from './shapes.ts';
import { absent, lenientInt } from './tolerant.ts';

export const difficulty = z
  .object({
    ...difficultyRef.shape,
    emoji: z.string(),
    legacyEmoji: z.string().nullable(),
    legacy: z.string(),
  })
  .meta({ id: 'Difficulty' });
export type Difficulty = z.infer<typeof difficulty>;

const tag = 'difficulties';

export const difficultyEndpoints = {
  difficulties: endpoint({
    method: 'GET',
    url: '/v2/database/difficulties',
    access: 'P',
    tag,
    summary: 'All difficulties in their order.',
    schema: { response: { 200: z.array(difficulty) } },
  }),
  difficultiesHash: endpoint({
    method: 'GET',
    url: '/v2/database/difficulties/hash',
    access: 'P',
    tag,
    summary: 'Changes with any change of the difficulties.',
    schema: { response: { 200: z.object({ hash: z.string() }) } },
  }),
  difficultyIcon: endpoint({
    method: 'GET',
    url: '/v2/media/icon/:file',
    access: 'P',
    tag,
    summary: 'The drawn badge of a difficulty as SVG: {difficultyId}.svg',
    schema: {
      params: z.object({ file: z.string().max(40) }),
      querystring: z.object({
        v: absent(z.string().max(100)),
        legacy: absent(lenientInt(z.int()).or(z.string().max(10))),
      }),
      response: { 200: null },
    },
  }),
};
