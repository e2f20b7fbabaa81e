import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallName } from '@rondo/contract/calls';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { drainUntil } from '../../testing/drain-until.ts';
import type { GivenArguments } from '../../testing/named-call.ts';
import { testApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';

const superAdminPassword = 'open sesame, please';
const site = appOfTests({ config: { superAdminPassword, jokes: true } });
const admin = beforeTests(() => signedInUser(site, { role: 'superAdmin' }));
const password = { 'x-super-admin-password': superAdminPassword };
const { call } = site.as(admin, password);
const ask = <N extends CallName>(name: N, ...given: GivenArguments<N>) =>
  drainUntil(site, call(name, ...given));

describe('a backup of the database', () => {
  let made: Awaited<ReturnType<typeof ask<'createBackup'>>>;
  beforeAll(async () => {
    made = await ask('createBackup', { type: 'mysql' });
  });

  it('is made, read back and listed', async () => {
    expect(made.outcome).toBe('200');
    const [backup] = made.body.backups;
    expect(backup).toMatchObject({ type: 'mysql', kind: 'manual', proof: { state: 'none' } });
    expect(backup?.filename).toMatch(/^mysql-backup-manual-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.sql$/);
    expect(backup!.verified).not.toBeNull();
    const list = await ask('backups');
    expect(list.body.mysql).toEqual([backup]);
    expect(list.body.files).toEqual([]);
    expect(list.body.work).toBeNull();
  });

  it('is a text that only this user may read', async () => {
    const { backupDir } = site.deps.config;
    const { filename, size } = made.body.backups[0]!;
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
  expect((await site.as({ token }).call('levelWheel')).status).toBe(200);
  await site.as({ token }).call('draw', { body: { kind: 'slots' } });
  const { filename } = (await ask('createBackup', { type: 'mysql' })).body.backups[0]!;
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
  expect((await ask('createBackup', { type: 'postgres' })).outcome).toBe('400 TYPE_INVALID');
});

it('says so where the folder cannot be made', async () => {
  const lost = await testApp({ config: { superAdminPassword, backupDir: '/dev/null/backups' } });
  onTestFinished(lost.close);
  const { token } = await signedInUser(lost, { role: 'superAdmin' });
  const { call } = lost.as({ token }, password);
  expect((await call('backups')).body).toMatchObject({ mysql: [], folder: { problem: 'BACKUP_FOLDER' } });
  expect((await call('createBackup', { type: 'mysql' })).outcome).toBe('503 BACKUP_FOLDER');
});
