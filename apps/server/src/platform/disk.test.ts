import { afterEach, expect, it } from 'vitest';
import { type DiskWatch, type Space, watchDisk } from './disk.ts';
import { createLog } from './log/log.ts';

const MEBIBYTE = 1024 * 1024;
const log = createLog({ level: 'silent', pretty: false });

let disk: DiskWatch;
afterEach(() => disk.stop());

/** A watch of two disks that needs 64 MiB, with what they and the clock say. */
function watch({ holdDatabase = true } = {}) {
  const state = { free: [500, 500], isReadable: true, elapsed: 0, seen: [] as boolean[] };
  disk = watchDisk({
    folders: ['0', '1'],
    holdDatabase,
    log,
    elapsed: () => state.elapsed,
    least: () => 64 * MEBIBYTE,
    looked: (hasRoom) => void state.seen.push(hasRoom),
    read: async (folder): Promise<Space> => {
      if (!state.isReadable) throw new Error('not readable');
      return { freeBytes: (state.free[Number(folder)] ?? 0) * MEBIBYTE, totalBytes: 1000 * MEBIBYTE };
    },
  });
  const look = async (free: number[] = state.free) => {
    state.free = free;
    await disk.look();
    return disk.hasRoom();
  };
  return { state, look };
}

it('has no room as soon as one of its disks has too little', async () => {
  const { state, look } = watch();
  expect(disk.space()).toBeNull();
  expect(await look([500, 64])).toBe(true);
  expect(await look([500, 63])).toBe(false);
  expect(state.seen).toEqual([true, false]);
  expect(disk.space()).toEqual({ freeBytes: 500 * MEBIBYTE, totalBytes: 1000 * MEBIBYTE });
});

it('has room again only with 16 MiB more', async () => {
  const { look } = watch();
  expect(await look([63, 500])).toBe(false);
  expect(await look([79, 500])).toBe(false);
  expect(await look([80, 500])).toBe(true);
});

it('does not believe free bytes for ten seconds after a failed write', async () => {
  const { state, look } = watch();
  disk.noteFull();
  expect(await look()).toBe(false);
  state.elapsed = 9_999;
  expect(await look()).toBe(false);
  state.elapsed = 10_000;
  expect(await look()).toBe(true);
});

it('learns nothing about its disks from the writes of a database elsewhere', async () => {
  const { look } = watch({ holdDatabase: false });
  disk.noteFull();
  expect(await look()).toBe(true);
  expect(await look([63, 500])).toBe(false);
});

it('does not refuse writes for ever when the room cannot be read any more', async () => {
  const { state, look } = watch();
  expect(await look([63, 500])).toBe(false);
  state.isReadable = false;
  expect(await look()).toBe(true);
  disk.noteFull();
  expect(await look()).toBe(false);
});
