import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { testApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { deskOfTests } from '../../testing/submission-desk.ts';
import { settled } from './testing/settled.ts';

const superAdminPassword = 'open sesame, please';
const site = appOfTests({ config: { superAdminPassword, jokes: true } });
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

it('has no open secret of a draw in it, and no wheel, but the draws', async () => {
  const { token } = await signedInUser(site);
  expect((await site.call('GET', '/v2/database/levels/all-levels', { token })).status).toBe(200);
  await site.call('POST', '/v2/play/draws', { token, body: { kind: 'slots' } });
  const [{ filename }] = (await ask('POST', 'create/mysql')).body.backups;
  const text = await readFile(join(site.deps.config.backupDir, 'mysql', filename), 'utf8');
  const open = await site.deps.db.selectFrom('play_commitments').select('secret').execute();
  expect(open).toHaveLength(1);
  for (const { secret } of open) expect(text).not.toContain(secret.toString('hex'));
  for (const table of ['play_commitments', 'wheel_lists']) expect(text).not.toContain(`COPY "${table}"`);
  const kept = [
    'play_draws',
    'rating_suggestions',
    'roulette_timeouts',
    'level_timeouts',
    'player_modifiers',
  ];
  for (const table of kept) expect(text).toContain(`COPY "${table}"`);
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
