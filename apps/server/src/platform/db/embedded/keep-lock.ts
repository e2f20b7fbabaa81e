import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** What the keeper ends with when the lock is another's. */
const LOST = 3;

/**
 * The keeper: a shell, since it must go on while this process is busy, and live a little longer than it. It touches the
 * lock each second. When its input ends, so has this process: then it ends the database that it was told of, and removes
 * the lock. When the lock is another's it ends the database at once.
 */
const keeper = `
lock=$1 token=$2 database=
is_ours() { grep -q "$token" "$lock" 2>/dev/null; }
tell_database() { [ -n "$database" ] && kill -s "$1" "$database" 2>/dev/null; }
wait_for_database() {
  for second in 1 2 3; do
    tell_database 0 || return
    sleep 1
  done
}
beat() {
  # Another start may move the lock aside for a moment, to look at it.
  while kill -0 $$ 2>/dev/null && { is_ours || { sleep 0.3; is_ours; }; }; do
    touch -c "$lock"
    sleep 1
  done
  kill -s USR1 $$
}
trap 'tell_database QUIT; exit ${LOST}' USR1
beat &
beats=$!
while read -r line; do database=$line; done
tell_database INT
wait_for_database
tell_database QUIT
wait_for_database
kill "$beats"
is_ours && rm -f "$lock"
`;

/** Keeps a lock that was just taken, until it is released or this process ends in any way. */
export function keepLock(file: string, token: string, lost: () => void) {
  let isReleased = false;
  let database: number | null = null;
  let child: ChildProcess;
  const isHeld = () => !isReleased && holds(file, token);

  const tell = () => child.stdin?.write(`${database ?? ''}\n`);
  const start = () => {
    child = spawn('/bin/sh', ['-c', keeper, 'rondo-lock', file, token], {
      cwd: '/',
      env: { PATH: '/usr/bin:/bin' },
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.unref();
    // A keeper that was killed reads no more; its end is handled below.
    child.stdin?.on('error', () => undefined);
    (child.stdin as unknown as { unref: () => void }).unref();
    child.once('error', startAgain);
    child.once('exit', (code) => (code === LOST ? isReleased || lost() : startAgain()));
    tell();
  };
  const startAgain = () => {
    if (!isReleased) setTimeout(() => isReleased || start(), 1000).unref();
  };
  start();

  return {
    isHeld,
    /** Names the database's main process, which must not outlive this one; `null`: it ended. */
    guard: (pid: number | null) => {
      database = pid;
      tell();
    },
    release: () => {
      const isOurs = isHeld();
      isReleased = true;
      if (isOurs) rmSync(file, { force: true });
      child.stdin?.end();
    },
  };
}

function holds(file: string, token: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes(token);
  } catch {
    return false;
  }
}
