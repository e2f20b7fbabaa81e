import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';

const HOLDER = new URL('../../apps/server/src/testing/hold-external-server.ts', import.meta.url);

/**
 * A PostgreSQL of the distribution (see hold-external-server.ts) with an empty database.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startExternalDatabase() {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(HOLDER)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const line = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  if (child.exitCode !== null) throw new Error('No external PostgreSQL could be started.');
  return {
    url: JSON.parse(line[0]).url,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
