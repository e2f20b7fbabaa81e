import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { levelAlias } from './levels.ts';
import { message } from './shapes.ts';
import { lineOrEmpty } from './texts.ts';
import { absent, idParams, pathId } from './tolerant.ts';

const field = z.enum(['song', 'artist']);
/** Which other levels have the same text, or one that contains it. */
const matchType = absent(z.enum(['exact', 'partial']));
const alias = lineOrEmpty(255);
const aliasParams = z.object({ id: pathId, aliasId: pathId });

const url = '/v2/database/levels/:id/aliases';
const call = endpointsOf('levels');

export const levelAliasEndpoints = {
  levelAliases: call.get(url, 'P', {
    summary: 'Other names under which a level is found.',
    schema: { params: idParams, response: { 200: z.array(levelAlias) } },
  }),
  addLevelAlias: call.post(url, 'S', {
    summary: 'Adds an alias to a level and, on request, to others with the same text.',
    schema: {
      params: idParams,
      body: z.object({ field, alias, propagate: absent(z.boolean()), matchType }),
      response: {
        201: z.object({
          message: z.string(),
          aliases: z.array(levelAlias),
          propagatedCount: z.int(),
          propagatedLevels: z.array(z.int()),
        }),
      },
    },
  }),
  editLevelAlias: call.put(`${url}/:aliasId`, 'S', {
    summary: 'Changes the text of an alias, on this level only.',
    schema: { params: aliasParams, body: z.object({ alias }), response: { 200: levelAlias } },
  }),
  deleteLevelAlias: call.delete(`${url}/:aliasId`, 'S', {
    summary: 'Deletes an alias, from this level only.',
    schema: { params: aliasParams, response: { 200: message } },
  }),
  countAliasLevels: call.get('/v2/database/levels/alias-propagation-count/:id', 'S', {
    summary: 'How many other levels an alias would be added to.',
    schema: {
      params: idParams,
      querystring: z.object({ field, matchType }),
      response: {
        200: z.object({ count: z.int(), fieldValue: z.string(), matchType: z.enum(['exact', 'partial']) }),
      },
    },
  }),
};
