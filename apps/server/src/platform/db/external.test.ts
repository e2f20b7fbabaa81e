import { randomBytes } from 'node:crypto';
import { inject, afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../../testing/provided.ts';
import { runSql } from '../../testing/run-sql.ts';
import { StartError } from '../start-error.ts';
import { withDatabaseName } from './database.ts';
import { checkExternalServer, DatabaseNotReady } from './external.ts';

const server = inject('databaseServer');
const own = randomBytes(4).toString('hex');
const good = `t_good_${own}`;
const blind = `t_blind_${own}`;
const bytes = `t_bytes_${own}`;
const guest = `t_guest_${own}`;
const reader = `t_reader_${own}`;

beforeAll(async () => {
  await runSql(server, `CREATE DATABASE ${good} TEMPLATE template0`);
  for (const [name, encoding] of [
    [blind, 'UTF8'],
    [bytes, 'SQL_ASCII'],
  ])
    await runSql(
      server,
      `CREATE DATABASE ${name} TEMPLATE template0 ENCODING '${encoding}' LOCALE_PROVIDER libc LC_COLLATE 'C' LC_CTYPE 'C'`,
    );
  await runSql(server, `CREATE ROLE ${guest} LOGIN PASSWORD 'guest'`);
  await runSql(server, `CREATE ROLE ${reader} LOGIN SUPERUSER PASSWORD 'reader'`);
  await runSql(server, `ALTER ROLE ${reader} SET default_transaction_read_only = on`);
});
afterAll(async () => {
  for (const name of [good, blind, bytes]) await runSql(server, `DROP DATABASE ${name}`);
  for (const name of [guest, reader]) await runSql(server, `DROP ROLE ${name}`);
});

function as(user: string, password: string): string {
  const url = new URL(withDatabaseName(server, good));
  url.username = user;
  url.password = password;
  return url.href;
}

const refusal = (url: string): Promise<Error> =>
  checkExternalServer(url).then(
    () => new Error('it was accepted'),
    (reason) => reason,
  );

describe('checkExternalServer', () => {
  it('reads the version of a database that it can work with', async () => {
    expect(await checkExternalServer(withDatabaseName(server, good))).toMatch(/^\d\d\.\d/);
  });

  it.each<[what: string, url: string, words: string]>([
    ['sees only ASCII', withDatabaseName(server, blind), 'show_trgm is empty'],
    ['keeps bytes', withDatabaseName(server, bytes), 'keeps its texts as SQL_ASCII. Create it again'],
    ['is not there', withDatabaseName(server, 'no_such_db'), 'refuses Rondo: database "no_such_db" does not'],
    ['knows another password', as(guest, 'wrong'), 'refuses Rondo: password authentication failed for user'],
    ['wants a password', as(guest, ''), 'refuses Rondo: it asks for a password, and the address has none.'],
    ['belongs to others', as(guest, 'guest'), `The user ${guest} of DATABASE_URL may make no tables`],
    ['can only be read', as(reader, 'reader'), 'default_transaction_read_only is on'],
  ])('refuses for good a database that %s', async (_, url, words) => {
    const error = await refusal(url);
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toContain(words);
    expect(error.message).not.toContain('\n');
    expect(error.message).not.toContain(new URL(server).password);
  });

  it('calls a database that nobody listens for not ready', async () => {
    const error = await refusal('postgres://u:hidden@127.0.0.1:1/x');
    expect(error).toBeInstanceOf(DatabaseNotReady);
    expect(error.message).toBe(
      'The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
    );
  });
});
