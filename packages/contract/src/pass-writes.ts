import { judgementFields, passFields } from '@rondo/domain/passes';
import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { editBody } from './entity.ts';
import { pass, passDetail } from './passes.ts';
import { absent, idParams } from './tolerant.ts';

/** Only keys that are present change; judgements may stand in an object of their own or beside the rest. */
export const passEdit = z
  .object({ ...editBody(passFields), judgements: absent(z.object(editBody(judgementFields))) })
  .meta({ id: 'PassEdit' });
export type PassEdit = z.infer<typeof passEdit>;

const call = endpointsOf('passes');
const done = z.object({ message: z.string(), pass });

export const passWriteEndpoints = {
  editPass: call.put('/v2/database/passes/:id', 'S', {
    summary: 'Changes the given fields of a pass and rescores it.',
    schema: {
      params: idParams,
      body: passEdit,
      response: { 200: z.object({ ...passDetail.shape, pass: passDetail, message: z.string() }) },
    },
  }),
  deletePass: call.delete('/v2/database/passes/:id', 'S', {
    summary: 'Deletes a pass softly.',
    schema: { params: idParams, response: { 200: done } },
  }),
  restorePass: call.patch('/v2/database/passes/:id/restore', 'S', {
    summary: 'Restores a deleted pass.',
    schema: { params: idParams, response: { 200: done } },
  }),
};
