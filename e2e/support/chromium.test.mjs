import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';

describe('findChromium', () => {
  let folder;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondo-browser-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function program(name, exitCode) {
    const path = join(folder, name);
    await writeFile(path, `#!/bin/sh\nexit ${exitCode}\n`);
    await chmod(path, 0o755);
    return path;
  }

  it('takes the program of CHROMIUM_PATH', async () => {
    const path = await program('works', 0);
    expect(findChromium({ CHROMIUM_PATH: path })).toBe(path);
  });

  it('names a CHROMIUM_PATH that does not start instead of taking another browser', async () => {
    const path = await program('lacks-a-library', 127);
    expect(() => findChromium({ CHROMIUM_PATH: path })).toThrow(`CHROMIUM_PATH is ${path}`);
    expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'absent') })).toThrow('does not start');
  });
});
