import { judgementFields, passFields, passList } from '@rondo/domain/passes';
import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { editBody } from './entity.ts';
import { listQuery } from './lists.ts';
import { passOverlay } from './modifiers.ts';
import { judgements, levelOfPass, page, playerRef, time, uploadDay } from './shapes.ts';
import { absent, idParams, lenientInt } from './tolerant.ts';

const passShape = {
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
  .object({ ...passShape, level: levelOfPass, overlay: passOverlay.optional() })
  .meta({ id: 'Pass' });
export type Pass = z.infer<typeof pass>;

export const passDetail = z
  .object({
    ...passShape,
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

export const passListQuery = z.object({
  ...listQuery(passList),
  minDiff: absent(z.string().max(40)),
  maxDiff: absent(z.string().max(40)),
  levelId: absent(lenientInt(z.int())),
  playerId: absent(lenientInt(z.int())),
});

/** Only keys that are present change; judgements may stand in an object of their own or beside the rest. */
export const passEdit = z
  .object({ ...editBody(passFields), judgements: absent(z.object(editBody(judgementFields))) })
  .meta({ id: 'PassEdit' });
export type PassEdit = z.infer<typeof passEdit>;

const done = z.object({ message: z.string(), pass });

const call = endpointsOf('passes');

export const passEndpoints = {
  filterPasses: call.post('/v2/database/passes', 'P', {
    summary: 'A page of passes: search, filters and sort in the body.',
    body: passListQuery,
    reply: page(pass),
  }),
  listPasses: call.get('/v2/database/passes', 'P', {
    summary: 'A page of passes: search, filters and sort in the query string.',
    querystring: passListQuery,
    reply: page(pass),
  }),
  passesOfLevel: call.get('/v2/database/passes/level/:id', 'P', {
    summary: 'Passes of a level, best first.',
    params: idParams,
    reply: z.array(pass),
  }),
  passById: call.get('/v2/database/passes/byId/:id', 'P', {
    summary: 'A pass as a list of none or one.',
    params: idParams,
    reply: z.object({ count: z.int().max(1), results: z.array(pass) }),
  }),
  passDetail: call.get('/v2/database/passes/:id', 'P', {
    summary: 'A pass with what it does for its player.',
    params: idParams,
    reply: passDetail,
  }),
  editPass: call.put('/v2/database/passes/:id', 'S', {
    summary: 'Changes the given fields of a pass and rescores it.',
    params: idParams,
    body: passEdit,
    reply: z.object({ ...passDetail.shape, pass: passDetail, message: z.string() }),
  }),
  deletePass: call.delete('/v2/database/passes/:id', 'S', {
    summary: 'Deletes a pass softly.',
    params: idParams,
    reply: done,
  }),
  restorePass: call.patch('/v2/database/passes/:id/restore', 'S', {
    summary: 'Restores a deleted pass.',
    params: idParams,
    reply: done,
  }),
};
