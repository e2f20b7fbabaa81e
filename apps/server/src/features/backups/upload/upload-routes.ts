import multipart from '@fastify/multipart';
import { backupEndpoints as endpoints } from '@rondo/contract/backups';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/feature.ts';
import { route, routeWith } from '../../../platform/http/route.ts';
import { backupTypeOf } from '../backup-type.ts';
import { uploadBackup } from './upload-backup.ts';

/** On an app of their own: no other call of the site takes forms, and these take nothing else. */
export async function registerUpload(app: FastifyInstance, deps: Deps): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart);
  route(app, endpoints.validateBackupUpload, ({ params }) => {
    backupTypeOf(params.type);
  });
  routeWith(app, endpoints.uploadBackup, { longBody: true }, async ({ params, request, viewer }) => {
    const { filename } = await uploadBackup(deps, backupTypeOf(params.type), request, viewer);
    return { success: true as const, filename };
  });
}
