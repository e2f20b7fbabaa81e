import { passWriteEndpoints } from '@rondo/contract/pass-writes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { doubleAnswer, namedAnswer } from '../../platform/http/double-answer.ts';
import { route } from '../../platform/http/route.ts';
import { setPassDeleted } from './delete-pass.ts';
import { editPass } from './edit-pass.ts';

export function registerPassWrites(app: FastifyInstance, deps: Deps): void {
  const { editPass: edit, deletePass, restorePass } = passWriteEndpoints;
  route(app, edit, async ({ params, body, viewer }) =>
    doubleAnswer('pass', await editPass(deps, viewer, params.id, body), 'The pass was saved.'),
  );
  route(app, deletePass, async ({ params, viewer }) =>
    namedAnswer('pass', await setPassDeleted(deps, viewer.id, params.id, true), 'The pass was deleted.'),
  );
  route(app, restorePass, async ({ params, viewer }) =>
    namedAnswer('pass', await setPassDeleted(deps, viewer.id, params.id, false), 'The pass was restored.'),
  );
}
