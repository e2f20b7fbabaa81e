import type { Config } from '../../config.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded/embedded.ts';
import { checkExternalServer, DatabaseNotReady } from './external.ts';
import { StartError } from '../start-error.ts';

export type Storage = Awaited<ReturnType<typeof openStorage>>;

/**
 * Gets the database ready to be asked: starts the embedded one (a tool joins the one of a running server), or checks
 * the external one. `url` is for `openDatabase` and for LISTEN, `embedded` is null for an external one, `story` is one
 * line for the person who starts the server. A server gets an external database that is not there yet as well: `check`
 * looks again, and has to succeed before anything is written.
 * @throws StartError
 */
export async function openStorage(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'demo' | 'isForPublic'>,
  options: {
    readonly role: 'server' | 'tool';
    readonly say: (line: string) => void;
    readonly lost: (reason: Error) => void;
  },
) {
  if (config.databaseUrl !== null) {
    return openExternal(config.databaseUrl, options.role);
  }
  const { dataDir, isForPublic, demo } = config;
  const database = await startEmbedded({ dataDir, isExpected: isForPublic && !demo, ...options });
  const { url, stop } = database;
  return { url, embedded: database, stop, check: async () => undefined, story: storyOf(database) };
}

/** A tool has somebody who waits for it; a server is there before its database after many a restart of a machine. */
async function openExternal(url: string, role: 'server' | 'tool') {
  let version: string | null = null;
  const check = async () => {
    version ??= await checkExternalServer(url);
  };
  await check().catch((error: unknown) => {
    if (!(error instanceof DatabaseNotReady)) throw error;
    if (role === 'tool') throw new StartError(error.message);
  });
  const story =
    version === null
      ? 'the PostgreSQL of DATABASE_URL is not there yet'
      : `PostgreSQL ${version} of DATABASE_URL`;
  return { url, embedded: null, stop: async () => undefined, check, story };
}

function storyOf({ kind, took }: EmbeddedDatabase): string {
  const what = { made: 'made and started', started: 'started', joined: 'joined' }[kind];
  return `embedded database ${what} in ${(took / 1000).toFixed(1)} s`;
}
