import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { passOverlay } from './overlay.ts';
import { judgements, levelOfPass, page, playerRef, time, uploadDay } from './shapes.ts';
import { absent, idParams, lenientInt, pageQuery, textList, upTo } from './tolerant.ts';

const passFields = {
  id: z.int(),
  passId: z.int(),
  levelId: z.int(),
  playerId: z.int(),
  player: playerRef,
  speed: z.number(),
  feelingRating: z.string(),
  videoLink: z.string(),
  vidTitle: z.string(),
  vidUploadTime: time,
  vidUploadDay: uploadDay,
  is12K: z.boolean(),
  is16K: z.boolean(),
  isNoHoldTap: z.boolean(),
  isWorldsFirst: z.boolean(),
  isDeleted: z.boolean(),
  isDuplicate: z.boolean(),
  isAnnounced: z.boolean(),
  accuracy: z.number().min(0).max(1),
  scoreV2: z.number(),
  judgements,
  createdAt: time,
  updatedAt: time,
};

export const pass = z
  .object({ ...passFields, level: levelOfPass, overlay: passOverlay.optional() })
  .meta({ id: 'Pass' });
export type Pass = z.infer<typeof pass>;

export const passDetail = z
  .object({
    ...passFields,
    level: levelOfPass,
    scoreInfo: z.object({
      currentRankedScore: z.number(),
      previousRankedScore: z.number(),
      impact: z.number(),
      impactRank: z.int().min(0).max(20),
    }),
    ranks: z.object({ rankedScoreRank: z.int().nullable() }),
  })
  .meta({ id: 'PassDetail' });
export type PassDetail = z.infer<typeof passDetail>;

/** Sort, filters and words are read tolerantly: unknown sorts are the default. */
export const passListQuery = z.object({
  ...pageQuery,
  query: absent(z.string()),
  sort: absent(z.string().max(50)),
  deletedFilter: absent(z.string().max(20)),
  keyFlag: absent(z.string().max(20)),
  minDiff: absent(z.string().max(40)),
  maxDiff: absent(z.string().max(40)),
  specialDifficulties: textList(100),
  levelId: absent(lenientInt(z.int())),
  playerId: absent(lenientInt(z.int())),
  seed: absent(upTo(64)),
});

const call = endpointsOf('passes');

export const passEndpoints = {
  filterPasses: call.post('/v2/database/passes', 'P', {
    summary: 'A page of passes: search, filters and sort in the body.',
    schema: { body: passListQuery, response: { 200: page(pass) } },
  }),
  listPasses: call.get('/v2/database/passes', 'P', {
    summary: 'A page of passes: search, filters and sort in the query string.',
    schema: { querystring: passListQuery, response: { 200: page(pass) } },
  }),
  passesOfLevel: call.get('/v2/database/passes/level/:id', 'P', {
    summary: 'Passes of a level, best first.',
    schema: { params: idParams, response: { 200: z.array(pass) } },
  }),
  passById: call.get('/v2/database/passes/byId/:id', 'P', {
    summary: 'A pass as a list of none or one.',
    schema: {
      params: idParams,
      response: { 200: z.object({ count: z.int().max(1), results: z.array(pass) }) },
    },
  }),
  passDetail: call.get('/v2/database/passes/:id', 'P', {
    summary: 'A pass with what it does for its player.',
    schema: { params: idParams, response: { 200: passDetail } },
  }),
};
