import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { testApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { deskOfTests } from '../../testing/submission-desk.ts';
import { settled } from './testing/settled.ts';

const superAdminPassword = 'open sesame, please';
const site = appOfTests({ config: { superAdminPassword } });
const desk = deskOfTests(site);
const password = { 'x-super-admin-password': superAdminPassword };
const ask = (method: string, path: string, body?: unknown) =>
  settled(
    site,
    site.call(method, `/v2/admin/backup/${path}`, { token: desk.admin.token, headers: password, body }),
  );

describe('a backup of the database', () => {
  let made: any;
  beforeAll(async () => {
    made = await ask('POST', 'create/mysql');
  });

  it('is made, read back and listed', async () => {
    expect(made.outcome).toBe('200');
    const [backup] = made.body.backups;
    expect(backup).toMatchObject({ type: 'mysql', kind: 'manual', proof: { state: 'none' } });
    expect(backup.filename).toMatch(/^mysql-backup-manual-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.sql$/);
    expect(backup.verified).not.toBeNull();
    const list = await ask('GET', 'list');
    expect(list.body.mysql).toEqual([backup]);
    expect(list.body.files).toEqual([]);
    expect(list.body.work).toBeNull();
  });

  it('is a text that only this user may read', async () => {
    const { backupDir } = site.deps.config;
    const [{ filename, size }] = made.body.backups;
    const path = join(backupDir, 'mysql', filename);
    const text = await readFile(path, 'utf8');
    expect(text.startsWith('-- Rondo backup, format 1\n-- {"kind":"manual"')).toBe(true);
    expect(text).toContain('\nCOPY "levels" ("id", ');
    expect(text).not.toContain('COPY "sessions"');
    expect(text.length).toBeLessThanOrEqual(size);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    for (const folder of [backupDir, join(backupDir, 'mysql')])
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const name of await readdir(join(backupDir, 'mysql')))
      expect((await stat(join(backupDir, 'mysql', name))).mode & 0o777).toBe(0o600);
  });
});

it('refuses other types', async () => {
  expect((await ask('POST', 'create/postgres')).outcome).toBe('400 TYPE_INVALID');
});

it('says so where the folder cannot be made', async () => {
  const lost = await testApp({ config: { superAdminPassword, backupDir: '/dev/null/backups' } });
  onTestFinished(lost.close);
  const { token } = await signedInUser(lost, { role: 'superAdmin' });
  const call = (method: string, path: string) =>
    lost.call(method, `/v2/admin/backup/${path}`, { token, headers: password });
  expect((await call('GET', 'list')).body).toMatchObject({ mysql: [], folder: { problem: 'BACKUP_FOLDER' } });
  expect((await call('POST', 'create/mysql')).outcome).toBe('503 BACKUP_FOLDER');
});
