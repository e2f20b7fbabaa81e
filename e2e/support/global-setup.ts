import { buildWhenStale } from '../../scripts/build/build-when-stale.mjs';
import { sessionsOf } from './accounts.mjs';
import { startExternalDatabase } from './external-database.mjs';
import { startSite } from './site.mjs';
import { describeSite } from './started-site.ts';

/** Starts the sites once for all journeys, one on each kind of database, and returns the way to stop them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  const start = async (environment: Record<string, string>) => {
    // Nobody is swapped with somebody whom another journey looks for.
    const site = await startSite({ environment: { CASE_CHANCES: 'ranked_add:100', ...environment } });
    stops.push(site.stop);
    return site;
  };
  const startExternal = async () => {
    const database = await startExternalDatabase();
    stops.push(database.stop);
    return start({
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a secret of journeys on an outer database',
    });
  };
  // Once, before both of them would.
  buildWhenStale();
  const starting = [start({}), startExternal()] as const;
  try {
    const [{ url, chatUrl, accounts: given }, external] = await Promise.all(starting);
    const { player, rater, admin } = given;
    if (!player || !rater) throw new Error('The demo community came without its accounts.');
    const accounts = { player, rater, admin };
    describeSite({
      url,
      externalUrl: external.url,
      chatUrl,
      accounts,
      sessions: await sessionsOf(url, accounts),
    });
    return stop;
  } catch (error) {
    await Promise.allSettled(starting);
    await stop();
    throw error;
  }
}
