import { startSite } from './site.mjs';

/** Starts the site once for all journeys (RONDO_URL tells them where) and returns the way to stop it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env.RONDO_URL = site.url;
  return site.stop;
}
