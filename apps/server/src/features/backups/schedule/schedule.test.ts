import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BackupType,
  backupName,
  kindOfName,
  SCHEDULED_KINDS,
  type ScheduledKind,
} from '@rondo/domain/backups';
import { beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { JobFailure, type JobKind } from '../../../platform/jobs/job-kind.ts';
import { appOfTests, beforeTests } from '../../../testing/before-tests.ts';
import { jobWorker } from '../../../testing/job-worker.ts';
import { runJob } from '../../../testing/run-job.ts';
import { signedInUser } from '../../../testing/users.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import type { BackupNote } from '../folder/note.ts';
import { afterScheduled } from './after-scheduled.ts';
import { removeExpired } from './retention.ts';
import { scheduleJobs } from './schedule-jobs.ts';

const site = appOfTests({ connections: 12 });
const admin = beforeTests(() => signedInUser(site, { role: 'superAdmin' }));
const list = async () => (await site.as(admin).call('backups')).body;
const markOf = (root: string) => join(root, '.rondo-backups');
const scheduled = (kind: ScheduledKind) => {
  const found = scheduleJobs[SCHEDULED_KINDS.indexOf(kind)];
  if (found === undefined) throw new Error(`${kind} has no job`);
  return found as JobKind<never, null>;
};

/** Stands for the making of a backup; `error` is what it fails with. */
const making = (said: string[], error?: string): JobKind<unknown, { type: string; kind: string }> => ({
  kind: 'backups.make',
  parse: (payload) => payload as { type: string; kind: string },
  keepsDone: true,
  run: async ([{ payload }]) => {
    said.push(`${payload.type} ${payload.kind}`);
    if (error !== undefined) throw new JobFailure(error, { retryIn: null });
  },
});

/** A scheduled hourly backup of each type that comes to its end, without making it. */
const runQuickly = async () => {
  const kinds = [...scheduleJobs, making([])] as JobKind<unknown>[];
  const worker = jobWorker(site.deps.db, site.clock, kinds, { deps: site.deps });
  await transaction(site.deps.db, (trx) => worker.enqueue(trx, { kind: scheduled('hourly'), payload: null }));
  await worker.drain();
};
const put = async (
  filename: string,
  created: string,
  note: Partial<BackupNote> = {},
  type: BackupType = 'mysql',
) => {
  const folder = backupFolder(site.deps);
  const draft = folder.draft(type);
  await writeFile(draft, 'a backup');
  await folder.keep(draft, type, filename, { created, kind: kindOfName(filename), ...note });
};

beforeEach(async () => {
  await site.deps.db.deleteFrom('jobs').execute();
  await site.deps.db.deleteFrom('job_schedules').execute();
  const { backupDir } = site.deps.config;
  for (const type of ['mysql', 'files']) await rm(join(backupDir, type), { recursive: true, force: true });
  await list();
});

describe('the schedule', () => {
  it('makes one backup of each type in each period, however many processes there are', async () => {
    const said: string[] = [];
    // A Sunday that is the first of its month.
    site.clock.set(new Date('2026-03-01T00:59:00Z'));
    const kinds = [...scheduleJobs, making(said)] as JobKind<unknown>[];
    const workers = [1, 2].map(() => jobWorker(site.deps.db, site.clock, kinds, { deps: site.deps }));
    for (const worker of workers) await worker.start();
    const at = async (time: string) => {
      site.clock.set(new Date(`2026-03-01T${time}Z`));
      for (let turn = 0; turn < 3; turn++) await Promise.all(workers.map((worker) => worker.drain()));
      return said.splice(0).toSorted();
    };
    const both = (...names: string[]) =>
      ['files', 'mysql'].flatMap((type) => names.map((kind) => `${type} ${kind}`));
    expect(await at('00:59:59')).toEqual([]);
    expect(await at('01:00:00')).toEqual(both('daily', 'hourly'));
    expect(await at('01:59:59')).toEqual([]);
    expect(await at('02:00:00')).toEqual(both('hourly', 'weekly'));
    expect(await at('03:00:01')).toEqual(both('hourly', 'monthly'));
    // What was missed is not made up for.
    expect(await at('09:30:00')).toEqual(both('hourly'));
    await Promise.all(workers.map((worker) => worker.stop()));
  });

  it('does not pile up what nobody makes', async () => {
    const worker = jobWorker(site.deps.db, site.clock, scheduleJobs, { deps: site.deps });
    await worker.start();
    for (let hour = 0; hour < 3; hour++) {
      site.clock.advance(3_600_000);
      await worker.drain();
    }
    await worker.stop();
    const { rows } = await jobsOf('backups.make');
    expect(rows.map(({ key }) => key).toSorted()).toEqual(
      expect.arrayContaining(['files hourly', 'mysql hourly']),
    );
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  it('makes what the page shows', async () => {
    site.clock.set(new Date('2026-03-02T01:00:00Z'));
    await runJob(site, scheduled('daily'));
    const { mysql, lastScheduled, schedule } = await list();
    expect(mysql).toMatchObject([
      {
        filename: 'mysql-backup-daily-2026-03-02T01-00-00-000Z.sql',
        kind: 'daily',
        proof: { state: 'proved' },
      },
    ]);
    expect(lastScheduled.mysql).toBe('2026-03-02T01:00:00.000Z');
    expect(schedule).toMatchObject({
      isOn: true,
      next: '2026-03-02T02:00:00.000Z',
      lastTry: { mysql: { at: '2026-03-02T01:00:00.000Z', error: null } },
    });
  });
});

const jobsOf = async (kind: string) => ({
  rows: await site.deps.db.selectFrom('jobs').select('key').where('kind', '=', kind).execute(),
});

describe('a scheduled backup is late', () => {
  const lateAt = async (time: string) => {
    site.clock.set(new Date(time));
    const { schedule } = await list();
    return schedule.late;
  };

  it('a quarter of an hour after its time, of each type', async () => {
    site.clock.set(new Date('2026-03-02T10:00:30Z'));
    await runQuickly();
    expect(await lateAt('2026-03-02T11:15:00Z')).toEqual({ mysql: null, files: null });
    const late = '2026-03-02T11:00:00.000Z';
    expect(await lateAt('2026-03-02T11:15:01Z')).toEqual({ mysql: late, files: late });
    await runQuickly();
    expect(await lateAt('2026-03-02T11:15:02Z')).toEqual({ mysql: null, files: null });
  });

  it('when none was ever made since the folder was marked', async () => {
    const { backupDir } = site.deps.config;
    const marked = new Date('2026-03-02T10:30:00Z');
    await utimes(markOf(backupDir), marked, marked);
    expect((await lateAt('2026-03-02T11:14:00Z')).mysql).toBeNull();
    expect((await lateAt('2026-03-02T11:16:00Z')).mysql).toBe('2026-03-02T11:00:00.000Z');
  });

  it('not while the schedule finds that nothing changed', async () => {
    const { deps } = site;
    site.clock.set(new Date('2026-03-02T10:00:30Z'));
    await runQuickly();
    await put(backupName('files', 'hourly', site.clock.now()), site.clock.now().toISOString(), {}, 'files');
    await deps.db
      .deleteFrom('jobs')
      .where('payload', '@>', { type: 'files' } as never)
      .execute();
    site.clock.set(new Date('2026-03-02T12:00:30Z'));
    const folder = backupFolder(deps);
    const [backup] = await folder.list('files');
    if (backup === undefined) throw new Error('none was made');
    await afterScheduled(deps, folder, { backup, kind: 'hourly' });
    const { lastScheduled, schedule } = await list();
    expect(lastScheduled.files).toBe('2026-03-02T12:00:30.000Z');
    expect(schedule.late).toEqual({ mysql: '2026-03-02T11:00:00.000Z', files: null });
  });

  it.each(['STORAGE_FULL', 'EACCES: permission denied'])('says what failed: %s', async (error) => {
    site.clock.set(new Date('2026-03-02T10:59:00Z'));
    const kinds = [...scheduleJobs, making([], error)] as JobKind<unknown>[];
    const worker = jobWorker(site.deps.db, site.clock, kinds, { deps: site.deps });
    await worker.start();
    site.clock.set(new Date('2026-03-02T11:00:00Z'));
    await worker.drain();
    await worker.stop();
    const { schedule, lastScheduled } = await list();
    expect(schedule.lastTry).toEqual({
      mysql: { at: '2026-03-02T11:00:00.000Z', error },
      files: { at: '2026-03-02T11:00:00.000Z', error },
    });
    expect(lastScheduled).toEqual({ mysql: null, files: null });
  });
});

it('says how much room the folder has', async () => {
  const { folder } = await list();
  expect(folder.problem).toBeNull();
  expect(folder.freeBytes).toBeGreaterThan(0);
  expect(folder.totalBytes).toBeGreaterThan(folder.freeBytes!);
});

describe('retention', () => {
  const type = 'mysql';
  const isOurs = (name: string) => name.startsWith('.mysql-') || !name.startsWith('.');
  const hour = (n: number) => new Date(Date.UTC(2026, 2, 1, n));
  const putHourly = async (count: number) => {
    for (let n = 0; n < count; n++) await put(backupName(type, 'hourly', hour(n)), hour(n).toISOString());
  };
  const names = async () => {
    const files = await readdir(join(site.deps.config.backupDir, type));
    return files.filter(isOurs).toSorted();
  };

  it('follows a scheduled backup, and takes the notes along', async () => {
    await putHourly(26);
    await put(backupName(type, 'manual', hour(0)), hour(0).toISOString());
    await put('before-the-move.sql', hour(0).toISOString(), { kind: 'hourly' });
    // Whoever gives a manual backup such a name does not let it expire.
    await put('mysql-backup-hourly-2020-01-01T00-00-00-000Z.sql', hour(0).toISOString(), { kind: 'manual' });
    site.clock.set(new Date('2026-03-02T10:00:00Z'));
    await runJob(site, scheduled('hourly'));
    const { mysql } = await list();
    const hourly = mysql.filter(({ kind }) => kind === 'hourly');
    // 24 and the renamed one.
    expect(hourly).toHaveLength(25);
    expect(hourly[0]?.filename).toBe('mysql-backup-hourly-2026-03-02T10-00-00-000Z.sql');
    expect(mysql).toHaveLength(27);
    expect(await names()).toHaveLength(2 * 24 + 2 + 1 + 2);
  });

  it('spares what is being worked with, and counts each setting', async () => {
    const folder = backupFolder(site.deps);
    await putHourly(4);
    for (let n = 0; n < 7; n++) await put(backupName(type, 'prerestore', hour(n)), hour(n).toISOString());
    const counts = { hourly: 2, daily: 1, weekly: 1, monthly: 1 };
    const config = { backupKeep: { mysql: counts, files: counts } };
    const busy = [backupName(type, 'hourly', hour(0))];
    const gone = await removeExpired(folder, config, { type, busy });
    expect(gone).toEqual([
      backupName(type, 'hourly', hour(1)),
      backupName(type, 'prerestore', hour(1)),
      backupName(type, 'prerestore', hour(0)),
    ]);
    expect(await removeExpired(folder, config, { type, busy: [] })).toEqual(busy);
  });
});
