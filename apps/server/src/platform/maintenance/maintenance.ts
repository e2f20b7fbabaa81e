import { randomUUID } from 'node:crypto';
import type { Maintenance } from '@rondo/contract/backups';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { isConnectionFailure } from '../db/errors.ts';
import type { Gate } from '../db/gate.ts';
import { notify } from '../db/notify.ts';
import { askEpoch, expectEpoch, SitePaused } from '../db/site-lock.ts';
import type { DatabaseWatch } from '../db/watch.ts';
import { eventChannel, type PauseNews, type RondoEvent } from '../events/event.ts';
import type { EventListener } from '../events/listen.ts';
import type { JobWorker } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import { openCalls } from './open-calls.ts';

/** What slices and the app need to know of pauses. */
export type MaintenanceMode = {
  /** How far the backup is that is being put back, as GET /health says it; null: the site is open. */
  readonly progress: () => Maintenance | null;
  /** The pause does not wait for this call, and the new state does not either: it is the one that puts a backup back. */
  readonly apart: (request: FastifyRequest) => void;
  /** A call that is let in is waited for until its work is done or it is over. */
  readonly enter: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly answer: <T>(request: FastifyRequest, work: () => Promise<T> | T) => Promise<T>;
};

export type SiteMaintenance = MaintenanceMode & {
  /** Learns which state of the database this process works on. The tables must be there. @throws SitePaused */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
};

type MaintenanceParts = {
  readonly db: Db;
  readonly gate: Pick<Gate, 'cut'>;
  readonly events: Pick<EventListener, 'subscribe' | 'suspend'>;
  readonly jobs: Pick<JobWorker, 'pause' | 'goOn'>;
  readonly watch: Pick<DatabaseWatch, 'followEpoch'>;
  readonly log: Log;
  /** What the slices do before requests are taken: done again when the database is another one. */
  readonly prepare: () => Promise<void>;
};

/** In milliseconds. */
const usualTimes = {
  /** For what is under way. */
  grace: 5_000,
  /** For what is under way even then, before a new state is served: it was let in by the old one, and may write. */
  lastGrace: 60_000,
  /** After which nobody is believed to put a backup back who neither says so nor holds the site alone. */
  silence: 3_000,
};

/** `id` is null when this process found out by itself. */
type Pause = {
  id: string | null;
  progress: Maintenance;
  heardAt: number;
  isQuiet: boolean;
  isEnded: boolean;
};

/**
 * Closes this process while a backup is put back, here or anywhere else, and opens it when that is over or has died
 * (docs/decisions/0028-pausing-the-site.md). It hears of it by an event, or finds out by the watch of the database.
 */
export function createMaintenance(parts: MaintenanceParts, times = usualTimes): SiteMaintenance {
  const { db, gate, events, jobs, log } = parts;
  const server = randomUUID();
  const calls = openCalls();
  let epoch: string | null = null;
  let pause: Pause | null = null;
  let isOpening = false;

  const begin = async (id: string | null, progress: Maintenance, heardAt: number) => {
    const mine: Pause = { id, progress, heardAt, isQuiet: false, isEnded: false };
    pause = mine;
    log.warn('a backup is put back: the site is closed');
    events.suspend(true);
    await Promise.all([jobs.pause(times.grace), calls.settled(times.grace)]);
    gate.cut();
    mine.isQuiet = true;
    if (mine.isEnded) await open(mine);
    else await tellPaused(mine);
  };
  const tellPaused = async ({ id }: Pause) => {
    if (id === null) return;
    const event: RondoEvent = { type: 'maintenance', data: { word: 'paused', pause: id, server } };
    await notify(db, eventChannel, JSON.stringify(event)).catch(notSaid);
  };
  const notSaid = (error: unknown) =>
    log.warn({ err: error }, 'that this process is paused could not be said');

  /** Whatever is stored then is what is served; without an answer it is tried again when the watch has one. */
  const open = async (mine: Pause) => {
    if (isOpening || !mine.isQuiet) return;
    isOpening = true;
    try {
      const { heardAt } = mine;
      const isAnother = epoch !== null && (await learnEpoch());
      // Somebody else has begun meanwhile.
      if (mine.heardAt !== heardAt) return;
      pause = null;
      events.suspend(false);
      log.warn({ isAnother }, 'the site is open again');
      await jobs.goOn();
    } catch (error) {
      if (!(error instanceof SitePaused)) log.warn({ err: error }, 'the site could not be opened yet');
    } finally {
      isOpening = false;
    }
  };
  /** @returns whether it is another one than before @throws SitePaused */
  const learnEpoch = async (): Promise<boolean> => {
    const found = await askEpoch(db);
    if (found === null) throw new SitePaused();
    if (found === epoch) return false;
    if (epoch !== null) await leaveOldState();
    expectEpoch(db, found);
    if (epoch !== null) await prepare();
    epoch = found;
    return true;
  };
  const leaveOldState = async () => {
    const [, left] = await Promise.all([jobs.pause(times.lastGrace), calls.settled(times.lastGrace)]);
    if (left > 0) log.error({ left }, 'calls of the state before are still under way');
    // Connections keep plans of tables that are gone.
    gate.cut();
  };
  const prepare = async () => {
    try {
      await parts.prepare();
    } catch (error) {
      if (isConnectionFailure(error)) throw error;
      log.error({ err: error }, 'the slices could not prepare for the state that was put back');
    }
  };

  const hear = (news: PauseNews) => {
    if (news.word === 'pause') {
      const { pause: id, progress } = news;
      if (pause === null) void begin(id, progress, performance.now());
      else {
        Object.assign(pause, { id, progress, heardAt: performance.now(), isEnded: false });
        if (pause.isQuiet) void tellPaused(pause);
      }
    } else if (news.word === 'end' && pause?.id === news.pause) {
      pause.isEnded = true;
      void open(pause);
    }
  };
  /** `found` is null while somebody holds the site alone. */
  const looked = (found: string | null) => {
    if (pause === null) {
      if (found !== epoch) void begin(null, unknownProgress(), Number.NEGATIVE_INFINITY);
    } else if (found !== null && (pause.isEnded || performance.now() - pause.heardAt > times.silence))
      void open(pause);
  };

  const unsubscribe = events.subscribe((event) => {
    if (event.type === 'maintenance') hear(event.data);
  });
  return {
    progress: () => pause?.progress ?? null,
    apart: calls.leave,
    enter: calls.enter,
    answer: calls.answer,
    start: async () => {
      await learnEpoch();
      parts.watch.followEpoch(looked);
    },
    stop: () => {
      unsubscribe();
      parts.watch.followEpoch(() => undefined);
    },
  };
}

const unknownProgress = (): Maintenance => ({
  step: 'waiting',
  done: 0,
  of: 0,
  since: new Date().toISOString(),
});
