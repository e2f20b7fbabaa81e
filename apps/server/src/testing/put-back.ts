import pg from 'pg';
import { pauseSite, type SitePause } from '../platform/maintenance/pause-site.ts';
import { takeSiteAlone } from '../platform/maintenance/take-site-alone.ts';

const quickTimes = { everyMs: 50, patienceMs: 5_000, lookMs: 10 };
const quickPatience = { kind: 1_500, last: 5_000 };

/** Someone who puts a backup back, step by step. */
export type Restorer = {
  readonly pause: SitePause;
  /** His own connection; in a transaction from `begin` to `commit` or `rollback`. */
  readonly client: pg.Client;
  readonly begin: () => Promise<void>;
  /** What stands for another database: another epoch and what `statement` changes. */
  readonly commit: (statement?: string) => Promise<void>;
  readonly rollback: () => Promise<void>;
  /** Says that it is over. */
  readonly end: () => Promise<void>;
};

export async function restorerOf(url: string, times = quickTimes): Promise<Restorer> {
  const client = new pg.Client({ connectionString: url, application_name: 'restorer' });
  client.on('error', () => undefined);
  await client.connect();
  const pause = await pauseSite(url, times);
  const run = async (statement: string) => void (await client.query(statement));
  return {
    pause,
    client,
    begin: async () => {
      await run('BEGIN');
      await takeSiteAlone(client, quickPatience);
    },
    commit: (statement = '') => run(`UPDATE site_state SET epoch = gen_random_uuid(); ${statement}; COMMIT`),
    rollback: () => run('ROLLBACK'),
    end: async () => {
      await pause.end();
      await client.end();
    },
  };
}
