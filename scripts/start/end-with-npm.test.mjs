import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

const module = new URL('./end-with-npm.mjs', import.meta.url).href;
const program = `
  import { endWithNpm } from '${module}';
  process.on('SIGTERM', () => console.log('told to end'));
  endWithNpm(JSON.parse(process.argv[1]));
  console.log('runs');
  setTimeout(() => console.log('goes on'), 1200);
`;

/** What the program says after the shell that started it has ended. */
async function wordsAfterItsShell(environment) {
  const args = [process.execPath, '--input-type=module', '-e', program, JSON.stringify(environment)];
  const shell = spawn('sh', ['-c', '"$@" & read -r line', 'sh', ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const words = [];
  for await (const line of createInterface({ input: shell.stdout })) {
    if (line === 'runs') shell.stdin.write('\n');
    else words.push(line);
  }
  return words;
}

it('ends the server once when npm has ended', async () => {
  expect(await wordsAfterItsShell({ npm_lifecycle_event: 'start' })).toEqual([
    'npm, which started Rondo, has ended.',
    'told to end',
    'goes on',
  ]);
});

it('lets it go on without npm, and with nohup', async () => {
  const without = [{}, { npm_lifecycle_event: 'start', _: '/usr/bin/nohup' }];
  expect(await Promise.all(without.map(wordsAfterItsShell))).toEqual([['goes on'], ['goes on']]);
});
