import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { connectionTo, DatabaseClient } from './client.ts';
import { mayPass, reasonOf, refusalOf } from './connect-failure.ts';
import { areSessionsShared } from './shared-sessions.ts';

const oldestVersion = 15;
const longestAnswerMs = 10_000;

/** The external database cannot be worked with now, and may be later; `message` says why. */
export class DatabaseNotReady extends Error {}

/**
 * Refuses a database that the server cannot work with.
 * @returns its version as it calls itself
 * @throws StartError one line, without the password; DatabaseNotReady when it is worth waiting
 */
export async function checkExternalServer(url: string): Promise<string> {
  try {
    const client = await openClient(url);
    try {
      return await checkServer(client, url);
    } finally {
      await client.end();
    }
  } catch (error) {
    if (mayPass(error))
      throw new DatabaseNotReady(`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}.`);
    throw refusalOf(error) ?? error;
  }
}

async function openClient(url: string): Promise<pg.Client> {
  const client = new DatabaseClient({
    ...connectionTo(url, 'rondo check'),
    connectionTimeoutMillis: longestAnswerMs,
    query_timeout: longestAnswerMs,
  });
  client.on('error', () => undefined); // the question that is under way reports it
  try {
    await client.connect();
  } catch (error) {
    // A server that waits for a password would wait for a minute, and hold up DROP DATABASE as long.
    await client.end();
    throw error;
  }
  return client;
}

async function checkServer(client: pg.Client, url: string): Promise<string> {
  const version = await refuseOld(client);
  if (await areSessionsShared(() => openClient(url)))
    throw new StartError(
      'Between Rondo and the database of DATABASE_URL a pooler shares sessions (its transaction or statement mode). Rondo needs sessions of its own: set the mode of the pooler to session (PgBouncer: pool_mode = session), or let DATABASE_URL lead past it.',
    );
  await refuseOtherEncodings(client);
  await refuseReadOnly(client);
  await refuseWithoutSchema(client);
  await createTrigrams(client).catch((error: unknown) => {
    if (mayPass(error)) throw error;
    throw new StartError(
      `The database of DATABASE_URL has no extension pg_trgm and this user cannot create it: ${reasonOf(error)}`,
    );
  });
  await refuseBlindTrigrams(client);
  return version;
}

async function refuseOld(client: pg.Client): Promise<string> {
  const number = Number(await ask(client, 'SHOW server_version_num'));
  const version = String(await ask(client, 'SHOW server_version'));
  if (number < oldestVersion * 10_000)
    throw new StartError(`DATABASE_URL leads to PostgreSQL ${version}; ${oldestVersion} or newer is needed.`);
  return version;
}

const newDatabase =
  'Create it again with ENCODING UTF8 and a UTF-8 LC_CTYPE, for example: CREATE DATABASE rondo TEMPLATE template0 ENCODING UTF8 LC_COLLATE "C" LC_CTYPE "C.UTF-8"';

async function refuseOtherEncodings(client: pg.Client): Promise<void> {
  const encoding = await ask(client, 'SHOW server_encoding');
  if (encoding !== 'UTF8')
    throw new StartError(`The database of DATABASE_URL keeps its texts as ${encoding}. ${newDatabase}`);
}

async function refuseReadOnly(client: pg.Client): Promise<void> {
  if ((await ask(client, 'SELECT pg_is_in_recovery()')) === true)
    throw new DatabaseNotReady(
      'The database of DATABASE_URL is a standby, which can only be read until it becomes the primary.',
    );
  if ((await ask(client, 'SHOW default_transaction_read_only')) === 'on')
    throw new StartError(
      'The database of DATABASE_URL can only be read: default_transaction_read_only is on for its user or the whole of it.',
    );
}

async function refuseWithoutSchema(client: pg.Client): Promise<void> {
  const mayCreate = "SELECT has_schema_privilege(current_schema(), 'CREATE')";
  if ((await ask(client, mayCreate)) === true) return;
  const { rows } = await client.query<{ name: string; path: string }>(
    "SELECT current_user AS name, current_setting('search_path') AS path",
  );
  throw new StartError(
    `The user ${rows[0]?.name} of DATABASE_URL may make no tables in the database (search_path ${rows[0]?.path}). Make this user its owner: ALTER DATABASE … OWNER TO …`,
  );
}

/** Servers that start at the same moment take turns: IF NOT EXISTS does not see what others are about to commit. */
async function createTrigrams(client: pg.Client): Promise<void> {
  await client.query('BEGIN');
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended('extension:pg_trgm', 0))");
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  await client.query('COMMIT');
}

/** In a database whose character types know only ASCII, text search would find nothing written in other scripts. */
async function refuseBlindTrigrams(client: pg.Client): Promise<void> {
  const trigrams = await ask(client, "SELECT show_trgm('夜に駆ける')");
  if (!Array.isArray(trigrams) || trigrams.length === 0)
    throw new StartError(
      `The database of DATABASE_URL sees no letters outside ASCII (show_trgm is empty). ${newDatabase}`,
    );
}

async function ask(client: pg.Client, question: string): Promise<unknown> {
  const { rows } = await client.query<unknown[]>({ text: question, rowMode: 'array' });
  return rows[0]?.[0];
}
