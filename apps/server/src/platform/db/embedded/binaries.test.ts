import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Binaries, findBinaries, installedBinaries } from './binaries.ts';
import { runAs } from './run-as.ts';

const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: 65534, gid: 65534, name: 'nobody' } : null;

let root: string;
let installed: Binaries;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rondo-binaries-'));
  chmodSync(root, 0o755);
  mkdirSync(join(root, 'package'));
  const { folder, version } = installedBinaries();
  const isNoLink = (path: string) =>
    !/\.so(\.\d+)?$/.test(path) ||
    /\/(libz|libcrypto|libssl|libxml2|libxslt|liblzma|libossp-uuid)\b/.test(path);
  cpSync(folder, join(root, 'package', 'native'), {
    recursive: true,
    filter: (path) => !path.endsWith('.a') && (isNoLink(path) || path.includes('/postgresql/')),
  });
  installed = { folder: join(root, 'package', 'native'), version };
});
afterEach(() => {
  chmodSync(join(root, 'package'), 0o755);
  chmodSync(join(installed.folder, 'lib'), 0o755);
  rmSync(root, { recursive: true, force: true });
});

const runs = async ({ folder }: Binaries) =>
  (await runAs(user, join(folder, 'bin', 'initdb'), ['--version'])).output;

describe('findBinaries', () => {
  it('makes the links that the package did not make, and uses the package', async () => {
    const found = await findBinaries(user, join(root, 'elsewhere'), installed);
    expect(found.folder).toBe(installed.folder);
    expect(await runs(found)).toMatch(/^initdb \(PostgreSQL\) 18/);
  });

  it('copies what its user cannot reach, readable whatever the umask, once', async () => {
    // Root is kept out by the folder's mode, an ordinary user by not being allowed to add the links.
    chmodSync(isRoot ? join(root, 'package') : join(installed.folder, 'lib'), isRoot ? 0o700 : 0o555);
    const elsewhere = join(root, 'elsewhere');
    if (!isRoot) mkdirSync(elsewhere);
    const umask = process.umask(0o077);
    const found = await findBinaries(user, elsewhere, installed).finally(() => process.umask(umask));
    expect(found.folder).toBe(join(elsewhere, `postgres-${installed.version}`));
    expect(await runs(found)).toMatch(/^initdb \(PostgreSQL\) 18/);
    expect(statSync(join(found.folder, 'share')).mode & 0o777).toBe(0o755);
    expect(readdirSync(elsewhere)).toEqual([`postgres-${installed.version}`]);
    const made = statSync(found.folder).ctimeMs;
    await findBinaries(user, elsewhere, installed);
    expect(statSync(found.folder).ctimeMs).toBe(made);
  });
});
