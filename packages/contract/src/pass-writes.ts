import { judgementFields, passFields } from '@rondo/domain/passes';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { editBody } from './entity.ts';
import { pass, passDetail } from './passes.ts';
import { absent, idParams } from './tolerant.ts';

/** Only keys that are present change; judgements may stand in an object of their own or beside the rest. */
export const passEdit = z
  .object({ ...editBody(passFields), judgements: absent(z.object(editBody(judgementFields))) })
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
    summary: 'Changes the given fields of a pass and rescores it.',
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
