import type { APIRequestContext } from '@playwright/test';
import type { StartedSite } from './started-site.ts';

let count = 0;

/** A new account with its session: for what makes its user wait, so that journeys do not wait for each other. */
export async function newcomer(
  request: APIRequestContext,
  name: string,
): Promise<StartedSite['sessions']['player']> {
  count += 1;
  const username = `${name}_${Date.now() % 1_000_000}_${count}`;
  const data = { username, email: `${username}@example.org`, password: 'turns and turns again' };
  const reply = await request.post('/v2/auth/register', { data });
  if (!reply.ok()) throw new Error(`Registering ${username}: ${reply.status()} ${await reply.text()}`);
  const { token } = (await reply.json()) as { token: string };
  const [cookie = ''] = (reply.headers()['set-cookie'] ?? '').split(';');
  return { token, cookie };
}
