import { randomBytes } from 'node:crypto';
import { inject, afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../../testing/provided.ts';
import { runSql } from '../../testing/run-sql.ts';
import { withDatabaseName } from './database.ts';
import { checkExternalServer } from './external.ts';

const server = inject('databaseServer');
const good = `t_good_${randomBytes(4).toString('hex')}`;
const blind = `t_blind_${randomBytes(4).toString('hex')}`;

beforeAll(async () => {
  await runSql(server, `CREATE DATABASE ${good} TEMPLATE template0`);
  await runSql(
    server,
    `CREATE DATABASE ${blind} TEMPLATE template0 LOCALE_PROVIDER libc LC_COLLATE 'C' LC_CTYPE 'C'`,
  );
});
afterAll(async () => {
  for (const name of [good, blind]) await runSql(server, `DROP DATABASE ${name}`);
});

describe('checkExternalServer', () => {
  it('reads the version of a database that it can work with', async () => {
    expect(await checkExternalServer(withDatabaseName(server, good))).toMatch(/^\d\d\.\d/);
  });

  it('refuses a database whose text search sees only ASCII', async () => {
    await expect(checkExternalServer(withDatabaseName(server, blind))).rejects.toThrow('show_trgm is empty');
  });

  it('says that a database is not there, without its password', async () => {
    const error: Error = await checkExternalServer(withDatabaseName(server, 'no_such_database')).then(
      () => new Error('it was accepted'),
      (reason) => reason,
    );
    expect(error.message).toMatch(/^The database of DATABASE_URL cannot be reached: .*no_such_database/);
    expect(error.message).not.toContain(new URL(server).password);
  });
});
