import type { Config } from '../../config.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded/embedded.ts';
import { checkExternalServer } from './external.ts';

export type Storage = Awaited<ReturnType<typeof openStorage>>;

/**
 * Gets the database ready to be asked: starts the embedded one (a tool joins the one of a running server), or checks
 * the external one. `url` is for `openDatabase` and for LISTEN, `embedded` is null for an external one, `story` is one
 * line for the person who starts the server.
 * @throws StartError
 */
export async function openStorage(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: {
    readonly role: 'server' | 'tool';
    readonly say: (line: string) => void;
    readonly lost: (reason: Error) => void;
  },
) {
  if (config.databaseUrl !== null) {
    const version = await checkExternalServer(config.databaseUrl);
    const nothing = async () => undefined;
    return {
      url: config.databaseUrl,
      embedded: null,
      stop: nothing,
      story: `PostgreSQL ${version} of DATABASE_URL`,
    };
  }
  const database = await startEmbedded({ dataDir: config.dataDir, ...options });
  return { url: database.url, embedded: database, stop: database.stop, story: storyOf(database) };
}

function storyOf({ kind, took }: EmbeddedDatabase): string {
  const what = { made: 'made and started', started: 'started', joined: 'joined' }[kind];
  return `embedded database ${what} in ${(took / 1000).toFixed(1)} s`;
}
