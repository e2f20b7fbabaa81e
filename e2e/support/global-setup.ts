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
  try {
    const site = await startSite();
    stops.push(site.stop);
    const database = await startExternalDatabase();
    stops.push(database.stop);
    const environment = {
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a secret of journeys on an outer database',
    };
    const external = await startSite({ environment });
    stops.push(external.stop);
    const { player, rater, admin } = site.accounts;
    if (!player || !rater) throw new Error('The demo community came without its accounts.');
    const accounts = { player, rater, admin };
    const { url } = site;
    describeSite({ url, externalUrl: external.url, accounts, sessions: await sessionsOf(url, accounts) });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
