/**
 * What a sign-in leaves in a browser: the token, and the cookie that the live events go by.
 * @typedef {{ token: string, cookie: string }} LiveSession
 */

/**
 * Signs in for each role. Throws when the site refuses an account.
 * @template {string} R
 * @param {string} url
 * @param {Record<R, { username: string, password: string }>} accounts
 * @returns {Promise<Record<R, LiveSession>>}
 */
export async function sessionsOf(url, accounts) {
  const sessions = {};
  for (const [role, { username, password }] of Object.entries(accounts))
    sessions[role] = await signIn(`${url}/v2/auth/login`, { emailOrUsername: username, password });
  return sessions;
}

async function signIn(address, body) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${JSON.stringify(answer)}`);
  const [cookie] = response.headers.getSetCookie().map((header) => header.split(';')[0]);
  return { token: answer.token, cookie };
}
