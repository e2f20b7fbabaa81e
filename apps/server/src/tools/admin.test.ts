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
  env = {
    DATA_DIR: join(root, 'data'),
    PORT: '0',
    DEMO: 'off',
    BACKUP_SCHEDULE: 'off',
    LOG_LEVEL: 'error',
    TRUST_PROXY_HOPS: '1',
  };
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

let callers = 0;
/** Each from another address, so that only failures of the account count. */
const login = async (emailOrUsername: string, password: string) => {
  const reply = await fetch(`${url}/v2/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${++callers}` },
    body: JSON.stringify({ emailOrUsername, password }),
  });
  return (await reply.json()) as { user?: { isSuperAdmin: boolean }; token?: string; code?: string };
};

const setPassword = async (token: string, newPassword: string) => {
  const reply = await fetch(`${url}/v2/auth/password/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, newPassword }),
  });
  return reply.status;
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

  it('lists who has a role', async () => {
    const { code, output } = await admin(['list']);
    expect(code).toBe(0);
    expect(output).toMatch(
      /^\d+ {2}First {2}super admin {2}first@example\.org {2}has a password {2}seen .*\n\d+ {2}Second .*\n$/,
    );
  });

  it('sets a new password beside a running server: sessions end, failures are forgotten', async () => {
    const { token } = await login('First', 'a long password');
    for (let i = 0; i < 4; i++) await login('First', 'what was it again');
    expect(await login('First', 'a long password')).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    const { code, output } = await admin(['reset', '--username', 'first'], 'a later password\n');
    expect({ code, output }).toEqual({
      code: 0,
      output: 'first has a new password and is signed out everywhere.\n',
    });
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${url}/v2/auth/profile/me`, { headers })).status).toBe(401);
    expect((await login('First', 'a later password')).user?.isSuperAdmin).toBe(true);
    expect(await login('First', 'a long password')).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('shows a link, good once, where no password is given', async () => {
    await admin(['reset', '--username', 'Second']);
    const { code, output } = await admin(['reset', '--username', 'Second']);
    expect(code).toBe(0);
    const [, token = ''] = /\/password\/reset\?token=(\S+)\n$/.exec(output) ?? [];
    expect(await setPassword(token, 'a third password')).toBe(200);
    expect(await setPassword(token, 'a fourth password')).toBe(400);
    expect((await login('Second', 'a third password')).user?.isSuperAdmin).toBe(true);
  });

  it('says in one line what is wrong', async () => {
    const details = ['--email', 'x@example.org', '--password', 'a long password'];
    expect(await admin(['create', '--username', 'first', ...details])).toEqual({
      code: 1,
      output: 'This username is taken.\n',
    });
    expect(await admin(['create', '--username', 'no good name', ...details])).toMatchObject({ code: 1 });
    expect((await admin(['create', '--username', 'third'])).code).toBe(2);
    expect(await admin(['reset', '--username', 'nobody', '--password', 'a long password'])).toEqual({
      code: 1,
      output: 'No account is called nobody.\n',
    });
    expect((await admin(['reset', '--username', 'First', '--password', 'password'])).code).toBe(1);
    expect((await admin(['reset', '--username', 'First', '--password', ''])).code).toBe(1);
    for (const args of [[], ['remove'], ['create', '--name', 'x'], ['reset'], ['list', '--username', 'x']]) {
      const { code, output } = await admin(args);
      expect(code).toBe(2);
      expect(output).toContain('Usage: npm run admin -- create');
    }
  });
});
