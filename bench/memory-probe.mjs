// Loaded into the measured server before anything else: reports its memory, and the longest time that its thread worked
// without a break since it was asked the last time. That is time of the processor: waiting for other programs of the
// machine does not count.
import { openSync, readSync } from 'node:fs';

const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
const buffer = Buffer.alloc(64);
/** Milliseconds of the processor that this thread has had. */
const used = () => Number.parseInt(buffer.toString('latin1', 0, readSync(file, buffer, 0, 64, 0)), 10) / 1e6;

let last = used();
let longest = 0;
setInterval(() => {
  const now = used();
  longest = Math.max(longest, now - last);
  last = now;
}, 1).unref();

process.on('message', (question) => {
  if (question === 'memory') process.send?.(process.memoryUsage());
  if (question !== 'delay') return;
  process.send?.({ longest });
  longest = 0;
});
process.channel?.unref();
