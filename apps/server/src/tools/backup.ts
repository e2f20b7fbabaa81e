import { stat } from 'node:fs/promises';
import { basename, isAbsolute, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import type { BackupProof, BackupWork } from '@rondo/contract/backups';
import { BACKUP_TYPES, type BackupType, extensionOf, isBackupName } from '@rondo/domain/backups';
import { formatBytes } from '@rondo/domain/format';
import { features } from '../features/all.ts';
import {
  type BackupFile,
  type BackupFolder,
  backupFolder,
  checkBackup,
  doBackupWork,
  enqueueCopy,
  freeBytesOfDatabase,
  makeBackup,
  type Progress,
  proveBackup,
  restoreBackup,
  type WorkOrder,
} from '../features/backups/index.ts';
import { transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/log/log.ts';
import { ask } from './ask.ts';
import { exitWithReason, UsageError, understood } from './exit.ts';
import { createProgressLine } from './progress-line.ts';
import { withDatabase } from './with-database.ts';

const usage = `Usage: npm run backup -- create [--type mysql|files|all]
       npm run backup -- list
       npm run backup -- verify FILE
       npm run backup -- prove FILE
       npm run backup -- restore FILE [--yes]
Works beside a running server or without one. FILE is a name in BACKUP_DIR or a path; for an archive elsewhere say
--type mysql (the database, as without --type) or --type files.
  create    makes a backup and reads it back
  verify    reads a backup and its checksums
  prove     restores a backup beside the site, compares it and drops it again
  restore   puts a backup back after a safety copy of now; all servers pause. --yes does not ask.
Ends with 0: done, 1: failed, 2: wrong use, 3: another backup is under way, 4: the backup is not whole or differs,
5: not proved, because there is too little room on the disk.`;

const exits = { failed: 1, busy: 3, refused: 4, skipped: 5 };
const codes: ReadonlyMap<string, number> = new Map([
  ['BACKUP_BUSY', exits.busy],
  ['BACKUP_CONTENT', exits.refused],
  ['FILE_TYPE', exits.refused],
]);

type Site = {
  /** Asks for the copy in the second place; a server brings it there. */
  readonly copy: (made: Pick<BackupFile, 'type' | 'filename'>) => Promise<void>;
  readonly parts: Parameters<typeof restoreBackup>[0] & Parameters<typeof proveBackup>[0];
  readonly work: <T>(
    order: Pick<WorkOrder, 'what' | 'type' | 'filename'>,
    doIt: (progress: Progress) => Promise<T>,
  ) => Promise<T>;
};

async function main(): Promise<number> {
  const { command, file, type, isSure } = readArguments();
  return withDatabase(async ({ db, url, config }) => {
    const clock = { now: () => new Date(), elapsed: () => performance.now() };
    const folder = backupFolder({ config, db });
    const kinds = features.flatMap((feature) => feature.jobs ?? []);
    const jobs = createJobs({
      db,
      clock,
      kinds,
      log: createLog({ level: 'silent', pretty: false }),
      events: { subscribe: () => () => undefined, onGap: () => () => undefined },
      deps: () => {
        throw new Error('the command runs no jobs');
      },
    });
    const line = createProgressLine();
    const stopping = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => stopping.abort(new UsageError(`Stopped (${signal}).`)));
    const site: Site = {
      copy: (made) => transaction(db, (trx) => enqueueCopy({ config, jobs }, trx, made)),
      parts: { databaseUrl: url, folder, clock, config, jobs, freeBytes: () => freeBytesOfDatabase(config) },
      work: (order, doIt) =>
        doBackupWork(
          { databaseUrl: url, clock, signal: stopping.signal, told: (work) => line.show(lineOf(work)) },
          { ...order, by: null, bySchedule: false },
          doIt,
        ).finally(line.clear),
    };
    if (command === 'list') return list(folder);
    if (command === 'create') return create(site, type === 'all' ? BACKUP_TYPES : [type ?? 'mysql']);
    const backup = await findFile(folder, file, type === 'all' ? null : type);
    if (command === 'verify') return verify(site, backup);
    if (command === 'prove') return prove(site, backup);
    return restore(site, backup, isSure);
  });
}

const commands = ['create', 'list', 'verify', 'prove', 'restore'] as const;

const readArguments = () =>
  understood(usage, () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { type: { type: 'string' }, yes: { type: 'boolean' } },
    });
    const [word, file = '', ...more] = positionals;
    const command = commands.find((known) => known === word);
    const takesFile = command !== 'create' && command !== 'list';
    if (command === undefined || more.length > 0 || takesFile !== (file !== '')) throw new UsageError(usage);
    const type = [...BACKUP_TYPES, 'all' as const].find((known) => known === values.type) ?? null;
    if (values.type !== undefined && type === null) throw new UsageError(usage);
    return { command, file, type, isSure: values.yes ?? false };
  });

async function list(folder: BackupFolder): Promise<number> {
  for (const type of BACKUP_TYPES)
    for (const { filename, size, created, note } of await folder.list(type))
      console.log([filename, formatBytes(size), created.toISOString(), proofText(note.proof)].join('  '));
  return 0;
}

async function create({ parts, work, copy }: Site, types: readonly BackupType[]): Promise<number> {
  for (const type of types) {
    const made = await work({ what: 'create', type, filename: null }, (progress) =>
      makeBackup(parts, { type, kind: 'manual' }, progress),
    );
    await copy(made);
    console.log(`Made ${parts.folder.pathOf(type, made.filename)} (${formatBytes(made.size)}).`);
  }
  return 0;
}

async function verify({ parts, work }: Site, backup: BackupFile): Promise<number> {
  const { type, filename } = backup;
  const words = await work({ what: 'prove', type, filename }, (progress) =>
    checkBackup(parts, backup, progress),
  );
  console.log(`${filename} is whole: ${words}.`);
  return 0;
}

async function prove({ parts, work }: Site, backup: BackupFile): Promise<number> {
  const { type, filename } = backup;
  const proof = await work({ what: 'prove', type, filename }, (progress) =>
    proveBackup(parts, backup, progress),
  );
  console.log(`${filename}: ${proofText(proof)}.`);
  for (const { what, subject, count } of proof.differences) console.log(`  ${what} ${subject}: ${count}`);
  if (proof.state === 'skipped') return exits.skipped;
  return proof.state === 'proved' ? 0 : exits.refused;
}

async function restore({ parts, work }: Site, backup: BackupFile, isSure: boolean): Promise<number> {
  const { type, filename } = backup;
  if (
    !isSure &&
    (await ask(`This puts ${filename} back; what came after it is undone. Type the file name: `)) !== filename
  )
    throw new UsageError('Nothing was done.');
  const { safetyBackup } = await work({ what: 'restore', type, filename }, (progress) =>
    restoreBackup(parts, backup, null, progress),
  );
  console.log(`Put ${filename} back. What was there before is in ${safetyBackup}.`);
  return 0;
}

/** A name in BACKUP_DIR, or a path. */
async function findFile(folder: BackupFolder, file: string, asked: BackupType | null): Promise<BackupFile> {
  if (isBackupName(file) && extensionOf(file) !== null)
    for (const type of asked === null ? BACKUP_TYPES : [asked])
      if ((await folder.list(type)).some(({ filename }) => filename === file))
        return { type, filename: file, path: folder.pathOf(type, file) };
  const path = resolve(file);
  if (!(isAbsolute(file) || file.includes(sep) || (await isFile(path))) || !(await isFile(path)))
    throw new Problem('NOT_FOUND', {
      text: `There is no backup ${file} in ${folder.root}, and no such file.`,
    });
  return { type: asked ?? 'mysql', filename: basename(path), path };
}

function proofText({ state, seconds, reason }: BackupProof): string {
  if (state === 'none') return 'not proved';
  if (state === 'skipped') return `not proved (${reason})`;
  return state === 'proved' ? `restored in ${seconds} s, all equal` : 'differs';
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

const steps: Readonly<Record<BackupWork['step'], string>> = {
  waiting: 'Waiting',
  checking: 'Checking the file',
  pausing: 'Pausing the servers',
  copying: 'Copying',
  filling: 'Filling',
  comparing: 'Comparing',
  standings: 'Working out the standings',
  opening: 'Opening',
};

const lineOf = ({ step, done, of, bytes }: BackupWork) =>
  `${steps[step]}: ${done} of ${of}${bytes > 0 ? `, ${formatBytes(bytes)}` : ''}`;

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (!(error instanceof Problem)) exitWithReason(error);
    console.error([error.message, error.extra.details].filter(Boolean).join(' '));
    process.exit(codes.get(error.code) ?? exits.failed);
  },
);
