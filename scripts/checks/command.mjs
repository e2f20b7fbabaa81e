import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Runs a program of node_modules/.bin in `root`; resolves to { code, output } with both streams in order. */
export function runTool(root, name, args, { toolRoot = root } = {}) {
  return run(join(toolRoot, 'node_modules', '.bin', name), args, root);
}

/** The problems of a tool that says what is wrong on its output and fails with its exit code. */
export async function problemsOfTool(root, name, args, options) {
  const { code, output } = await runTool(root, name, args, options);
  return code === 0 ? [] : [output.trim() || `${name} ended with exit code ${code}`];
}

function run(file, args, cwd) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }));
  });
}
