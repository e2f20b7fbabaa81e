import { listenTo } from '../db/listen.ts';
import type { Log } from '../log/log.ts';
import { eventChannel, type RondoEvent } from './event.ts';

/** The facts that `publishEvent` told, from all processes. */
export interface EventListener {
  /** @returns a function that ends the subscription */
  subscribe(hear: (event: RondoEvent) => void): () => void;
  /** Called whenever events may have been missed: whatever was kept because of them must be read again. */
  onGap(refresh: () => void): () => void;
  /** False while the connection is lost: nothing kept may be trusted. */
  isListening(): boolean;
  stop(): Promise<void>;
}

export function listenToEvents(url: string, log: Log): EventListener {
  const hearers = new Set<(event: RondoEvent) => void>();
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
      else for (const hear of hearers) safely(() => hear(event));
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

  return {
    subscribe: (hear) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    onGap: (refresh) => {
      refreshers.add(refresh);
      return () => void refreshers.delete(refresh);
    },
    isListening: () => listening,
    stop: () => connection.stop(),
  };
}

function parseEvent(payload: string): RondoEvent | null {
  try {
    return JSON.parse(payload) as RondoEvent;
  } catch {
    return null;
  }
}
