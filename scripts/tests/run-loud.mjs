import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a program of node_modules/.bin with its output shown as it comes; resolves to its exit code. */
export function runLoud(root, name, args, environment) {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', name), args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
