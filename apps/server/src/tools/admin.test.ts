import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminProgram, type Child, mainProgram, startChild } from '../testing/child.ts';

let root: string;
let env: Record<string, string>;
let server: Child;
let url: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'rondo-admin-'));
  chmodSync(root, 0o755);
  env = { DATA_DIR: join(root, 'data'), PORT: '0', DEMO: 'off', BACKUP_SCHEDULE: 'off', LOG_LEVEL: 'error' };
});
afterAll(async () => {
  server?.process.kill('SIGTERM');
  await server?.ended;
  rmSync(root, { recursive: true, force: true });
});

async function admin(args: string[], input = '') {
  const child = startChild(adminProgram, args, { env });
  child.process.stdin?.end(input);
  return { code: await child.ended, output: child.output() };
}

const login = async (emailOrUsername: string, password: string) => {
  const reply = await fetch(`${url}/v2/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrUsername, password }),
  });
  return (await reply.json()) as { user?: { isSuperAdmin: boolean } };
};

describe('npm run admin', () => {
  it('makes a super admin on its own, before any server ran', async () => {
    const args = [
      'create',
      '--username',
      'First',
      '--email',
      'first@example.org',
      '--password',
      'a long password',
    ];
    const { code, output } = await admin(args);
    expect(output).toMatch(/Created the super admin First \(user \d+\)\.\n$/);
    expect(code).toBe(0);
  });

  it('works beside a running server, with what is missing on standard input', async () => {
    server = startChild(mainProgram, [], { env });
    url = (await server.says(/Rondo runs on (\S+)/))[1] ?? '';
    expect((await login('First', 'a long password')).user?.isSuperAdmin).toBe(true);
    const { code } = await admin(
      ['create', '--username', 'Second'],
      'second@example.org\nanother password\n',
    );
    expect(code).toBe(0);
    expect((await login('second@example.org', 'another password')).user?.isSuperAdmin).toBe(true);
  });

  it('says in one line what is wrong', async () => {
    const details = ['--email', 'x@example.org', '--password', 'a long password'];
    expect(await admin(['create', '--username', 'first', ...details])).toEqual({
      code: 1,
      output: 'This username is taken.\n',
    });
    expect(await admin(['create', '--username', 'no good name', ...details])).toMatchObject({ code: 1 });
    expect((await admin(['create', '--username', 'third'])).code).toBe(2);
    for (const args of [[], ['remove'], ['create', '--name', 'x']]) {
      const { code, output } = await admin(args);
      expect(code).toBe(2);
      expect(output).toContain('Usage: npm run admin -- create');
    }
  });
});
