import { basename } from 'node:path';

/**
 * npm passes a SIGTERM on to a shell that keeps it to itself; the shell's end shows it. Whoever starts Rondo without
 * npm, or with nohup, wants it to go on when the shell goes.
 * @param {{ npm_lifecycle_event?: string, _?: string }} environment
 */
export function endWithNpm({ npm_lifecycle_event: isRunByNpm, _: shellCommand = '' }) {
  const parent = process.ppid;
  if (!isRunByNpm || parent <= 1 || basename(shellCommand) === 'nohup') return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    console.log('npm, which started Rondo, has ended.');
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
