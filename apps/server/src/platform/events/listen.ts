import type { Db } from '../db/database.ts';
import { listenTo } from '../db/listen.ts';
import type { Log } from '../log/log.ts';
import { eventChannel, type RondoEvent } from './event.ts';

/** The events that `publishEvent` sent, from all processes. */
export type EventListener = ReturnType<typeof listenToEvents>;

const listeners = new WeakMap<Db, EventListener>();

/** The listener of the app that writes with this handle; the tools have none. */
export const listenerOf = (db: Db): EventListener | undefined => listeners.get(db);

/** Listens at the database of `url`; what is written with `db` is noticed at once. */
export function listenToEvents(url: string, db: Db, log: Log) {
  const subscribers = receivers<RondoEvent>(log);
  const ownSubscribers = receivers<RondoEvent>(log);
  const refreshers = receivers<void>(log);
  let isUp = false;
  let isSuspended = false;
  const turn = (mode: boolean) => {
    isUp = mode;
    refreshers.call();
  };

  const connection = listenTo(url, eventChannel, {
    message: (payload) => {
      const event = parseEvent(payload);
      if (event === null) log.warn('an event that is not JSON was ignored');
      else subscribers.call(event);
    },
    up: () => turn(true),
    gap: () => turn(false),
  });

  const listener = {
    /** @returns a function that ends the subscription, as those below */
    subscribe: subscribers.add,
    /** Called with the writes of this process right after their commit, before their notification comes back. */
    onOwnWrite: ownSubscribers.add,
    /** Called whenever events may have been missed: whatever was kept because of them must be read again. */
    onGap: refreshers.add,
    /** False while the connection is lost, or while a backup is put back: nothing kept may be trusted. */
    isListening: () => isUp && !isSuspended,
    /** Makes a gap of the time until it is called with false: what was read before is not what is there afterwards. */
    suspend: (mode: boolean) => {
      isSuspended = mode;
      refreshers.call();
    },
    /** For `publishEvent`: a write of this process is committed. */
    wrote: ownSubscribers.call,
    stop: connection.stop,
  };
  listeners.set(db, listener);
  return listener;
}

/** Whoever wants to be called; one that fails takes nothing from the others. */
function receivers<T>(log: Log) {
  const all = new Set<(value: T) => void>();
  return {
    add: (receive: (value: T) => void) => {
      all.add(receive);
      return () => void all.delete(receive);
    },
    call: (value: T) => {
      for (const receive of all)
        try {
          receive(value);
        } catch (error) {
          log.error({ err: error }, 'an event could not be handled');
        }
    },
  };
}

/** @returns null for what is not JSON */
export function parseEvent(payload: string): RondoEvent | null {
  try {
    return JSON.parse(payload) as RondoEvent;
  } catch {
    return null;
  }
}
