import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../testing/fake-clock.ts';
import { type FileCache, fileCache } from './file-cache.ts';
import { createLog } from './log/log.ts';

const log = createLog({ level: 'silent', pretty: false });
const MINUTE = 60_000;
let hasRoom = true;
const disk = { hasRoom: () => hasRoom };

let folder: string;
let clock: FakeClock;
let cache: FileCache;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rondo-file-cache-'));
  clock = fakeClock();
  cache = fileCache({ folder, maxBytes: 1000, maxAgeMs: 10 * MINUTE, clock, disk, log });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((f) => f.isFile());

it('gives back what was written until it is too old', async () => {
  expect(await cache.read('abc')).toBeNull();
  await cache.write('abc', Buffer.from('one'));
  await cache.write('abc', Buffer.from('two'));
  expect(String(await cache.read('abc'))).toBe('two');
  expect(files()).toHaveLength(1);
  clock.advance(9 * MINUTE);
  expect(String(await cache.read('abc'))).toBe('two');
  clock.advance(MINUTE);
  expect(await cache.read('abc')).toBeNull();
});

it('has nothing of a time that lies ahead, after a clock was set back', async () => {
  const kept = clock.now();
  clock.advance(48 * 60 * MINUTE);
  await cache.write('abc', Buffer.from('one'));
  clock.set(kept);
  expect(await cache.read('abc')).toBeNull();
});

it('shares its folder with other processes', async () => {
  const other = fileCache({ folder, maxBytes: 1000, maxAgeMs: null, clock, disk, log });
  await Promise.all([cache.write('abc', Buffer.from('same')), other.write('abc', Buffer.from('same'))]);
  expect(String(await other.read('abc'))).toBe('same');
  expect(files()).toHaveLength(1);
});

it('gives up the oldest when there is too much', async () => {
  for (const key of ['a1', 'b2', 'c3', 'd4']) {
    await cache.write(key, Buffer.alloc(400));
    clock.advance(MINUTE);
  }
  await cache.sweep();
  expect(
    files()
      .map((file) => file.name)
      .toSorted(),
  ).toEqual(['c3', 'd4']);
  clock.advance(8 * MINUTE);
  await cache.sweep();
  expect(files().map((file) => file.name)).toEqual(['d4']);
});

it('sweeps by itself', async () => {
  for (let n = 0; n < 30; n += 1) {
    await cache.write(`key-${n}`, Buffer.alloc(100));
    clock.advance(1000);
  }
  await expect.poll(() => files().length).toBeLessThan(20);
});

it('does without a folder that cannot be made', async () => {
  writeFileSync(join(folder, 'file'), '');
  const nowhere = fileCache({
    folder: join(folder, 'file'),
    maxBytes: 1000,
    maxAgeMs: null,
    clock,
    disk,
    log,
  });
  await nowhere.write('abc', Buffer.from('x'));
  expect(await nowhere.read('abc')).toBeNull();
});

it('writes nothing while the disk has no room', async () => {
  hasRoom = false;
  await cache.write('abc', Buffer.from('one'));
  hasRoom = true;
  expect(await cache.read('abc')).toBeNull();
  expect(files()).toEqual([]);
});
