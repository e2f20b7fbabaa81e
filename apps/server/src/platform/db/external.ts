import pg from 'pg';
import { StartError } from '../start-error.ts';

const oldestVersion = 15;

/**
 * Refuses a database that the server cannot work with.
 * @returns its version as it calls itself
 * @throws StartError one line, without the password
 */
export async function checkExternalServer(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${messageOf(error)}`);
  }
  try {
    return await checkServer(client);
  } finally {
    await client.end();
  }
}

async function checkServer(client: pg.Client): Promise<string> {
  const number = Number(await ask(client, 'SHOW server_version_num'));
  const version = String(await ask(client, 'SHOW server_version'));
  if (number < oldestVersion * 10_000)
    throw new StartError(`DATABASE_URL leads to PostgreSQL ${version}; ${oldestVersion} or newer is needed.`);
  await createTrigrams(client).catch((error: unknown) => {
    throw new StartError(
      `The database of DATABASE_URL has no extension pg_trgm and this user cannot create it: ${messageOf(error)}`,
    );
  });
  await refuseBlindTrigrams(client);
  return version;
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
      'The database of DATABASE_URL sees no letters outside ASCII (show_trgm is empty). Create it again with ENCODING UTF8 and a UTF-8 LC_CTYPE, for example: CREATE DATABASE rondo TEMPLATE template0 ENCODING UTF8 LC_COLLATE "C" LC_CTYPE "C.UTF-8"',
    );
}

async function ask(client: pg.Client, question: string): Promise<unknown> {
  const { rows } = await client.query<unknown[]>({ text: question, rowMode: 'array' });
  return rows[0]?.[0];
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
