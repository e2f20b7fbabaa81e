import pg from 'pg';

/**
 * One connection that hears a channel until `stop`; a lost one is opened again, for which `gap` is called first:
 * messages may have been missed.
 */
export function listenTo(
  url: string,
  channel: string,
  on: { readonly message: (payload: string) => void; readonly up: () => void; readonly gap: () => void },
): { readonly stop: () => Promise<void> } {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let wait = 100;

  const connect = async () => {
    const mine = new pg.Client({ connectionString: url, application_name: 'rondo events', keepAlive: true });
    client = mine;
    const lost = () => {
      if (client !== mine) return;
      client = null;
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
      wait = 100;
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
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
