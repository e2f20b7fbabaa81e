import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupName, type BackupType, uploadName } from '@rondo/domain/backups';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../../../platform/metrics/metrics.ts';
import { appOfTests } from '../../../testing/before-tests.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import type { BackupNote } from '../folder/note.ts';
import type { Seen } from './seen.ts';
import { sharedLook } from './shared-look.ts';

const root = await mkdtemp(join(tmpdir(), 'rondo-test-watch-'));
afterAll(() => rm(root, { recursive: true }));
const metrics = createMetrics();
const never = { hourly: null, daily: null, weekly: null, monthly: null };
const site = appOfTests({ metrics, logLines: [] });
const withPlace = appOfTests({ config: { backupCopy: { kind: 'folder', path: join(root, 'copies') } } });
const withoutSchedule = appOfTests({ config: { backupTimes: never } });
const placeAlone = appOfTests({
  config: { backupTimes: never, backupCopy: { kind: 'folder', path: join(root, 'other') } },
});

const noon = new Date('2026-03-02T12:00:00Z');
const minutes = (count: number) => count * 60_000;
beforeEach(async () => {
  for (const app of [site, withPlace, withoutSchedule, placeAlone]) {
    app.clock.advance(60_000);
    app.clock.set(noon);
    const { backupDir } = app.deps.config;
    for (const type of ['mysql', 'files']) await rm(join(backupDir, type), { recursive: true, force: true });
    await backupFolder(app.deps).prove();
    await utimes(join(backupDir, '.rondo-backups'), noon, noon);
  }
});

const put = async ({ deps }: TestApp, type: BackupType, bytes: number, note: Partial<BackupNote>) => {
  const folder = backupFolder(deps);
  const draft = folder.draft(type);
  await writeFile(draft, 'x'.repeat(bytes));
  const at = deps.clock.now();
  const filename =
    note.kind === 'upload' ? uploadName(type, at, '.zip') : backupName(type, note.kind ?? 'manual', at);
  await folder.keep(draft, type, filename, { created: at.toISOString(), kind: 'manual', ...note });
};
const health = async (app: TestApp) => {
  const { status, body } = await app.call('health');
  return { status, ...body.checks, ages: body.backupAgeSeconds };
};
const fresh = { status: 200, database: 'ok', disk: 'ok' };

describe('GET /health', () => {
  it('knows neither backup nor second place at first, and is healthy all the same', async () => {
    expect(await health(site)).toEqual({
      ...fresh,
      backupAge: 'ok',
      backupCopy: 'fail',
      ages: { mysql: null, files: null },
    });
  });

  it('says the age of the newest backup, uploaded ones aside, and that one is late', async () => {
    await put(site, 'mysql', 10, {});
    site.clock.advance(minutes(10));
    await put(site, 'mysql', 10, { kind: 'upload' });
    await put(site, 'files', 10, { kind: 'hourly' });
    site.clock.advance(minutes(4));
    expect((await health(site)).ages).toEqual({ mysql: 840, files: 240 });
    site.clock.advance(minutes(62));
    expect(await health(site)).toMatchObject({ ...fresh, backupAge: 'fail' });
  });

  it('counts what the schedule found unchanged as new', async () => {
    await put(site, 'files', 10, { scheduledAt: new Date(noon.getTime() + minutes(30)).toISOString() });
    site.clock.advance(minutes(31));
    expect((await health(site)).ages?.files).toBe(60);
  });

  it('says whether the second place has got them', async () => {
    expect((await health(withPlace)).backupCopy).toBe('ok');
    await put(withPlace, 'mysql', 10, {});
    withPlace.clock.advance(minutes(11));
    expect(await health(withPlace)).toMatchObject({ ...fresh, backupCopy: 'fail' });
  });

  it('asks for nothing while the schedule is off, but for the copies where there is a place', async () => {
    withoutSchedule.clock.advance(minutes(6000));
    expect(await health(withoutSchedule)).toMatchObject({ ...fresh, backupAge: 'ok', backupCopy: 'ok' });
    await put(placeAlone, 'mysql', 10, {});
    placeAlone.clock.advance(minutes(11));
    expect(await health(placeAlone)).toMatchObject({ backupAge: 'ok', backupCopy: 'fail' });
  });
});

it('the metrics say the same', async () => {
  const at = noon.toISOString();
  const proof = { at, seconds: 1, differences: [], reason: null };
  await put(site, 'mysql', 10, { kind: 'daily', proof: { ...proof, state: 'differs' } });
  site.clock.advance(minutes(1));
  await put(site, 'mysql', 30, { proof: { ...proof, state: 'skipped', at: '2026-03-02T13:00:00Z' } });
  site.clock.advance(minutes(80));
  const text = await metrics.text();
  for (const line of [
    'rondo_backup_age_seconds{type="mysql"} 4800',
    'rondo_backup_late{type="mysql"} 1',
    'rondo_backup_late{type="files"} 1',
    'rondo_backup_bytes{type="mysql"} 40',
    'rondo_backup_bytes{type="files"} 0',
    'rondo_backup_last_proof_age_seconds 4860',
    'rondo_backup_last_proof_ok 0',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).not.toContain('rondo_backup_age_seconds{type="files"}');
  expect(text).not.toMatch(/^rondo_backup_copy_behind \d/m);
});

describe('a look at the backups', () => {
  const what = { isOn: true } as Seen;
  const lookingBy = (look: () => Promise<Seen>) => {
    let looks = 0;
    const shared = sharedLook(site.deps, () => {
      looks += 1;
      return look();
    });
    return { now: shared.now, looks: () => looks };
  };

  it('is shared by all who ask within ten seconds', async () => {
    const { now, looks } = lookingBy(async () => what);
    await Promise.all([now(), now(), now()]);
    site.clock.advance(9_999);
    expect(await now()).toEqual({ seen: what, isBlind: false });
    expect(looks()).toBe(1);
    site.clock.advance(1);
    await now();
    expect(looks()).toBe(2);
  });

  it('that never ends makes nobody wait for long, and is the only one', async () => {
    const { now, looks } = lookingBy(() => new Promise(() => undefined));
    await now();
    const began = performance.now();
    for (let turn = 0; turn < 50; turn++) await now();
    expect(performance.now() - began).toBeLessThan(500);
    site.clock.advance(minutes(15) + 1);
    expect(await now()).toEqual({ seen: null, isBlind: true });
    expect(looks()).toBe(1);
  });

  it('that fails leaves what was seen before, for a quarter of an hour', async () => {
    let isThere = true;
    const { now } = lookingBy(async () => {
      if (!isThere) throw new Error('no disk');
      return what;
    });
    await now();
    isThere = false;
    site.clock.advance(minutes(15));
    expect(await now()).toEqual({ seen: what, isBlind: false });
    site.clock.advance(minutes(1));
    expect(await now()).toEqual({ seen: what, isBlind: true });
  });
});
