import { beforeEach, describe, expect, it } from 'vitest';
import { features } from '../../features/all.ts';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { jobWorker } from '../../testing/job-worker.ts';
import { runJob } from '../../testing/run-job.ts';
import { testApp } from '../../testing/test-app.ts';
import { transaction } from '../db/transaction.ts';
import { endPeriod, insertSchedules } from './schedules.repository.ts';
import { dailyAt, type JobKind, sweepJob } from './job-kind.ts';

const hour = 3_600_000;
const day = 24 * hour;
const clock = fakeClock(new Date('2026-03-01T10:20:00Z'));
const database = databaseOfTests();
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute();
  await database.db.deleteFrom('job_schedules').execute();
});

describe('a schedule', () => {
  it('lets a job run once in each period, however many processes there are', async () => {
    const ran: string[] = [];
    const hourly = sweepJob('hourly', async () => void ran.push(`hourly ${clock.now().toISOString()}`));
    const daily = sweepJob(
      'daily',
      async () => void ran.push(`daily ${clock.now().toISOString()}`),
      dailyAt(12),
    );
    const workers = [1, 2, 3].map(() => jobWorker(database.db, clock, [hourly, daily]));
    await Promise.all(workers.map((worker) => worker.start()));
    const look = async () => {
      for (let turn = 0; turn < 3; turn++) await Promise.all(workers.map((worker) => worker.drain()));
    };
    await look();
    expect(ran).toEqual([]);
    clock.set(new Date('2026-03-01T11:00:00Z'));
    await look();
    expect(ran.splice(0)).toEqual(['hourly 2026-03-01T11:00:00.000Z']);
    clock.set(new Date('2026-03-01T11:59:59Z'));
    await look();
    expect(ran).toEqual([]);
    // Nobody looked for hours: what was missed is not made up for.
    clock.set(new Date('2026-03-01T15:30:00Z'));
    await look();
    expect(ran.splice(0).toSorted()).toEqual([
      'daily 2026-03-01T15:30:00.000Z',
      'hourly 2026-03-01T15:30:00.000Z',
    ]);
    clock.set(new Date('2026-03-02T12:00:00Z'));
    await look();
    expect(ran.splice(0)).toHaveLength(2);
    await Promise.all(workers.map((worker) => worker.stop()));
  });

  it('has each of its periods ended by one process', async () => {
    const now = clock.now();
    await insertSchedules(database.db, [{ kind: 'hourly', nextAt: now }]);
    const next = { kind: 'hourly', nextAt: new Date(now.getTime() + hour) };
    const end = () => transaction(database.db, (trx) => endPeriod(trx, next, now));
    const ended = await Promise.all([end(), end(), end(), end()]);
    expect(ended.filter((isOurs) => isOurs)).toHaveLength(1);
  });

  describe('that follows the settings', () => {
    type Settings = { readonly minute: number | null };
    const ran: string[] = [];
    const kind: JobKind<Settings> = {
      kind: 'hourly',
      parse: () => null,
      run: async () => void ran.push(clock.now().toISOString()),
      every: (now, { minute }) => {
        if (minute === null) return null;
        const next = new Date(now);
        next.setUTCMinutes(minute, 0, 0);
        return next > now ? next : new Date(next.getTime() + hour);
      },
    };
    const begin = async (minute: number | null) => {
      const worker = jobWorker(database.db, clock, [kind], { deps: { minute } });
      await worker.start();
      await worker.drain();
      return worker;
    };
    const stored = () =>
      database.db.selectFrom('job_schedules').selectAll().where('kind', '=', kind.kind).execute();
    beforeEach(() => {
      ran.length = 0;
      clock.set(new Date('2026-04-01T10:20:00Z'));
    });

    it('changes with them at the next start', async () => {
      await (await begin(50)).stop();
      const sooner = await begin(30);
      clock.set(new Date('2026-04-01T10:30:00Z'));
      await sooner.drain();
      expect(ran.splice(0)).toEqual(['2026-04-01T10:30:00.000Z']);
      await sooner.stop();
      clock.set(new Date('2026-04-01T11:20:00Z'));
      const later = await begin(50);
      clock.set(new Date('2026-04-01T11:30:00Z'));
      await later.drain();
      expect(ran).toEqual([]);
      clock.set(new Date('2026-04-01T11:50:00Z'));
      await later.drain();
      expect(ran).toEqual(['2026-04-01T11:50:00.000Z']);
      await later.stop();
    });

    it('ends and begins with them, without what would have been in between', async () => {
      await (await begin(50)).stop();
      await (await begin(null)).stop();
      expect(await stored()).toEqual([]);
      clock.set(new Date('2026-04-02T10:20:00Z'));
      const again = await begin(50);
      await again.drain();
      expect(ran).toEqual([]);
      await again.stop();
    });

    it('is left alone by a process whose clock is a little behind', async () => {
      const first = await begin(30);
      clock.set(new Date('2026-04-01T10:30:00Z'));
      await first.drain();
      clock.set(new Date('2026-04-01T10:29:59.500Z'));
      const second = await begin(30);
      clock.set(new Date('2026-04-01T10:30:00.500Z'));
      await second.drain();
      expect(ran).toHaveLength(1);
      await Promise.all([first.stop(), second.stop()]);
    });
  });

  it('goes on where another process left it', async () => {
    const ran: Date[] = [];
    const hourly = sweepJob('hourly', async () => void ran.push(clock.now()));
    const first = jobWorker(database.db, clock, [hourly]);
    await first.start();
    await first.stop();
    clock.advance(hour);
    const second = jobWorker(database.db, clock, [hourly]);
    await second.start();
    await expect.poll(() => ran.length).toBe(1);
    await second.stop();
  });
});

it('what is finished is removed after a day, what failed after a month', async () => {
  const kind: JobKind<unknown, null> = {
    kind: 'work',
    parse: () => null,
    run: async ([{ key }]) => {
      if (key === 'bad') throw new Error('bad');
    },
  };
  const worker = jobWorker(database.db, clock, [kind]);
  await transaction(database.db, async (trx) => {
    await worker.enqueue(trx, { kind, payload: null, key: 'good' });
    await worker.enqueue(trx, { kind, payload: null, key: 'bad' });
    await worker.enqueue(trx, {
      kind,
      payload: null,
      key: 'later',
      due: new Date(clock.now().getTime() + 99 * day),
    });
  });
  await worker.drain();
  const sweep: JobKind<unknown, null> = { ...kind, kind: 'jobs.sweep' };
  const left = async () => {
    await transaction(database.db, (trx) => worker.enqueue(trx, { kind: sweep, payload: null }));
    await worker.drain();
    const rows = await database.db
      .selectFrom('jobs')
      .select('key')
      .where('kind', '=', 'work')
      .orderBy('id')
      .execute();
    return rows.map(({ key }) => key);
  };
  expect(await left()).toEqual(['good', 'bad', 'later']);
  clock.advance(day + 1);
  expect(await left()).toEqual(['bad', 'later']);
  clock.advance(29 * day);
  expect(await left()).toEqual(['later']);
});

it('every scheduled kind of the site runs', async () => {
  // Backups that fail at once take no time.
  const site = await testApp({ config: { backupDir: '/dev/null/backups' }, logLines: [] });
  const scheduled = features.flatMap(({ jobs }) => jobs ?? []).filter(({ every }) => every !== undefined);
  expect(scheduled.map(({ kind }) => kind).toSorted()).toEqual([
    'auth.sweep',
    'backups.copySweep',
    'backups.daily',
    'backups.hourly',
    'backups.monthly',
    'backups.weekly',
    'creators.removeMerged',
    'inbox.sweep',
    'modifiers.sweep',
    'play.sweep',
    'players.rankDays',
    'players.removeMerged',
    'submissions.sweep',
  ]);
  for (const kind of scheduled) await runJob(site, kind as JobKind<never, null>);
  await site.close();
});
