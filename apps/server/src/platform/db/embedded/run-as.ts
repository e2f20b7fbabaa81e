import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartError } from '../../start-error.ts';

/** Whom the database runs as; `null`: whoever runs this process. PostgreSQL refuses to run as root. */
export type RunAs = { readonly uid: number; readonly gid: number; readonly name: string } | null;

/**
 * The user for the database processes. As root that is the owner of an existing database, else `postgres`, else
 * `nobody`.
 * @throws StartError as root without either user
 */
export function chooseUser(existingDatabase: string | null): RunAs {
  if (process.getuid?.() !== 0) return null;
  const users = readUsers();
  const owner = existingDatabase === null ? null : ownerOf(existingDatabase);
  if (owner !== null && owner.uid !== 0) return owner;
  const user = users.get('postgres') ?? users.get('nobody');
  if (user === undefined)
    throw new StartError(
      'The database cannot run as root and this machine has neither a user postgres nor a user nobody. Start the server as an ordinary user.',
    );
  return user;
}

function ownerOf(path: string): NonNullable<RunAs> {
  const { uid, gid } = statSync(path);
  return { uid, gid, name: `uid ${uid}` };
}

function readUsers(): Map<string, NonNullable<RunAs>> {
  const users = new Map<string, NonNullable<RunAs>>();
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && Number(uid) > 0) users.set(name, { uid: Number(uid), gid: Number(gid), name });
  }
  return users;
}

/** Nothing of our own environment (PG* variables, LD_PRELOAD, locale) reaches the database. */
const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Starts a program as that user, in its own session so that Ctrl+C in the terminal does not reach it. */
export function spawnAs(user: RunAs, command: string, args: string[], options: SpawnOptions): ChildProcess {
  return spawn(command, args, {
    cwd: '/',
    env: environment,
    detached: true,
    ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
    ...options,
  });
}

/** Runs a program to its end. Never throws: a program that cannot be started has `code` null. */
export function runAs(
  user: RunAs,
  command: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    let child: ChildProcess;
    try {
      child = spawnAs(user, command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    } catch (error) {
      done({ code: null, output: String(error) });
      return;
    }
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => done({ code: null, output: error.message }));
    child.on('close', (code) => done({ code, output: Buffer.concat(output).toString() }));
  });
}
