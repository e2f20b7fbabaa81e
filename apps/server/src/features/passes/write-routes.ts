import { passWriteEndpoints } from '@rondo/contract/pass-writes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { doubleAnswer } from '../../platform/http/double-answer.ts';
import { type JsonText, jsonText } from '../../platform/http/reply.ts';
import { route } from '../../platform/http/route.ts';
import { setPassDeleted } from './delete-pass.ts';
import { editPass } from './edit-pass.ts';

export function registerPassWrites(app: FastifyInstance, deps: Deps): void {
  const { editPass: edit, deletePass, restorePass } = passWriteEndpoints;
  route(app, edit, async ({ params, body, viewer }) =>
    doubleAnswer('pass', await editPass(deps, viewer, params.id, body), 'The pass was saved.'),
  );
  route(app, deletePass, async ({ params, viewer }) =>
    replyText('The pass was deleted.', await setPassDeleted(deps, viewer.id, params.id, true)),
  );
  route(app, restorePass, async ({ params, viewer }) =>
    replyText('The pass was restored.', await setPassDeleted(deps, viewer.id, params.id, false)),
  );
}

/** `pass` is JSON text. */
function replyText(message: string, pass: string): JsonText {
  return jsonText(`{"message":${JSON.stringify(message)},"pass":${pass}}`);
}
