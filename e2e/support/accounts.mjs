/**
 * Signs in for each role. Throws when the site refuses an account.
 * @template {string} R
 * @param {string} url
 * @param {Record<R, { username: string, password: string }>} accounts
 * @returns {Promise<Record<R, string>>} a token for each role
 */
export async function tokensOf(url, accounts) {
  const tokens = {};
  for (const [role, { username, password }] of Object.entries(accounts)) {
    const { token } = await post(`${url}/v2/auth/login`, { emailOrUsername: username, password });
    tokens[role] = token;
  }
  return tokens;
}

async function post(address, body) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}
