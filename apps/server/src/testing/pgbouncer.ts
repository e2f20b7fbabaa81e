import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseUser } from '../platform/db/embedded/run-as.ts';
import { freePort } from './free-port.ts';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync);

/** Whether the pooler of the distribution is installed; says so where it is not. */
export function hasPgBouncer(): boolean {
  if (program === undefined)
    process.stderr.write(
      'No PgBouncer is installed (apt-get install pgbouncer): nothing is tried behind it.\n',
    );
  return program !== undefined;
}

export type PgBouncer = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts a PgBouncer in front of a database. What `settings` do not say is as it comes. */
export async function startPgBouncer(
  databaseUrl: string,
  settings: Readonly<Record<string, string>>,
): Promise<PgBouncer> {
  const user = chooseUser(null);
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const folder = mkdtempSync(join(tmpdir(), 'rondo-test-pgbouncer-'));
  chmodSync(folder, 0o755);
  const ownPort = await freePort();
  const users = join(folder, 'users.txt');
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: ownPort,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: users,
    ...settings,
  };
  const lines = Object.entries(all).map(([key, value]) => `${key} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o600 });
  writeFileSync(
    file,
    `[databases]\n${name} = host=${hostname} port=${port}\n[pgbouncer]\n${lines.join('\n')}\n`,
  );
  if (user !== null) for (const path of [users, file]) chownSync(path, user.uid, user.gid);
  const child = spawn(program ?? '', [file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
  });
  let words = '';
  await new Promise<void>((ready, failed) => {
    const hear = (chunk: Buffer) => {
      words += chunk;
      if (words.includes('process up')) ready();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', failed);
    child.once('exit', () => failed(new Error(`PgBouncer did not start: ${words}`)));
  });
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${ownPort}/${name}`,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
