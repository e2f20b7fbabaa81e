import { backupEndpoints as endpoints } from '@rondo/contract/backups';
import { BACKUP_TYPES } from '@rondo/domain/backups';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { backupTypeOf } from './backup-type.ts';
import { createBackups } from './create-backups.ts';
import { registerBackupFiles } from './file-routes.ts';
import { listBackups } from './list-backups.ts';
import { proveNow } from './proof/prove-now.ts';
import { restoreEffect } from './restore/restore-effect.ts';
import { restoreNow } from './restore/restore-now.ts';
import { registerUpload } from './upload/upload-routes.ts';
import { workBoard } from './work/work-board.ts';

export async function registerBackups(app: FastifyInstance, deps: Deps): Promise<void> {
  const board = workBoard(deps.events);
  route(app, endpoints.backups, () => listBackups(deps, board));
  route(app, endpoints.createBackup, async ({ params, viewer }) => {
    const types = params.type === 'all' ? BACKUP_TYPES : [backupTypeOf(params.type)];
    const backups = await createBackups(deps, types, viewer);
    return { success: true as const, message: 'The backup was made.', backups };
  });
  route(app, endpoints.proveBackup, async ({ params, viewer }) => {
    const proof = await proveNow(deps, backupTypeOf(params.type), params.filename, viewer);
    return {
      success: true as const,
      message: 'The backup was restored beside the site and compared.',
      proof,
    };
  });
  route(app, endpoints.backupEffect, ({ params }) =>
    restoreEffect(deps, backupTypeOf(params.type), params.filename),
  );
  route(app, endpoints.restoreBackup, async ({ params, viewer, request }) => {
    deps.maintenance.apart(request);
    const restored = await restoreNow(deps, backupTypeOf(params.type), params.filename, viewer);
    return { success: true as const, message: 'The backup was put back.', ...restored };
  });
  registerBackupFiles(app, deps, board);
  await app.register((uploads) => registerUpload(uploads, deps));
}
