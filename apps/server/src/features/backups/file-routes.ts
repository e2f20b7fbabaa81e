import { backupEndpoints as endpoints } from '@rondo/contract/backups';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { answer, MediaText } from '../../platform/http/reply.ts';
import { route, routeWith } from '../../platform/http/route.ts';
import { backupTypeOf } from './backup-type.ts';
import { deleteBackup } from './delete-backup.ts';
import { describeDownload, downloadBackup } from './download-backup.ts';
import { renameBackup } from './rename-backup.ts';
import type { WorkBoard } from './work/work-board.ts';

/** What is done with the file of a backup. */
export function registerBackupFiles(app: FastifyInstance, deps: Deps, board: WorkBoard): void {
  route(app, endpoints.deleteBackup, async ({ params: { type, filename }, viewer }) => {
    await deleteBackup(deps, board, { type: backupTypeOf(type), filename }, viewer);
    return { success: true as const };
  });
  route(app, endpoints.renameBackup, async ({ params: { type, filename }, body: { newName }, viewer }) => {
    const wanted = { type: backupTypeOf(type), filename, newName };
    return { success: true as const, newName: await renameBackup(deps, board, wanted, viewer) };
  });
  route(app, endpoints.checkBackupDownload, async ({ params: { type, filename } }) => {
    const { contentType, headers } = await describeDownload(deps, { type: backupTypeOf(type), filename });
    return answer<never>(undefined, { headers: { ...headers, 'content-type': contentType } });
  });
  routeWith(
    app,
    endpoints.downloadBackup,
    { uncompressed: true },
    async ({ params: { type, filename }, viewer }) => {
      const { stream, contentType, headers } = await downloadBackup(
        deps,
        { type: backupTypeOf(type), filename },
        viewer,
      );
      return answer<string>(new MediaText(stream, contentType), { headers });
    },
  );
}
