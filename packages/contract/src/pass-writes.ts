import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pass, passDetail } from './passes.ts';
import { absent, idParams, lenientInt, lenientNumber } from './tolerant.ts';

const id = absent(lenientInt(z.int().min(1)));
const flag = absent(z.boolean());
const count = absent(lenientInt(z.int().min(0).max(10_000_000)));
const counts = {
  earlyDouble: count,
  earlySingle: count,
  ePerfect: count,
  perfect: count,
  lPerfect: count,
  lateSingle: count,
  lateDouble: count,
};

/** Only keys that are present change; judgements may stand in an object of their own or beside the rest. */
export const passEdit = z
  .object({
    levelId: id,
    playerId: id,
    /** ISO text or milliseconds since 1970. */
    vidUploadTime: absent(z.union([z.string().max(100), z.number()])),
    vidTitle: absent(z.string().trim().min(1).max(500)),
    videoLink: absent(z.string().trim().min(1).max(2000)),
    speed: absent(lenientNumber(z.number())),
    feelingRating: absent(z.string().trim().max(255)),
    is12K: flag,
    is16K: flag,
    isNoHoldTap: flag,
    isAnnounced: flag,
    isDuplicate: flag,
    judgements: absent(z.object(counts)),
    ...counts,
  })
  .meta({ id: 'PassEdit' });
export type PassEdit = z.infer<typeof passEdit>;

const tag = 'passes';
const done = z.object({ message: z.string(), pass });

export const passWriteEndpoints = {
  editPass: endpoint({
    method: 'PUT',
    url: '/v2/database/passes/:id',
    access: 'S',
    tag,
    summary: 'Changes the given fields of a pass and scores it anew.',
    schema: {
      params: idParams,
      body: passEdit,
      response: { 200: z.object({ ...passDetail.shape, pass: passDetail, message: z.string() }) },
    },
  }),
  deletePass: endpoint({
    method: 'DELETE',
    url: '/v2/database/passes/:id',
    access: 'S',
    tag,
    summary: 'Deletes a pass softly.',
    schema: { params: idParams, response: { 200: done } },
  }),
  restorePass: endpoint({
    method: 'PATCH',
    url: '/v2/database/passes/:id/restore',
    access: 'S',
    tag,
    summary: 'Brings a deleted pass back.',
    schema: { params: idParams, response: { 200: done } },
  }),
};
