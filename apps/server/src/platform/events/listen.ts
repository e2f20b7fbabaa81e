import type { Db } from '../db/database.ts';
import { listenTo } from '../db/listen.ts';
import type { Log } from '../log/log.ts';
import { eventChannel, type RondoEvent } from './event.ts';

/** The events that `publishEvent` sent, from all processes. */
export interface EventListener {
  /** @returns a function that ends the subscription */
  subscribe(receive: (event: RondoEvent) => void): () => void;
  /** Called with the writes of this process right after their commit, before their notification comes back. */
  onOwnWrite(receive: (event: RondoEvent) => void): () => void;
  /** Called whenever events may have been missed: whatever was kept because of them must be read again. */
  onGap(refresh: () => void): () => void;
  /** False while the connection is lost: nothing kept may be trusted. */
  isListening(): boolean;
  /** For `publishEvent`: a write of this process is committed. */
  wrote(event: RondoEvent): void;
  stop(): Promise<void>;
}

const listeners = new WeakMap<Db, EventListener>();

/** The listener of the app that writes with this handle; the tools have none. */
export const listenerOf = (db: Db): EventListener | undefined => listeners.get(db);

/** Listens at the database of `url`; what is written with `db` is noticed at once. */
export function listenToEvents(url: string, db: Db, log: Log): EventListener {
  const subscribers = new Set<(event: RondoEvent) => void>();
  const ownSubscribers = new Set<(event: RondoEvent) => void>();
  const refreshers = new Set<() => void>();
  let listening = false;

  const safely = (work: () => void) => {
    try {
      work();
    } catch (error) {
      log.error({ err: error }, 'an event could not be handled');
    }
  };
  const refreshAll = () => {
    for (const refresh of refreshers) safely(refresh);
  };

  const connection = listenTo(url, eventChannel, {
    message: (payload) => {
      const event = parseEvent(payload);
      if (event === null) log.warn('an event that is not JSON was ignored');
      else for (const receive of subscribers) safely(() => receive(event));
    },
    up: () => {
      listening = true;
      refreshAll();
    },
    gap: () => {
      listening = false;
      refreshAll();
    },
  });

  const listener: EventListener = {
    subscribe: (receive) => {
      subscribers.add(receive);
      return () => void subscribers.delete(receive);
    },
    onOwnWrite: (receive) => {
      ownSubscribers.add(receive);
      return () => void ownSubscribers.delete(receive);
    },
    onGap: (refresh) => {
      refreshers.add(refresh);
      return () => void refreshers.delete(refresh);
    },
    isListening: () => listening,
    wrote: (event) => {
      for (const receive of ownSubscribers) safely(() => receive(event));
    },
    stop: () => connection.stop(),
  };
  listeners.set(db, listener);
  return listener;
}

function parseEvent(payload: string): RondoEvent | null {
  try {
    return JSON.parse(payload) as RondoEvent;
  } catch {
    return null;
  }
}
