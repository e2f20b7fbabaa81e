import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds what is stale in a process of its own, so that nothing of the build tools stays in this one. */
export function buildWhenStale(...options) {
  const script = fileURLToPath(new URL('../build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [script, '--if-stale', ...options], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}
