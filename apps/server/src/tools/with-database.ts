import { type Config, misspelledNames, readConfig } from '../config.ts';
import { keepPasswordOf, keepSecretsOf } from '../config-secrets.ts';
import { type Db, openDatabase } from '../platform/db/database.ts';
import { migrateSite } from '../platform/db/migrate.ts';
import { openStorage } from '../platform/db/storage.ts';
import { scrub } from '../platform/secrets/known-secrets.ts';
import { exitWithReason } from './exit.ts';

/**
 * Gives a command-line tool the database of the configuration, migrated: the one of a running server, or started for
 * the time of the work. No statement has a time limit.
 */
export async function withDatabase<T>(
  work: (database: { readonly db: Db; readonly url: string; readonly config: Config }) => Promise<T>,
): Promise<T> {
  const say = (line: string) => console.error(scrub(line));
  for (const line of misspelledNames()) say(line);
  const config = readConfig();
  keepSecretsOf(config);
  const storage = await openStorage(config, { role: 'tool', say, lost: exitWithReason });
  keepPasswordOf(storage.url);
  const db = openDatabase(storage.url, { connections: 4, name: 'rondo tool' });
  try {
    await migrateSite(db);
    return await work({ db, url: storage.url, config });
  } finally {
    await db.destroy();
    await storage.stop();
  }
}
