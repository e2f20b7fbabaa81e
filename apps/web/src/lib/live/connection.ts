import { type LiveFrame, type LiveSource, type LiveState, mostAttempts } from './frame.ts';

const pause = 5_000;
/** The server pings every 30 seconds: a connection that is silent for longer than two of them is dead. */
const longestSilence = 75_000;

/** The part of EventSource that is used. */
export interface EventStream {
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: ((event: Event) => void) | null;
  close(): void;
}

export interface LiveConnection {
  /** Connects again when the source is another one; the old connection is used until the new one is taken. */
  setSource(source: LiveSource): void;
  /** Tries at once when the connection is lost, and five times again if need be. */
  retry(): void;
  close(): void;
}

export interface LiveListener {
  onFrame(frame: LiveFrame): void;
  onState(state: LiveState): void;
}

/**
 * Holds one connection open: after a loss it tries five times, five seconds apart, then stops. The browser's own
 * reconnecting is not used, since nobody could see how it is doing.
 */
export function connectLive(
  open: (address: string) => EventStream,
  { onFrame, onState }: LiveListener,
  source: LiveSource = 'default',
): LiveConnection {
  let stream: EventStream | null = null;
  let former: EventStream | null = null;
  let isTaken = false;
  let timer: number | undefined;
  let watch: number | undefined;
  let attempt = 0;
  let wanted = source;

  const leaveFormer = () => {
    former?.close();
    former = null;
  };
  const drop = () => {
    window.clearTimeout(timer);
    window.clearTimeout(watch);
    leaveFormer();
    stream?.close();
    stream = null;
    isTaken = false;
  };
  const lose = () => {
    drop();
    if (attempt >= mostAttempts) {
      onState({ kind: 'stopped' });
      return;
    }
    attempt += 1;
    onState({ kind: 'reconnecting', attempt });
    timer = window.setTimeout(connect, pause);
  };
  const live = () => {
    window.clearTimeout(watch);
    watch = window.setTimeout(lose, longestSilence);
  };
  const listen = () => {
    stream = open(wanted === 'default' ? '/events' : `/events?source=${wanted}`);
    live();
    stream.onmessage = ({ data }) => {
      live();
      const frame = readFrame(data);
      if (!frame) return;
      // Where another connection was used until now, nothing was missed.
      if (frame.type !== 'connected' || !former) onFrame(frame);
      if (frame.type !== 'connected') return;
      leaveFormer();
      isTaken = true;
      attempt = 0;
      onState({ kind: 'connected' });
    };
    stream.onerror = lose;
  };
  const connect = () => {
    drop();
    listen();
  };
  const change = () => {
    if (!isTaken) {
      connect();
      return;
    }
    former = stream;
    if (former) former.onerror = leaveFormer;
    isTaken = false;
    listen();
  };

  onState({ kind: 'connecting' });
  connect();
  return {
    setSource: (next) => {
      if (next === wanted) return;
      wanted = next;
      if (stream) change();
    },
    retry: () => {
      if (stream) return;
      attempt = 1;
      onState({ kind: 'reconnecting', attempt });
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
