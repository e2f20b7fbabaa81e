import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { backupProgram, startChild } from '../../../testing/child.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import { doBackupWork } from '../work/backup-work.ts';
import { makeBackup } from '../work/make-backup.ts';
import { differing, wholeDatabase } from './whole-database.ts';

/** The command in a process of its own, on the database and the folder of a site of tests. */
export function backupCommand({ databaseUrl, deps }: TestApp, args: string[]) {
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: deps.config.dataDir,
    BACKUP_DIR: deps.config.backupDir,
    SESSION_SECRET: 'a secret of tests that has more than 32 bytes',
    DEMO: 'off',
  };
  return startChild(backupProgram, args, { env });
}

/** Where a command is killed: some milliseconds after it has said that. */
export type Place = { readonly args: string[]; readonly says: RegExp; readonly later: number };

/**
 * Kills the command there and looks what is left: everything as it was, no file that is not whole, and nobody is kept
 * from the next work.
 */
export async function killAt(site: TestApp, { args, says, later }: Place): Promise<void> {
  const { db, config } = site.deps;
  const before = await wholeDatabase(db);
  const child = backupCommand(site, args);
  await child.says(says);
  await sleep(later);
  child.process.kill('SIGKILL');
  await child.ended;
  expect(differing(before, await wholeDatabase(db)), child.output()).toEqual([]);

  const order = { what: 'create', type: 'mysql', filename: null, by: null, bySchedule: false } as const;
  const parts = { ...site.deps, folder: backupFolder(site.deps) };
  await doBackupWork(site.deps, order, (progress) =>
    makeBackup(parts, { type: 'mysql', kind: 'manual' }, progress),
  );
  const folder = join(config.backupDir, 'mysql');
  expect((await readdir(folder)).filter((name) => /^\.(work|draft)-/.test(name))).toEqual([]);
}
