import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, inject, it, vi } from 'vitest';
import '../../testing/provided.ts';
import { StartError } from '../start-error.ts';
import { connectionTo, DatabaseClient } from './client.ts';
import { openDatabase } from './database.ts';

afterEach(() => vi.unstubAllEnvs());

const url = inject('databaseServer');

/** Everything that the driver and its kind would read. */
const stray = {
  PGHOST: '192.0.2.1',
  PGPORT: '1',
  PGUSER: 'stray',
  PGDATABASE: 'stray',
  PGPASSWORD: 'stray',
  PGOPTIONS: '-c statement_timeout=1',
  PGSSLMODE: 'verify-full',
  PGSSLNEGOTIATION: 'nonsense',
  PGAPPNAME: 'stray',
  PGCLIENT_ENCODING: 'LATIN1',
  PGREPLICATION: 'true',
  PGBINARY: '1',
};

async function sessionOf(address: string) {
  const db = openDatabase(address, { connections: 1, statementTimeoutMs: 7_000, lockTimeoutMs: 3_000 });
  try {
    const { rows } = await sql<{ session: string }>`
      SELECT concat_ws(' ', current_user, current_setting('application_name'), current_setting('client_encoding'),
        current_setting('statement_timeout'), current_setting('lock_timeout'),
        current_setting('idle_in_transaction_session_timeout')) AS session`.execute(db);
    return rows[0]?.session;
  } finally {
    await db.destroy();
  }
}

it('opens connections as the address says, with the limits that are asked for', async () => {
  expect(await sessionOf(url)).toMatch(/^\w+ rondo UTF8 7s 3s 1min$/);
});

it('reads nothing of the environment by itself', async () => {
  const before = await sessionOf(url);
  for (const [name, value] of Object.entries(stray)) vi.stubEnv(name, value);
  expect(await sessionOf(url)).toBe(before);
});

it('reads no file of passwords', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rondo-home-'));
  const { username, password } = new URL(url);
  writeFileSync(join(folder, '.pgpass'), `*:*:*:${username}:${password}\n`);
  chmodSync(join(folder, '.pgpass'), 0o600);
  vi.stubEnv('HOME', folder);
  vi.stubEnv('PGPASSFILE', join(folder, '.pgpass'));
  const without = new URL(url);
  without.password = '';
  const client = new DatabaseClient(connectionTo(without.href, 'rondo test'));
  await expect(client.connect()).rejects.toThrow('it asks for a password, and the address has none');
  await client.end();
  rmSync(folder, { recursive: true });
});

it('names a file of a certificate that cannot be read', () => {
  const asked = () => connectionTo('postgres://u:p@h/d?sslrootcert=/no/such/ca.pem', 'rondo test');
  expect(asked).toThrow(StartError);
  expect(asked).toThrow('/no/such/ca.pem, which DATABASE_URL names as its sslrootcert, cannot be read');
});
