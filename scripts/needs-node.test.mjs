import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRIED_NODES } from './checks/versions.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { engines, scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rondo-node-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a file of scripts/ in a Node that says to be of another version. */
function runAs(version, file) {
  const claim = join(folder, `${version}.cjs`);
  writeFileSync(
    claim,
    `Object.defineProperty(process, 'version', { value: 'v${version}' });
     Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
  );
  const args = ['-r', claim, join(ROOT, 'scripts', file)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('a Node that is too old', () => {
  it.each(['14.21.3', '18.20.8', '20.18.3'])('%s is told so in one line', (version) => {
    const { status, stdout, stderr } = runAs(version, 'needs-node.cjs');
    expect(stderr).toBe(`Rondo needs Node 20.19 or newer; this is v${version} (${process.execPath}).\n`);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });

  it.each(['start.mjs', 'server-tool.mjs'])('stops %s before it builds, without npm too', (file) => {
    const { status, stdout, stderr } = runAs('18.20.8', file);
    expect(stderr).toMatch(/^Rondo needs Node .*\n$/);
    expect([status, stdout]).toEqual([1, '']);
  });

  it.each(['20.19.0', '22.0.0', '26.1.0'])('%s is new enough', (version) => {
    expect(runAs(version, 'needs-node.cjs')).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('stops every command that people call', () => {
    const unguarded = Object.entries(scripts).filter(([, command]) => !command.includes('needs-node.cjs'));
    expect(unguarded.map(([name]) => name)).toEqual(['format']);
  });
});

it('is the first version that was tried', () => {
  expect(engines.node).toBe(`>=${TRIED_NODES[0]}`);
});
