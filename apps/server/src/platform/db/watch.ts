import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { FollowingClock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { connectionTo, DatabaseClient } from './client.ts';
import type { Gate } from './gate.ts';

/** The database counts as away when it leaves a question unanswered for so long, in milliseconds. */
const usualBeat = { everyMs: 1_000, patienceMs: 4_000 };
/** Once the patience is over, what already waits in the socket is read: this process may have been the busy one. */
const lastReadMs = 250;

/** In pg_stat_activity: one for each server process. */
export const watchName = 'rondo watch';

/** The server is there, but has no connection left for this question. */
const tooManyConnections = '53300';

export type DatabaseWatch = {
  /** Resolved once the first question is answered, or given up. Never rejects. */
  readonly first: Promise<void>;
  /** From then on each question asks for the epoch as well (see `askEpoch`), and tells it. The tables must be there. */
  readonly followEpoch: (told: (epoch: string | null) => void) => void;
  readonly stop: () => Promise<void>;
};

/**
 * Asks the database for its time again and again over a connection of its own. An answer sets the clock; none shuts the
 * gate until the next one. A statement that takes long does not matter as long as this one is answered.
 */
export function watchDatabase(
  {
    url,
    gate,
    clock,
    log,
  }: {
    readonly url: string;
    readonly gate: Pick<Gate, 'isShut' | 'shut' | 'open'>;
    readonly clock: FollowingClock;
    readonly log: Log;
  },
  { everyMs, patienceMs } = usualBeat,
): DatabaseWatch {
  const stopping = new AbortController();
  let client: pg.Client | null = null;
  let tellEpoch: ((epoch: string | null) => void) | null = null;

  const drop = () => {
    client?.connection.stream.destroy();
    client = null;
  };
  const connect = async () => {
    const mine = new DatabaseClient(connectionTo(url, watchName));
    mine.on('error', () => {
      if (client === mine) client = null;
    });
    client = mine;
    await mine.connect();
    return mine;
  };
  const ask = async () => {
    const connected = client ?? (await connect());
    const askedAt = clock.elapsed();
    const tell = tellEpoch;
    const { rows } = await connected.query<{ now: Date; epoch: string | null }>(
      `SELECT clock_timestamp() AS now, ${tell === null ? 'NULL' : 'enter_site()'} AS epoch`,
    );
    if (rows[0] === undefined) return;
    clock.follow(rows[0].now, askedAt);
    tell?.(rows[0].epoch);
  };
  /** @throws what says that there is no database now */
  const askInTime = async () => {
    const tooLate = sleep(patienceMs, undefined, { ref: false })
      .then(() => sleep(lastReadMs, undefined, { ref: false }))
      .then(() => {
        throw new Error(`no answer within ${patienceMs} ms`);
      });
    const wasConnected = client !== null;
    let isGivenUp = false;
    // A connection that was ended says nothing about the server: one more question, over a new one.
    const asked = ask().catch((error: unknown) => {
      if (!wasConnected || client !== null || isGivenUp || stopping.signal.aborted) throw error;
      return ask();
    });
    tooLate.catch(() => undefined);
    asked.catch(() => undefined);
    try {
      await Promise.race([asked, tooLate]);
    } finally {
      isGivenUp = true;
    }
  };
  const look = async () => {
    try {
      await askInTime();
    } catch (error) {
      drop();
      if (stopping.signal.aborted) return;
      if ((error as { code?: unknown }).code !== tooManyConnections) {
        if (!gate.isShut())
          log.error(
            { err: error },
            'the database does not answer; calls that need it are refused until it does',
          );
        gate.shut();
        return;
      }
    }
    if (gate.isShut()) log.warn('the database answers again');
    gate.open();
  };

  const first = look();
  const looking = first.then(async () => {
    while (!stopping.signal.aborted) {
      await sleep(everyMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) await look();
    }
  });
  return {
    first,
    followEpoch: (told) => {
      tellEpoch = told;
    },
    stop: async () => {
      stopping.abort();
      drop();
      await looking;
      drop();
    },
  };
}
