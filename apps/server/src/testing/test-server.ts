import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../platform/db/embedded/embedded.ts';
import { removeLeftovers } from './leftovers.ts';

/** Written to disk as late as possible: a test server has nothing to keep. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

export type TestServer = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts an embedded PostgreSQL in a folder of its own below `parent`; `stop` removes it. */
export async function startTestServer(parent = tmpdir()): Promise<TestServer> {
  removeLeftovers(parent);
  const folder = mkdtempSync(join(parent, 'rondo-test-server-'));
  chmodSync(folder, 0o755);
  const lost = (reason: Error) => {
    throw reason;
  };
  const options = { role: 'server', say: () => undefined, lost, settings: hasty } as const;
  const database = await startEmbedded({ dataDir: join(folder, 'data'), ...options });
  return {
    url: database.url,
    stop: async () => {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
