import { type LiveFrame, type LiveSource, type LiveState, mostAttempts } from './frame.ts';

const pause = 5_000;
/** The server pings every 30 seconds: a connection that is silent for longer than two of them is dead. */
const patience = 75_000;

/** The part of EventSource that is used. */
export interface EventStream {
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: ((event: Event) => void) | null;
  close(): void;
}

export interface LiveConnection {
  /** Connects anew when the source is another one. */
  setSource(source: LiveSource): void;
  /** Tries at once when the connection is lost, and five times again if need be. */
  retry(): void;
  close(): void;
}

export interface LiveListener {
  hear(frame: LiveFrame): void;
  tell(state: LiveState): void;
}

/**
 * Holds one connection open: after a loss it tries five times, five seconds apart, then stops (spec 1 §4). The browser's
 * own reconnecting is not used, since nobody could see how it is doing.
 */
export function connectLive(
  open: (address: string) => EventStream,
  { hear, tell }: LiveListener,
  source: LiveSource = 'default',
): LiveConnection {
  let stream: EventStream | null = null;
  let timer: number | undefined;
  let watch: number | undefined;
  let attempt = 0;
  let wanted = source;

  const drop = () => {
    window.clearTimeout(timer);
    window.clearTimeout(watch);
    stream?.close();
    stream = null;
  };
  const lose = () => {
    drop();
    if (attempt >= mostAttempts) {
      tell({ kind: 'stopped' });
      return;
    }
    attempt += 1;
    tell({ kind: 'reconnecting', attempt });
    timer = window.setTimeout(connect, pause);
  };
  const live = () => {
    window.clearTimeout(watch);
    watch = window.setTimeout(lose, patience);
  };
  const connect = () => {
    drop();
    stream = open(wanted === 'default' ? '/events' : `/events?source=${wanted}`);
    live();
    stream.onmessage = ({ data }) => {
      live();
      const frame = readFrame(data);
      if (!frame) return;
      hear(frame);
      if (frame.type !== 'connected') return;
      attempt = 0;
      tell({ kind: 'connected' });
    };
    stream.onerror = lose;
  };

  tell({ kind: 'connecting' });
  connect();
  return {
    setSource: (next) => {
      if (next === wanted) return;
      wanted = next;
      if (stream) connect();
    },
    retry: () => {
      if (stream) return;
      attempt = 1;
      tell({ kind: 'reconnecting', attempt });
      connect();
    },
    close: drop,
  };
}

function readFrame(text: string): LiveFrame | null {
  try {
    return JSON.parse(text) as LiveFrame;
  } catch {
    return null;
  }
}
