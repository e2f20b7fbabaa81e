import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureDifficulties } from '../features/difficulties/index.ts';
import { openDatabase, withDatabaseName } from '../platform/db/database.ts';
import { startEmbedded } from '../platform/db/embedded/embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import './provided.ts';
import { removeLeftovers } from './leftovers.ts';
import { runSql } from './run-sql.ts';

/** Written to disk as late as possible: a test server has nothing to keep. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/**
 * One PostgreSQL for all test files: the one of TEST_DATABASE_URL, else an embedded one in a folder of its own; in it
 * one migrated template.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outer = process.env.TEST_DATABASE_URL;
  const server = outer ? { url: outer, stop: async () => undefined } : await startTestServer();
  const template = `rondo_template_${randomBytes(4).toString('hex')}`;
  await runSql(server.url, `CREATE DATABASE ${template}`);
  const db = openDatabase(withDatabaseName(server.url, template));
  await migrate(db);
  await ensureDifficulties(db, { publicUrl: '', corsOrigins: [] });
  await db.destroy();
  project.provide('databaseServer', server.url);
  project.provide('templateDatabase', template);
  return async () => {
    await runSql(server.url, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.stop();
  };
}

async function startTestServer() {
  await removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), 'rondo-test-server-'));
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
