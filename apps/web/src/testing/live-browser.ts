import type { LiveBrowser } from '../lib/live/tabs.ts';
import { FakeEventSource } from './event-source.ts';

/** The locks and channels of one browser, shared by tabs that a test plays. */
export function fakeBrowser(): LiveBrowser {
  return {
    open: (address) => new FakeEventSource(address),
    locks: { request: makeLocks() as LockManager['request'] },
    channel: makeChannels(),
  };
}

type Held = () => Promise<void>;

/** Exclusive locks that are passed on in the order of the requests. */
function makeLocks() {
  const queues = new Map<string, Held[]>();
  const grant = (name: string) => {
    const queue = queues.get(name) ?? [];
    void queue[0]?.().then(() => {
      queue.shift();
      grant(name);
    });
  };
  return async (name: string, { signal }: { signal: AbortSignal }, held: Held) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    queue.push(held);
    signal.addEventListener('abort', () => {
      const place = queue.indexOf(held);
      if (place > 0) queue.splice(place, 1);
    });
    if (queue.length === 1) grant(name);
  };
}

/** Channels that hand a message on at once, as copies. */
function makeChannels() {
  const members = new Map<string, Set<BroadcastChannel>>();
  return (name: string): BroadcastChannel => {
    const here = members.get(name) ?? new Set();
    members.set(name, here);
    const channel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of here)
          if (other !== channel)
            other.onmessage?.(new MessageEvent('message', { data: structuredClone(data) }));
      },
      close: () => here.delete(channel),
    } as unknown as BroadcastChannel;
    here.add(channel);
    return channel;
  };
}
