import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
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

it('reads from a full disk, says so, and writes again when there is room', async ({ skip }) => {
  const server = await startOwnServer(mountSmallDisk).catch((error: unknown) => {
    if (error instanceof CannotMount) skip(error.message);
    throw error;
  });
  const filler = join(server.disk, 'filler');
  /** Leaves so much room, in MiB, whatever else is on the disk. */
  const fillUpTo = (left: number) => {
    rmSync(filler, { force: true });
    const { bavail, bsize } = statfsSync(server.disk);
    execFileSync('fallocate', ['-l', String(bavail * bsize - left * MEBIBYTE), filler]);
  };
  const health = () => server.call('GET', '/health');
  const reserve = join(server.disk, 'data', 'postgres.reserve');
  try {
    const { token } = (await server.register()).body;
    const profile = () => server.call('GET', '/v2/auth/profile/me', undefined, token);
    await expect.poll(() => existsSync(reserve), { timeout: 10_000 }).toBe(true);
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

    rmSync(filler);
    await expect.poll(async () => (await server.register()).status, { timeout: 15_000 }).toBe(201);
    expect(await health()).toMatchObject({ status: 200, body: { checks: { database: 'ok', disk: 'ok' } } });
    await expect.poll(() => existsSync(reserve), { timeout: 10_000 }).toBe(true);
    expect(server.child().process.exitCode).toBeNull();

    // A start on a disk that was filled meanwhile: reading first, and the rest of the start once there is room.
    for (const left of [40, 0]) {
      await server.restart(() => fillUpTo(left));
      expect(server.child().output()).toContain('Rondo can be read; it completes its start by itself.');
      expect((await profile()).status).toBe(200);
      expect((await server.register()).body.code).toBe('STORAGE_FULL');
      rmSync(filler);
      await server.child().says(/The start is complete/);
      await expect.poll(async () => (await server.register()).status, { timeout: 15_000 }).toBe(201);
      await expect.poll(() => existsSync(reserve), { timeout: 10_000 }).toBe(true);
    }
  } finally {
    rmSync(filler, { force: true });
    await server.stop();
  }
});
