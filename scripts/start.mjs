// npm start: the running site, built first when its sources are newer
import { buildWhenStale } from './build/build-when-stale.mjs';

buildWhenStale();
endWithParent();
// In this process, so that signals reach the server directly.
process.setSourceMapsEnabled(true);
await import('../apps/server/dist/main.js');

/** npm passes a SIGTERM on to a shell that keeps it to itself; the shell's end shows it. */
function endWithParent() {
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  if (parent > 1) setInterval(watch, 250).unref();
}
