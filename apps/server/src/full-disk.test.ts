import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, type TestContext, vi } from 'vitest';
import { startOwnServer } from './testing/own-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const MEBIBYTE = 1024 * 1024;

class CannotMount extends Error {}

function mountSmallDisk(folder: string): () => void {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=420m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch (error) {
    throw new CannotMount('only root may mount a small disk', { cause: error });
  }
  return () => execFileSync('umount', [folder]);
}

let stop = async () => undefined as void;
afterEach(() => stop());

/** A server on a small disk, with a player and its reserve. */
async function serverOnSmallDisk({ skip }: TestContext) {
  const server = await startOwnServer(mountSmallDisk).catch((error: unknown) => {
    if (error instanceof CannotMount) skip(error.message);
    throw error;
  });
  const filler = join(server.disk, 'filler');
  const empty = () => rmSync(filler, { force: true });
  stop = async () => {
    empty();
    await server.stop();
  };
  const keepsReserve = () =>
    expect
      .poll(() => existsSync(join(server.disk, 'data', 'postgres.reserve')), { timeout: 15_000 })
      .toBe(true);
  const { token } = (await server.register()).body;
  await keepsReserve();
  return {
    server,
    empty,
    /** Leaves so much room, in MiB, whatever else is on the disk. */
    fillUpTo: (left: number) => {
      empty();
      const { bavail, bsize } = statfsSync(server.disk);
      execFileSync('fallocate', ['-l', String(bavail * bsize - left * MEBIBYTE), filler]);
    },
    health: () => server.call('GET', '/health'),
    profile: () => server.call('GET', '/v2/auth/profile/me', undefined, token),
    keepsReserve,
    writesAgain: () =>
      expect.poll(async () => (await server.register()).status, { timeout: 15_000 }).toBe(201),
  };
}

it('reads from a full disk, says so, and writes again when there is room', async (context) => {
  const { server, empty, fillUpTo, health, profile, keepsReserve, writesAgain } =
    await serverOnSmallDisk(context);
  expect(await health()).toMatchObject({ status: 200, body: { checks: { disk: 'ok' } } });

  fillUpTo(40);
  await expect.poll(async () => (await health()).body.checks.disk, { timeout: 10_000 }).toBe('fail');
  expect((await health()).status).toBe(200);
  expect(await server.register()).toMatchObject({
    status: 503,
    retryAfter: '30',
    body: { code: 'STORAGE_FULL' },
  });
  expect((await profile()).status).toBe(200);
  expect((await server.call('GET', '/v2/database/leaderboard')).status).toBe(200);
  const free = /^rondo_disk_free_bytes (\S+)$/m.exec(await server.metrics())?.[1];
  expect(Number(free)).toBeLessThan(64 * MEBIBYTE);
  expect(await server.metrics()).toContain(`rondo_disk_total_bytes ${420 * MEBIBYTE}`);

  // The worst: not a byte is left, and the database has to recover.
  fillUpTo(0);
  process.kill(server.databaseId(), 'SIGKILL');
  await server.child().says(/uses the space reserved for it/);
  await expect.poll(async () => (await profile()).status, { timeout: 30_000 }).toBe(200);
  expect((await server.register()).body.code).toBe('STORAGE_FULL');

  empty();
  await writesAgain();
  expect(await health()).toMatchObject({ status: 200, body: { checks: { database: 'ok', disk: 'ok' } } });
  await keepsReserve();
  expect(server.child().process.exitCode).toBeNull();
});

it('starts on a full disk, reads, and completes the start when there is room', async (context) => {
  const { server, empty, fillUpTo, profile, keepsReserve, writesAgain } = await serverOnSmallDisk(context);
  await server.restart(() => fillUpTo(0));
  expect(server.child().output()).toContain('Rondo can be read; it completes its start by itself.');
  expect((await profile()).status).toBe(200);
  expect((await server.register()).body.code).toBe('STORAGE_FULL');
  empty();
  await server.child().says(/The start is complete/);
  await writesAgain();
  await keepsReserve();
});
