import { BACKUP_TYPES } from '@rondo/domain/backups';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import type { Trx } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  type Job,
  JobFailure,
  type JobKind,
  JobTooEarly,
  sweepJob,
} from '../../../platform/jobs/job-kind.ts';
import { backupFolder, type StoredBackup } from '../folder/backup-folder.ts';
import { restful } from '../work/progress.ts';
import { copyLane, isCopyLaneFree } from './copies.repository.ts';
import { isCopied } from './copy-state.ts';
import { UnreadableBackup } from './pieces.ts';
import { removeExpiredCopies } from './remove-expired-copies.ts';
import { LEASE_MS, limited } from './limited.ts';
import type { Place } from './place.ts';
import { nameOfPlace, openPlace } from './second-place.ts';

const AGAIN_MS = 60_000;
/** While visitors are served, copying gets so much of its time. */
const SHARE = 0.3;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A copy may take so long, and so much more for each byte: 32 kB a second. */
const LEAST_LIMIT_MS = 10 * MINUTE_MS;
const LEAST_BYTES_A_MS = 32;
const LIST_LIMIT_MS = 2 * MINUTE_MS;

const copying = z.object({ type: z.enum(BACKUP_TYPES), filename: z.string() });
type Copying = z.infer<typeof copying>;

/** Brings one backup to the second place (docs/rules/backups.md#second-place). */
export const copyJob: JobKind<Deps, Copying> = {
  kind: 'backups.copy',
  parse: (payload) => copying.parse(payload),
  lease: LEASE_MS,
  endsByRestore: true,
  // A day in all; the hourly look begins anew.
  waits: [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS, ...Array<number>(23).fill(HOUR_MS)],
  run: async ([job], deps) => {
    const { backupCopy, backupDir } = deps.config;
    const backup = await backupOf(deps, job.payload);
    if (backupCopy === null || backup === null) return;
    const place = nameOfPlace(backupCopy);
    if (isCopied(backup, place)) return;
    await copyTo(openPlace(backupCopy, backupDir), backup, { job, deps });
    await backupFolder(deps).describe(backup.type, backup.filename, {
      copiedAt: deps.clock.now().toISOString(),
      copiedTo: place,
    });
    await forgetOld(openPlace(backupCopy, backupDir), backup, { job, deps });
  },
};

/** Null when it was deleted or renamed since. */
async function backupOf(deps: Deps, { type, filename }: Copying): Promise<StoredBackup | null> {
  try {
    const folder = backupFolder(deps);
    await folder.prove();
    return await folder.find(type, filename);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Another process may see the folder.
    if (error.code === 'BACKUP_FOLDER') throw new JobTooEarly(AGAIN_MS);
    return null;
  }
}

type Within = { readonly job: Job<unknown>; readonly deps: Deps };

async function copyTo(place: Place, { type, filename, size, note }: StoredBackup, { job, deps }: Within) {
  const path = backupFolder(deps).pathOf(type, filename);
  const limitMs = LEAST_LIMIT_MS + size / LEAST_BYTES_A_MS;
  try {
    await limited(job, limitMs, (signal) =>
      place.put({ type, filename, path, size, note: JSON.stringify(note) }, { rest: restful(SHARE), signal }),
    );
  } catch (error) {
    // The others in the lane are not to wait for it.
    throw error instanceof UnreadableBackup
      ? new JobFailure(error.message, { retryIn: null, cause: error })
      : error;
  }
}

async function forgetOld(place: Place, { type, filename }: StoredBackup, { job, deps }: Within) {
  try {
    await limited(job, LIST_LIMIT_MS, (signal) =>
      removeExpiredCopies(place, deps.config, { type, filename }, signal),
    );
  } catch (error) {
    // Some keys may write but not list or delete; the copy is there.
    deps.log.warn({ err: error, type }, 'copies of backups that are no longer kept could not be deleted');
  }
}

/** Asks for the copy of a backup that was made; nothing without a second place. */
export async function enqueueCopy(
  { config, jobs }: { readonly config: Pick<Config, 'backupCopy'>; readonly jobs: Pick<Jobs, 'enqueue'> },
  trx: Trx,
  { type, filename }: Copying,
): Promise<void> {
  if (config.backupCopy === null) return;
  const key = `${type}/${filename}`;
  await jobs.enqueue(trx, { kind: copyJob, payload: { type, filename }, key, lane: copyLane });
}

/** Asks for the copies of all backups that the second place has not got, when no other copy is asked for. */
export const copySweep: JobKind<Deps, null> = sweepJob('backups.copySweep', async (deps: Deps) => {
  const { config, db, jobs } = deps;
  if (config.backupCopy === null) return;
  const place = nameOfPlace(config.backupCopy);
  const folder = backupFolder(deps);
  const missing: Copying[] = [];
  for (const type of BACKUP_TYPES)
    for (const backup of await folder.list(type))
      if (!isCopied(backup, place)) missing.push({ type, filename: backup.filename });
  if (missing.length === 0) return;
  await transaction(db, async (trx) => {
    if (!(await isCopyLaneFree(trx))) return;
    await jobs.enqueueAll(
      trx,
      copyJob,
      missing.map((payload) => ({ payload, lane: copyLane })),
    );
  });
});
