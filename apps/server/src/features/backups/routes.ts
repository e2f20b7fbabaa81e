import { backupEndpoints as endpoints } from '@rondo/contract/backups';
import { BACKUP_TYPES, type BackupType } from '@rondo/domain/backups';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { createBackups } from './create-backups.ts';
import { listBackups } from './list-backups.ts';
import { workBoard } from './work/work-board.ts';

export function registerBackups(app: FastifyInstance, deps: Deps): void {
  const board = workBoard(deps.events);
  route(app, endpoints.backups, () => listBackups(deps, board));
  route(app, endpoints.createBackup, async ({ params, viewer }) => {
    const types = params.type === 'all' ? BACKUP_TYPES : [backupTypeOf(params.type)];
    const backups = await createBackups(deps, types, viewer);
    return { success: true as const, message: 'The backup was made.', backups };
  });
}

/** @throws Problem TYPE_INVALID */
export function backupTypeOf(text: string): BackupType {
  const type = BACKUP_TYPES.find((known) => known === text);
  if (type === undefined) throw new Problem('TYPE_INVALID');
  return type;
}
