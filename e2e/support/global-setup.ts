import { sessionsOf } from './accounts.mjs';
import { startSite } from './site.mjs';
import { describeSite } from './started-site.ts';

/** Starts the site once for all journeys and returns the way to stop it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, accounts, stop } = await startSite();
  const { player, rater, admin } = accounts;
  if (!player || !rater) throw new Error('The demo community came without its accounts.');
  const everyone = { player, rater, admin };
  describeSite({ url, accounts: everyone, sessions: await sessionsOf(url, everyone) });
  return stop;
}
