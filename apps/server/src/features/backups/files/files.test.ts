import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../../testing/before-tests.ts';
import { drainUntil } from '../../../testing/drain-until.ts';
import { signedInUser } from '../../../testing/users.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import { proveFiles } from '../proof/prove-files.ts';
import { restoreFiles } from '../restore/restore-files.ts';
import { textInZip, zipOf } from '../testing/archives.ts';
import { quietProgress } from '../testing/quiet-progress.ts';
import { doBackupWork } from '../work/backup-work.ts';
import { makeBackup } from '../work/make-backup.ts';
import { filesFolder, recoverFiles, swapFiles } from './files-folder.ts';
import { MANIFEST_NAME } from './manifest.ts';
import { settleFiles } from './settle-files.ts';

const superAdminPassword = 'open sesame, please';
const site = appOfTests({ config: { superAdminPassword } });
const admin = beforeTests(() => signedInUser(site, { role: 'superAdmin' }));
const parts = () => ({ ...site.deps, folder: backupFolder(site.deps) });
const restoring = () => ({ ...parts(), freeBytes: async () => null });
const dataDir = () => site.deps.config.dataDir;
const files = () => filesFolder(dataDir());
const pathOf = (filename: string) => parts().folder.pathOf('files', filename);
const fileOf = (filename: string) => ({ filename, path: pathOf(filename) });
const make = async (kind: 'manual' | 'hourly' | 'daily' | 'prerestore' = 'manual') => {
  site.clock.advance(1000);
  return makeBackup(parts(), { type: 'files', kind }, quietProgress);
};
/** Every file below a folder with its content. */
async function contentOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: Record<string, string> = {};
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) found[path.slice(folder.length + 1)] = await readFile(path, 'utf8');
  }
  return found;
}
const leftInDataDir = async () => (await readdir(dataDir())).filter((name) => name.startsWith('.files'));
const leftInBackups = async () =>
  (await readdir(parts().folder.folderOf('files'))).filter((name) => /^\.(work|draft)-/.test(name));

const content = { 'icons/a.png': 'picture a', 'icons/deep/ü.png': 'picture ü', empty: '' };
beforeEach(async () => {
  await rm(files(), { recursive: true, force: true });
  for (const [path, text] of Object.entries(content)) {
    await mkdir(join(files(), path, '..'), { recursive: true });
    await writeFile(join(files(), path), text);
  }
});

async function handedIn(bytes: Buffer, filename = `handed-in-${Math.random()}.zip`) {
  await parts().folder.prove();
  await writeFile(pathOf(filename), bytes);
  return fileOf(filename);
}
/** A backup of the files in which the content of a file was changed, with the checksum of the zip made right again. */
async function forged(): Promise<Buffer> {
  const { filename } = await make();
  const manifest = await textInZip(pathOf(filename), MANIFEST_NAME);
  return zipOf({ ...content, 'icons/a.png': 'picture b', [MANIFEST_NAME]: manifest }, false);
}

describe('a backup of the files', () => {
  it('is made over the wire, alone and with the database', async () => {
    const create = (type: string) =>
      drainUntil(
        site,
        site.as(admin, { 'x-super-admin-password': superAdminPassword }).call('createBackup', { type }),
      );
    const alone = await create('files');
    expect(alone.outcome).toBe('200');
    expect(alone.body.backups).toMatchObject([{ type: 'files', kind: 'manual' }]);
    expect(alone.body.backups[0]?.filename).toMatch(/^files-backup-manual-.*Z\.zip$/);
    const both = await create('all');
    expect(both.body.backups.map(({ type }) => type)).toEqual(['mysql', 'files']);
    const { body: log } = await site.as(admin).call('log', { action: 'backup.create' });
    expect(log.results).toHaveLength(3);
  });

  it('holds all of them for this user only, and is verified', async () => {
    const { filename, note } = await make();
    expect((await stat(pathOf(filename))).mode & 0o777).toBe(0o600);
    expect(note.verified).not.toBeNull();
    const proof = await proveFiles(parts(), fileOf(filename), quietProgress);
    expect(proof).toMatchObject({ state: 'proved', differences: [], reason: null });
    expect(await leftInBackups()).toEqual([]);
  });

  it('is made while there are no files', async () => {
    await rm(files(), { recursive: true });
    const { filename } = await make();
    expect((await proveFiles(parts(), fileOf(filename), quietProgress)).state).toBe('proved');
  });

  it('is made by the schedule only when something changed', async () => {
    const first = await make('hourly');
    expect((await make('hourly')).filename).toBe(first.filename);
    await writeFile(join(files(), 'icons/a.png'), 'picture A');
    const second = await make('daily');
    expect(second.filename).not.toBe(first.filename);
    expect((await make('manual')).filename).not.toBe(second.filename);
    expect((await make('prerestore')).filename).toMatch(/prerestore/);
    await rename(join(files(), 'empty'), join(files(), 'other'));
    expect((await make('hourly')).filename).toMatch(/hourly/);
  });

  it('is not taken for unchanged because of an upload', async () => {
    const first = await make('manual');
    const bytes = await readFile(pathOf(first.filename));
    await handedIn(bytes);
    await parts().folder.remove('files', first.filename);
    expect((await make('hourly')).filename).toMatch(/hourly/);
  });
});

describe('the proof of a backup of the files', () => {
  it('says what differs', async () => {
    const proof = await proveFiles(parts(), await handedIn(await forged()), quietProgress);
    expect(proof.state).toBe('differs');
    expect(proof.differences).toMatchObject([{ what: 'file', subject: 'icons/a.png', count: 1 }]);
    expect(await leftInBackups()).toEqual([]);
  });

  it('says what is no backup', async () => {
    const proof = await proveFiles(parts(), await handedIn(Buffer.from('PK\x03\x04')), quietProgress);
    expect(proof).toMatchObject({
      state: 'differs',
      differences: [{ what: 'restore', subject: 'It is no whole zip file.' }],
    });
  });

  it('is skipped without 2.5 times its room', async () => {
    const { filename, size } = await make();
    const prove = (freeBytes: number) =>
      proveFiles({ ...parts(), freeBytes: async () => freeBytes }, fileOf(filename), quietProgress);
    expect(await prove(Math.floor(2.5 * size) - 1)).toMatchObject({ state: 'skipped', reason: 'NO_SPACE' });
    expect(await prove(Math.ceil(2.5 * size))).toMatchObject({ state: 'proved' });
  });
});

describe('the files', () => {
  it('are put back, after a safety copy of those of now', async () => {
    const { filename } = await make();
    await rm(join(files(), 'icons'), { recursive: true });
    await writeFile(join(files(), 'new'), 'new');
    const { safetyBackup } = await restoreFiles(restoring(), fileOf(filename), null, quietProgress);
    expect(await contentOf(files())).toEqual(content);
    expect((await stat(files())).mode & 0o777).toBe(0o700);
    expect(await leftInDataDir()).toEqual([]);
    expect(safetyBackup).toMatch(/^files-backup-prerestore-/);
    await restoreFiles(restoring(), fileOf(safetyBackup), null, quietProgress);
    expect(await contentOf(files())).toEqual({ empty: '', new: 'new' });
  });

  it('are put back from an archive that was packed elsewhere', async () => {
    await restoreFiles(restoring(), await handedIn(await zipOf({ 'a/b': 'c' })), null, quietProgress);
    expect(await contentOf(files())).toEqual({ 'a/b': 'c' });
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['CHECKSUM', forged],
    ['FORMAT', async () => (await zipOf(content)).subarray(0, -9)],
    ['FORMAT', () => zipOf({ ...content, [MANIFEST_NAME]: '{}' })],
    ['EMPTY', () => zipOf({})],
    ['RATIO', () => zipOf({ a: '0'.repeat(3_000_000) })],
  ])('stay as they are when a backup is refused as %s', async (reason, bytes) => {
    const file = await handedIn(await bytes());
    const before = (await parts().folder.list('files')).length;
    await expect(restoreFiles(restoring(), file, null, quietProgress)).rejects.toMatchObject({
      code: 'BACKUP_CONTENT',
      extra: { reason },
    });
    expect(await contentOf(files())).toEqual(content);
    expect(await leftInDataDir()).toEqual([]);
    expect(await parts().folder.list('files')).toHaveLength(before);
  });

  it('stay as they are without a safety copy', async () => {
    const { filename } = await make();
    await writeFile(join(files(), 'new'), 'new');
    const copyless = {
      ...restoring(),
      folder: { ...parts().folder, keep: () => Promise.reject(new Error('no copy')) },
    };
    await expect(restoreFiles(copyless, fileOf(filename), null, quietProgress)).rejects.toThrow('no copy');
    expect(await contentOf(files())).toEqual({ ...content, new: 'new' });
  });

  it('are whole wherever the work is killed', async () => {
    const draft = join(dataDir(), '.files-draft-x');
    const begin = async () => {
      await mkdir(draft, { recursive: true });
      await writeFile(join(draft, 'new'), 'new');
    };
    // While the new ones are unpacked.
    await begin();
    await recoverFiles(dataDir());
    expect(await contentOf(files())).toEqual(content);
    // Between the two renames; a process that starts puts it in order, but not while somebody works.
    await begin();
    await rename(files(), join(dataDir(), '.files-old'));
    const order = { what: 'restore', type: 'files', filename: null, by: null, bySchedule: false } as const;
    await doBackupWork(site.deps, order, () => settleFiles(site.deps));
    expect(await leftInDataDir()).toHaveLength(2);
    await settleFiles(site.deps);
    expect(await contentOf(files())).toEqual(content);
    expect(await leftInDataDir()).toEqual([]);
    // Before the old ones are removed.
    await begin();
    await swapFiles(dataDir(), draft);
    await mkdir(join(dataDir(), '.files-old'));
    await recoverFiles(dataDir());
    expect(await contentOf(files())).toEqual({ new: 'new' });
    expect(await leftInDataDir()).toEqual([]);
  });
});
