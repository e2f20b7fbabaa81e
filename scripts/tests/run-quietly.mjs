import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Runs a program of node_modules/.bin and shows nothing; resolves to its exit code and what it wrote. When this process
 * is asked to stop, the program is asked as well, so that it can put its servers and browsers away.
 */
export function runQuietly(root, name, args, environment) {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', name), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...environment },
    });
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    const stop = () => child.kill('SIGINT');
    const end = (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code, output });
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** A runner's JSON report; undefined when the runner ended before it wrote one. */
export const readReport = (path) =>
  readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
