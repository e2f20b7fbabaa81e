import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Reserve, reserveOf } from './reserve.ts';

const SIZE = 48 * 1024 * 1024;

let root: string;
let reserve: Reserve;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rondo-reserve-'));
  mkdirSync(join(root, 'postgres'));
  reserve = reserveOf(join(root, 'postgres'), () => undefined);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('is kept only where enough room is left beside it', async () => {
  expect(reserve.missing()).toBe(SIZE);
  await reserve.keep(Number.MAX_SAFE_INTEGER);
  expect(reserve.missing()).toBe(SIZE);
  await reserve.keep(0);
  expect(reserve.missing()).toBe(0);
  expect(statSync(join(root, 'postgres.reserve')).size).toBe(SIZE);
});

it('stays while the database has room to start', async () => {
  await reserve.keep(0);
  reserve.spend();
  expect(reserve.missing()).toBe(0);
});

it('leaves nothing half-written', async () => {
  symlinkSync('/dev/full', join(root, 'postgres.reserve.new'));
  await expect(reserve.keep(0)).rejects.toThrow('ENOSPC');
  expect(readdirSync(root)).toEqual(['postgres']);
});
