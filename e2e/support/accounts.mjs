/** The token of an account. Throws when the site refuses it. */
export async function tokenOf(url, { username, password }) {
  const { token } = await post(`${url}/v2/auth/login`, { emailOrUsername: username, password });
  return token;
}

/** Registers an account of its own for a test; resolves to { username, password, token, playerId }. */
export async function registerPlayer(url, username) {
  const password = 'a long enough secret';
  const { token, user } = await post(`${url}/v2/auth/register`, {
    username,
    email: `${username.toLowerCase()}@example.org`,
    password,
  });
  return { username, password, token, playerId: user.playerId };
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
