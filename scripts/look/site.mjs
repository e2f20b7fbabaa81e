import { sessionsOf } from '../../e2e/support/accounts.mjs';
import { ROLES } from '../../e2e/support/screens.mjs';
import { startSite } from '../../e2e/support/site.mjs';

/**
 * The site to look at: the one at LOOK_URL (its accounts in LOOK_PLAYER, LOOK_RATER and LOOK_ADMIN as name:password),
 * else one of our own on the demo data. Resolves to { url, sessions: { role: session }, stop() }; a role without an
 * account has no session.
 */
export async function siteToLookAt(environment = process.env) {
  const { LOOK_URL } = environment;
  const site = LOOK_URL
    ? { url: LOOK_URL.replace(/\/+$/, ''), stop: async () => {} }
    : await startSite({ demo: true });
  try {
    return {
      ...site,
      sessions: await sessionsOf(site.url, LOOK_URL ? givenAccounts(environment) : site.accounts),
    };
  } catch (error) {
    await site.stop();
    throw error;
  }
}

function givenAccounts(environment) {
  const accounts = {};
  for (const role of ROLES) {
    const [username, ...rest] = (environment[`LOOK_${role.toUpperCase()}`] ?? '').split(':');
    if (rest.length) accounts[role] = { username, password: rest.join(':') };
  }
  return accounts;
}
