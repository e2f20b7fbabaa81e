import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupName } from '@rondo/domain/backups';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.ts';
import { appOfTests, beforeTests, closedAfter } from '../../../testing/before-tests.ts';
import { drainUntil } from '../../../testing/drain-until.ts';
import { jobWorker } from '../../../testing/job-worker.ts';
import { runJob } from '../../../testing/run-job.ts';
import { startS3Server } from '../../../testing/s3-server.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { signedInUser } from '../../../testing/users.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import { copyJob, copySweep, enqueueCopy } from './copy-job.ts';
import { copyState } from './copy-state.ts';
import { limited } from './limited.ts';

const superAdminPassword = 'open sesame, please';
const MINUTE = 60_000;
const root = await mkdtemp(join(tmpdir(), 'rondo-test-copies-'));
afterAll(() => rm(root, { recursive: true }));
const folder = join(root, 'disk', 'copies');

const s3 = closedAfter(() => startS3Server());
/** Has no second place; the others are processes of the same site. */
const site = appOfTests({ connections: 12, config: { superAdminPassword } });
const beside = (backupCopy: () => TestApp['deps']['config']['backupCopy']) =>
  closedAfter(() =>
    testApp({
      beside: site,
      logLines: [],
      config: { superAdminPassword, backupDir: site.deps.config.backupDir, backupCopy: backupCopy() },
    }),
  );
const withFolder = beside(() => ({ kind: 'folder', path: folder }));
const withBucket = beside(() => s3.place('rondo/'));
const admin = beforeTests(() => signedInUser(site, { role: 'superAdmin' }));

/** A backup that was just made, much smaller than a real one. */
const make = async (at: TestApp, kind: 'manual' | 'hourly' = 'manual'): Promise<string> => {
  const { deps, clock } = at;
  clock.advance(1000);
  const backups = backupFolder(deps);
  await backups.prove();
  const draft = backups.draft('mysql');
  await writeFile(draft, `a backup of ${clock.now().toISOString()}`);
  const created = clock.now();
  const filename = backupName('mysql', kind, created);
  await backups.keep(draft, 'mysql', filename, { created: created.toISOString(), kind });
  await transaction(deps.db, (trx) => enqueueCopy(deps, trx, { type: 'mysql', filename }));
  await deps.jobs.drain();
  return filename;
};
const list = async (at: TestApp) => (await at.as(admin).call('backups')).body;
const later = async (at: TestApp, milliseconds: number) => {
  at.clock.advance(milliseconds);
  await at.deps.jobs.drain();
};
const sweep = copySweep as JobKind<never, null>;

beforeEach(async () => {
  const { backupDir } = site.deps.config;
  await site.deps.db.deleteFrom('jobs').execute();
  await rm(join(backupDir, 'mysql'), { recursive: true, force: true });
  await rm(join(backupDir, '.second-place.json'), { force: true });
  await rm(join(root, 'disk'), { recursive: true, force: true });
  s3.objects.clear();
  s3.calls.length = 0;
  s3.settings.decide = null;
});

describe('a second folder', () => {
  it('gets each backup that is made, and only this user may read it', async () => {
    const creating = withFolder
      .as(admin, { 'x-super-admin-password': superAdminPassword })
      .call('createBackup', { type: 'mysql' });
    const { filename } = (await drainUntil(withFolder, creating)).body.backups[0]!;
    const there = join(folder, 'mysql', filename);
    const here = join(site.deps.config.backupDir, 'mysql', filename);
    expect(await readFile(there)).toEqual(await readFile(here));
    expect(JSON.parse(await readFile(join(folder, 'mysql', `.${filename}.json`), 'utf8')).kind).toBe(
      'manual',
    );
    for (const path of [folder, join(folder, 'mysql')]) expect((await stat(path)).mode & 0o777).toBe(0o700);
    for (const name of await readdir(join(folder, 'mysql')))
      expect((await stat(join(folder, 'mysql', name))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'mysql'))).toHaveLength(2);
    const { mysql, copy } = await list(withFolder);
    expect(mysql[0]!.copiedAt).not.toBeNull();
    expect(copy).toEqual({ place: folder, behind: 0, error: null });
  });

  it('that is not there any more is refused until it is back', async () => {
    await make(withFolder);
    await rename(folder, `${folder}-unmounted`);
    await mkdir(folder);
    const filename = await make(withFolder);
    expect(await readdir(folder)).toEqual([]);
    const { copy } = await list(withFolder);
    expect(copy).toEqual({
      place: folder,
      behind: 1,
      error: expect.stringContaining('Is its disk mounted?'),
    });
    await rm(folder, { recursive: true });
    await rename(`${folder}-unmounted`, folder);
    await later(withFolder, MINUTE);
    expect(await readdir(join(folder, 'mysql'))).toContain(filename);
    expect((await list(withFolder)).copy).toEqual({ place: folder, behind: 0, error: null });
  });

  it('is known again by another site', async () => {
    await make(withFolder);
    await rm(join(site.deps.config.backupDir, '.second-place.json'));
    await make(withFolder);
    expect((await list(withFolder)).copy.behind).toBe(0);
  });
});

describe('a second place', () => {
  it('gets the others when it is set later, and again when it is another one', async () => {
    const filename = await make(site);
    expect((await list(site)).copy).toEqual({ place: null, behind: 0, error: null });
    expect((await list(withBucket)).copy.behind).toBe(0);
    withBucket.clock.set(new Date(site.clock.now().getTime() + 11 * MINUTE));
    expect((await list(withBucket)).copy.behind).toBe(1);
    await runJob(withBucket, sweep);
    expect([...s3.objects.keys()]).toContain(`rondo/mysql/${filename}`);
    expect((await list(withBucket)).copy.behind).toBe(0);
    expect((await list(withFolder)).mysql[0]?.copiedAt).toBeNull();
    await runJob(withFolder, sweep);
    expect(await readdir(join(folder, 'mysql'))).toContain(filename);
  });

  it('is named without key and secret', async () => {
    const { port } = s3.place();
    expect((await list(withBucket)).copy.place).toBe(`s3://127.0.0.1:${port}/backups/rondo`);
  });

  it('that refuses is asked again after a minute, five and so on', async () => {
    let refused = 0;
    s3.settings.decide = () => (refused++ < 2 ? { status: 503, code: 'SlowDown' } : null);
    const filename = await make(withBucket);
    expect((await list(withBucket)).copy).toMatchObject({ behind: 1, error: expect.stringContaining('503') });
    await later(withBucket, MINUTE);
    expect(refused).toBe(2);
    await later(withBucket, 4 * MINUTE);
    expect(refused).toBe(2);
    await later(withBucket, MINUTE);
    expect([...s3.objects.keys()]).toContain(`rondo/mysql/${filename}`);
    expect((await list(withBucket)).copy).toMatchObject({ behind: 0, error: null });
  });

  it('that refuses for a day is asked again by the hourly look, with its words until then', async () => {
    s3.settings.decide = () => ({ status: 403, code: 'AccountProblem' });
    const filename = await make(withBucket);
    for (let hour = 0; hour < 30; hour++) await later(withBucket, 60 * MINUTE);
    const jobs = () =>
      site.deps.db.selectFrom('jobs').select('state').where('kind', '=', 'backups.copy').execute();
    expect(await jobs()).toEqual([{ state: 'failed' }]);
    const { deps } = withBucket;
    expect(await copyState(deps, await backupFolder(deps).list('mysql'))).toMatchObject({
      behind: 1,
      error: 'AccountProblem, says the service.',
    });
    s3.settings.decide = null;
    await runJob(withBucket, sweep);
    expect([...s3.objects.keys()]).toContain(`rondo/mysql/${filename}`);
  });

  it('keeps what the rule keeps, and all that never expires', async () => {
    const hour = (n: number) => new Date(Date.UTC(2026, 2, 1, n));
    const put = (name: string) => {
      for (const key of [name, `.${name}.json`])
        s3.objects.set(`rondo/mysql/${key}`, { bytes: Buffer.from('x'), etag: 'x' });
    };
    for (let n = 0; n < 30; n++) put(backupName('mysql', 'hourly', hour(n)));
    put(backupName('mysql', 'manual', hour(0)));
    put('before-the-move.sql');
    withBucket.clock.set(new Date('2026-03-03T10:00:00Z'));
    await make(withBucket, 'hourly');
    const names = [...s3.objects.keys()].filter((key) => key.startsWith('rondo/mysql/'));
    expect(names.filter((name) => name.includes('hourly'))).toHaveLength(2 * 24);
    expect(names).toContain('rondo/mysql/mysql-backup-hourly-2026-03-03T10-00-01-000Z.sql');
    expect(names).toContain('rondo/mysql/before-the-move.sql');
    expect(names).toHaveLength(2 * 26);
    // Some keys may not delete: the copy counts all the same.
    s3.settings.decide = (call) =>
      /^(GET|DELETE)/.test(call) ? { status: 403, code: 'AccessDenied' } : null;
    withBucket.clock.set(new Date('2026-03-03T11:00:00Z'));
    await make(withBucket, 'hourly');
    expect((await list(withBucket)).copy).toMatchObject({ behind: 0, error: null });
  });

  it('that says nothing holds no process that stops', async () => {
    const { deps, clock } = withBucket;
    const filename = await make(site);
    s3.settings.decide = () => 'silent';
    const worker = jobWorker(deps.db, clock, [copyJob], { deps });
    await worker.start();
    await transaction(deps.db, (trx) =>
      worker.enqueue(trx, { kind: copyJob, payload: { type: 'mysql', filename } }),
    );
    void worker.drain();
    await expect.poll(() => s3.calls.length).toBeGreaterThan(0);
    const began = performance.now();
    await worker.stop();
    expect(performance.now() - began).toBeLessThan(5_000);
    const [job] = await deps.db
      .selectFrom('jobs')
      .select(['state', 'tries'])
      .where('kind', '=', copyJob.kind)
      .execute();
    expect(job).toEqual({ state: 'waiting', tries: 0 });
  });
});

it('work that does not end is left after its time', async () => {
  const job = { signal: new AbortController().signal, extend: async () => undefined };
  const work = limited(job, 30, () => new Promise<never>(() => undefined));
  await expect(work).rejects.toThrow('did not end within');
});
