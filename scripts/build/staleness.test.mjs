import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clear, fingerprint, isFresh, remember } from './staleness.mjs';

let root;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rondo-staleness-'));
  await mkdir(join(root, 'src/deep'), { recursive: true });
  await writeFile(join(root, 'src/deep/a.ts'), 'one');
  await mkdir(join(root, 'dist'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const print = () => fingerprint(root, ['src', 'no-such-file']);

it('changes with contents and names of sources, not with their times or their tests', async () => {
  const before = await print();
  await utimes(join(root, 'src/deep/a.ts'), 1, 1);
  await writeFile(join(root, 'src/deep/a.test.ts'), 'a test');
  expect(await print()).toBe(before);
  await writeFile(join(root, 'src/deep/a.ts'), 'two');
  const changed = await print();
  expect(changed).not.toBe(before);
  await rename(join(root, 'src/deep/a.ts'), join(root, 'src/deep/b.ts'));
  expect(await print()).not.toBe(changed);
});

it('takes an output for fresh only when it was built from just these sources', async () => {
  expect(await isFresh(root, 'dist', await print())).toBe(false);
  await remember(root, 'dist', await print());
  expect(await isFresh(root, 'dist', await print())).toBe(true);
  await writeFile(join(root, 'src/deep/a.ts'), 'two');
  expect(await isFresh(root, 'dist', await print())).toBe(false);
});

it('forgets an output that is made again', async () => {
  await remember(root, 'dist', await print());
  await clear(root, 'dist');
  expect(await readdir(root)).toEqual(['src']);
  expect(await isFresh(root, 'dist', await print())).toBe(false);
});
