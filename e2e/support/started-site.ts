export type SignedInRole = 'player' | 'rater' | 'admin';

/** The site that the global set-up started: its address, and for each role an account and a live session. */
export interface StartedSite {
  url: string;
  /** The same on a PostgreSQL of the distribution; its super admin is the same. */
  externalUrl: string;
  /** What stands in for the chat service. */
  chatUrl: string;
  accounts: Record<SignedInRole, { username: string; password: string }>;
  sessions: Record<SignedInRole, { token: string; cookie: string }>;
}

const NAME = 'RONDO_SITE';

/** Passes it to the worker processes, which inherit the environment. */
export function describeSite(site: StartedSite): void {
  process.env[NAME] = JSON.stringify(site);
}

/** Inside a test. Throws when no site was started. */
export function startedSite(): StartedSite {
  const site = readSite();
  if (!site) throw new Error('No site was started: run the journeys through e2e/playwright.config.ts.');
  return site;
}

/** For the configuration, which is also read before the sites start. */
export function startedUrls(): Partial<Pick<StartedSite, 'url' | 'externalUrl'>> {
  return readSite() ?? {};
}

function readSite(): StartedSite | undefined {
  const text = process.env[NAME];
  return text ? (JSON.parse(text) as StartedSite) : undefined;
}
