import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/** The server and tools of it as the global set-up has built them: they start in a third of their sources' time. */
export const mainProgram = new URL('../../dist/main.js', import.meta.url);
export const adminProgram = new URL('../../dist/tools/admin.js', import.meta.url);
export const backupProgram = new URL('../../dist/tools/backup.js', import.meta.url);

export type Child = {
  readonly process: ChildProcess;
  /** Everything it has written so far. */
  readonly output: () => string;
  /** The first match in its output, waited for; fails when the program ends before. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
};

/**
 * Runs a file of the server, built or TypeScript, in a process of its own, with nothing of our environment but PATH.
 * `before` is a command that runs it, as `unshare` does.
 */
export function startChild(
  file: URL,
  args: string[] = [],
  options: {
    readonly env?: Record<string, string>;
    readonly uid?: number;
    readonly gid?: number;
    readonly before?: readonly string[];
  } = {},
): Child {
  const { env, before = [], ...user } = options;
  const [program = '', ...rest] = [
    ...before,
    process.execPath,
    ...(file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : []),
    fileURLToPath(file),
    ...args,
  ];
  const child = spawn(program, rest, {
    cwd: projectRoot,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', ...env },
    ...user,
  });
  let output = '';
  const checks = new Set<() => void>();
  const receive = (chunk: Buffer) => {
    output += chunk;
    for (const check of checks) check();
  };
  child.stdout.on('data', receive);
  child.stderr.on('data', receive);
  const ended = once(child, 'close').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null,
  );
  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((found, failed) => {
      const check = () => {
        const match = pattern.exec(output);
        if (match !== null) found(match);
      };
      checks.add(check);
      check();
      void ended.then(() => failed(new Error(`it ended without saying ${pattern}:\n${output}`)));
    });
  return { process: child, output: () => output, says, ended };
}

/** The processes that a process has started and that run. */
export function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([id, parentId]) => (id !== undefined && parentId === parent ? [id] : []));
}
