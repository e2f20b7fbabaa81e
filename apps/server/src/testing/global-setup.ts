import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { ensureDifficulties } from '../features/difficulties/index.ts';
import { openDatabase, withDatabaseName } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import './provided.ts';
import { runSql } from './run-sql.ts';
import { startTestServer } from './test-server.ts';

const build = fileURLToPath(new URL('../../../../scripts/build.mjs', import.meta.url));

/**
 * The server as it is built, for tests that start it, and one PostgreSQL for all test files: the one of
 * TEST_DATABASE_URL, else an embedded one in a folder of its own; in it one migrated template.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [build, '--if-stale', '--server-only'], { stdio: 'inherit' });
  const outer = process.env.TEST_DATABASE_URL;
  const server = outer
    ? { url: outer, stop: async () => undefined }
    : await startTestServer(project.config.env.TMPDIR);
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
