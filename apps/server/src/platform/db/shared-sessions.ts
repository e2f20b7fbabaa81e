import type pg from 'pg';

/** So many that a pooler which gives its sessions out in turn is noticed as well. */
const clients = 3;

/**
 * Whether a pooler gives the sessions of the database to one client after the other, by transactions or statements: then
 * two clients at once meet in one session, or one client changes its session. What a session keeps (locks, LISTEN,
 * settings) would be somebody else's.
 */
export async function areSessionsShared(open: () => Promise<pg.Client>): Promise<boolean> {
  const opened = await Promise.all(Array.from({ length: clients }, open));
  try {
    const sessions: number[] = [];
    for (const client of opened) sessions.push(await sessionOf(client));
    const isAnothers = new Set(sessions).size < clients;
    for (const [index, client] of [...opened.entries()].reverse())
      if (isAnothers || (await sessionOf(client)) !== sessions[index]) return true;
    return false;
  } finally {
    await Promise.all(opened.map((client) => client.end()));
  }
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ session: number }>('SELECT pg_backend_pid() AS session');
  return rows[0]?.session ?? 0;
}
