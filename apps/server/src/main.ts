import { setFlagsFromString } from 'node:v8';
import { endAtSignals } from './end-at-signals.ts';

// Bytes that pass through count as growth: by its own measure the collector would stop visitors for every few megabytes
// of a backup or a download (docs/performance.md).
setFlagsFromString('--heap-growing-percent=80');

// A terminal that is closed, or a reader of a pipe that is gone, must not cut off the end that follows.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

// Everything else is loaded behind the signals: an end is heard from the first moment on.
const ending = new AbortController();
const starting = import('./start-site.ts').then(({ startSite }) => startSite(ending.signal));
endAtSignals({
  starting,
  ending,
  shellCommand: import('./config.ts').then(({ shellCommand }) => shellCommand()),
});
await starting;
