import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BackupStep, Maintenance } from '@rondo/contract/backups';
import type pg from 'pg';
import { parseEvent } from '../events/listen.ts';
import type { PauseNews } from '../events/event.ts';
import { countServers, openPauseConnection, tellServers } from './restorer.repository.ts';

/** In milliseconds. A process that is frozen never says that it has paused. */
const usualTimes = { everyMs: 1_000, patienceMs: 10_000, lookMs: 100 };
/** Longest wait for an answer of the database, in milliseconds. */
const mostMs = 5_000;

export type SitePause = {
  /** What GET /health says at every process from then on. */
  readonly progress: (step: BackupStep, done: number, of: number) => void;
  /**
   * Waits until every server process of this database has said that it is paused, or 10 s; says how far that is.
   * Without any it is over at once.
   */
  readonly waitForServers: () => Promise<{ readonly paused: number; readonly of: number }>;
  /** Tells the servers to look whether they may open, and closes the connection. After the commit or the rollback. */
  readonly end: () => Promise<void>;
};

/**
 * Asks every server process of the database of `url` to pause, each second until `end`, over a connection of its own
 * (docs/decisions/0028-pausing-the-site.md). Nobody has to answer, and none of them is held by this alone:
 * `takeSiteAlone` is what keeps them from writing.
 * @throws when there is no connection at the beginning; a later loss is mended
 */
export async function pauseSite(url: string, times = usualTimes): Promise<SitePause> {
  const pause = randomUUID();
  const servers = new Set<string>();
  let progress: Maintenance = { step: 'pausing', done: 0, of: 0, since: new Date().toISOString() };
  let isEnded = false;
  let client: Promise<pg.Client> | null = null;

  const hear = (payload: string) => {
    const event = parseEvent(payload);
    if (event?.type !== 'maintenance' || event.data.word !== 'paused') return;
    if (event.data.pause === pause) servers.add(event.data.server);
  };
  const connect = () => {
    // A lost connection says so twice; the second word must not drop the one that took its place.
    const opened: Promise<pg.Client> = openPauseConnection(url, {
      mostMs,
      heard: hear,
      lost: () => {
        if (client === opened) client = null;
      },
    });
    return opened;
  };
  const connected = () => (client ??= connect());
  const say = async (data: PauseNews) => tellServers(await connected(), { type: 'maintenance', data });
  const repeat = async () => {
    while (!isEnded) {
      await say({ word: 'pause', pause, progress }).catch(() => undefined);
      await sleep(times.everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const stopping = new AbortController();
  await connected();
  const repeating = repeat();
  const setProgress = (step: BackupStep, done: number, of: number) => {
    progress = { ...progress, step, done, of };
  };
  return {
    progress: setProgress,
    waitForServers: async () => {
      const began = performance.now();
      for (;;) {
        const of = await countServers(await connected());
        const paused = Math.min(servers.size, of);
        setProgress('pausing', paused, of);
        if (paused >= of || performance.now() - began > times.patienceMs) return { paused, of };
        await sleep(times.lookMs);
      }
    },
    end: async () => {
      isEnded = true;
      stopping.abort();
      await repeating;
      await say({ word: 'end', pause }).catch(() => undefined);
      await (await client)?.end().catch(() => undefined);
    },
  };
}
