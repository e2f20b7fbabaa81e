import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Db, type DatabaseOptions, openDatabase, withDatabaseName } from '../platform/db/database.ts';
import './provided.ts';
import { runSql } from './run-sql.ts';

export type TestDatabase = {
  readonly url: string;
  readonly db: Db;
  /** Closes and drops it. */
  readonly close: () => Promise<void>;
};

/** A migrated database of its own for one test file: a copy of the template. */
export function testDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  return databaseLike(inject('templateDatabase'), options);
}

/** An empty database without any table, for tests of migrations. */
export function emptyDatabase(): Promise<TestDatabase> {
  return databaseLike('template0', {});
}

async function databaseLike(template: string, options: DatabaseOptions): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `t_${randomBytes(6).toString('hex')}`;
  // The other strategy takes every page through the log.
  await runSql(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = withDatabaseName(server, name);
  const db = openDatabase(url, options);
  return {
    url,
    db,
    close: async () => {
      await db.destroy();
      await runSql(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
