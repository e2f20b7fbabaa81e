import pg from 'pg';
import { connectionTo, DatabaseClient } from './client.ts';

/** A connection that only listens sends nothing by itself, so it is queried this often and must answer by then. */
const usualPulse = { everyMs: 10_000, patienceMs: 8_000 };

/**
 * One connection that listens to a channel until `stop`. A lost one is opened again, and `gap` is called first, since
 * messages may have been missed. One that is open but no longer answers (a router forgot it) counts as lost.
 */
export function listenTo(
  url: string,
  channel: string,
  on: { readonly message: (payload: string) => void; readonly up: () => void; readonly gap: () => void },
  pulse = usualPulse,
): { readonly stop: () => Promise<void> } {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pulseTimer: NodeJS.Timeout | undefined;
  let stopped = false;
  let wait = 100;

  const connect = async () => {
    const mine = new DatabaseClient({
      ...connectionTo(url, 'rondo events'),
      connectionTimeoutMillis: pulse.patienceMs,
      query_timeout: pulse.patienceMs,
    });
    client = mine;
    const lost = () => {
      if (client !== mine) return;
      client = null;
      clearInterval(pulseTimer);
      mine.end().catch(() => undefined);
      if (stopped) return;
      on.gap();
      timer = setTimeout(() => void connect(), wait);
      wait = Math.min(wait * 2, 5000);
    };
    mine.on('error', lost);
    mine.on('end', lost);
    mine.on('notification', ({ payload }) => on.message(payload ?? ''));
    try {
      await mine.connect();
      await mine.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      if (client !== mine) return;
      wait = 100;
      pulseTimer = setInterval(() => mine.query('SELECT 1').catch(lost), pulse.everyMs);
      pulseTimer.unref();
      on.up();
    } catch {
      lost();
    }
  };

  void connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      clearInterval(pulseTimer);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
