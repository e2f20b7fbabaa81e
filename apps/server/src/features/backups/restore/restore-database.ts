import { rm } from 'node:fs/promises';
import { backupName } from '@rondo/domain/backups';
import type { CopyDatabase } from '../../../platform/db/copy-database.ts';
import type { Trx } from '../../../platform/db/database.ts';
import { migrateWithin } from '../../../platform/db/migrate.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { checkDump, type OpenedDump } from '../dump/check-dump.ts';
import { enqueueCopy } from '../copy/copy-job.ts';
import { fillSchema } from '../dump/fill-schema.ts';
import { writeDump } from '../dump/write-dump.ts';
import type { StoredBackup } from '../folder/backup-folder.ts';
import { compareTables, ROOM_TIMES } from '../proof/prove-database.ts';
import type { Progress } from '../work/progress.ts';
import { aloneOnSite } from './alone-on-site.ts';
import { noteRestore } from './note-restore.ts';
import { endMailedLinks, keepSession, type Restorer, writeSiteState } from './restored-state.repository.ts';
import type { Restored, RestoreParts } from './restore-parts.ts';
import { enterNewSchema, holdTables, swapSchemas } from './swap.repository.ts';

/**
 * Puts a dump back (docs/rules/backups.md#restore): the file is checked, all servers pause, nobody writes any more, a
 * safety copy is made, a new schema is filled beside the old one and takes its place. All of that is one transaction:
 * whatever fails, and whoever is killed, leaves the old state.
 * @param restorer null: the command line
 * @throws Problem BACKUP_CONTENT before anybody notices; whatever else went wrong
 */
export async function restoreDatabase(
  parts: RestoreParts,
  backup: { readonly path: string; readonly filename: string },
  restorer: Restorer | null,
  progress: Progress,
): Promise<Restored> {
  await parts.folder.prove();
  await parts.folder.sweep(parts.clock.now());
  const dump = await checkDump(backup.path, progress);
  const free = await parts.freeBytes();
  if (free !== null && free < ROOM_TIMES * dump.size) throw new Problem('STORAGE_FULL');
  return aloneOnSite(parts.databaseUrl, progress, (target, trx, told) =>
    putBack(parts, target, trx, dump, backup, restorer, told),
  );
}

async function putBack(
  parts: RestoreParts,
  target: CopyDatabase,
  trx: Trx,
  dump: OpenedDump,
  { filename }: { readonly filename: string },
  restorer: Restorer | null,
  progress: Progress,
): Promise<Restored> {
  const live = await holdTables(trx);
  const safety = await makeSafetyCopy(parts, target, trx, progress);
  const safetyBackup = safety.filename;

  await enterNewSchema(trx);
  await fillSchema(target, trx, dump, progress, { isKept: true });
  const differences = await compareTables(target, trx, dump, progress);
  if (differences.length > 0)
    throw new Problem('RESTORE_FAILED', {
      details: `These tables differ: ${differences.map(({ subject }) => subject).join(', ')}.`,
    });
  await migrateWithin(trx);

  await progress.say('opening', 0, 1);
  await writeSiteState(trx, live);
  const isKnown = restorer !== null && (await keepSession(trx, live, restorer));
  await endMailedLinks(trx);
  await parts.jobs.endRestored(trx);
  await enqueueCopy(parts, trx, safety);
  await noteRestore(trx, isKnown ? restorer : null, { type: 'mysql', filename, safetyBackup });
  await swapSchemas(trx, live);
  return { safetyBackup };
}

/** Nobody writes meanwhile, so that it holds exactly what the restore undoes. */
async function makeSafetyCopy(
  { folder, clock }: RestoreParts,
  source: CopyDatabase,
  trx: Trx,
  progress: Progress,
): Promise<StoredBackup> {
  const at = clock.now();
  const draft = folder.workDraft('mysql');
  try {
    await writeDump(source, trx, { path: draft, kind: 'prerestore', at, progress });
    await checkDump(draft, progress);
    const note = {
      kind: 'prerestore' as const,
      created: at.toISOString(),
      verified: clock.now().toISOString(),
    };
    const name = await folder.freeName('mysql', at, (time) => backupName('mysql', 'prerestore', time));
    return await folder.keep(draft, 'mysql', name, note);
  } finally {
    await rm(draft, { force: true });
  }
}
