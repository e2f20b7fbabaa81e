import { readToken } from '../session/token.ts';
import { connectLive, type EventStream, type LiveConnection, type LiveListener } from './connection.ts';
import type { LiveFrame, LiveSource, LiveState } from './frame.ts';

/** What one tab says to the others of the same person. */
type Message =
  | { readonly kind: 'frame'; readonly frame: LiveFrame }
  | { readonly kind: 'state'; readonly state: LiveState }
  /** A tab has come and asks how the connection is doing. */
  | { readonly kind: 'hello' }
  /** A tab has become the leader and asks who wants more than the usual. */
  | { readonly kind: 'roll-call' }
  | { readonly kind: 'source'; readonly tab: string; readonly source: LiveSource }
  | { readonly kind: 'retry' };

/** What of the browser is used; without locks and channels (no https) each tab connects for itself. */
export interface LiveBrowser {
  open: (address: string) => EventStream;
  locks?: Pick<LockManager, 'request'> | undefined;
  channel?: ((name: string) => BroadcastChannel) | undefined;
}

export interface LiveTab {
  /** The most that this tab asks for. */
  setSource(source: LiveSource): void;
  retry(): void;
  stop(): void;
}

/**
 * Joins the tabs of one person, of which one holds the connection for all: whoever has the lock. The browser hands the
 * lock on when that tab closes.
 */
export function joinTabs(
  person: number,
  { open, locks, channel }: LiveBrowser,
  { onFrame, onState }: LiveListener,
): LiveTab {
  const name = `rondo-live:${person}`;
  const tab = newName();
  const others = locks && channel ? channel(name) : null;
  const leaving = new AbortController();
  const sources = new Map<string, LiveSource>();
  let own: LiveSource = 'default';
  let state: LiveState = { kind: 'connecting' };
  let connection: LiveConnection | null = null;
  let users: LiveFrame | null = null;

  const post = (message: Message) => others?.postMessage(message);
  const wanted = () => (own === 'rating' || [...sources.values()].includes('rating') ? 'rating' : 'default');
  const update = (next: LiveState) => {
    state = next;
    onState(next);
  };

  const lead = () => {
    // The tab before may have gone because the session is over, and this one is about to learn it.
    if (leaving.signal.aborted || readToken() === null) return;
    connection = connectLive(
      open,
      {
        onFrame: (frame) => {
          if (frame.type === 'userCount') users = frame;
          post({ kind: 'frame', frame });
          onFrame(frame);
        },
        onState: (next) => {
          post({ kind: 'state', state: next });
          update(next);
        },
      },
      wanted(),
    );
    post({ kind: 'roll-call' });
  };
  const listenTo = (message: Message) => {
    if (message.kind === 'source') {
      sources.set(message.tab, message.source);
      connection?.setSource(wanted());
      // The server counts people, not tabs: for one more tab it does not send their number again.
      if (connection && users && message.source === 'rating') post({ kind: 'frame', frame: users });
    } else if (message.kind === 'roll-call') {
      if (own !== 'default') post({ kind: 'source', tab, source: own });
    } else if (connection) {
      if (message.kind === 'hello') post({ kind: 'state', state });
      if (message.kind === 'retry') connection.retry();
    } else if (message.kind === 'frame') onFrame(message.frame);
    else if (message.kind === 'state') update(message.state);
  };
  const leave = () => {
    if (own !== 'default') post({ kind: 'source', tab, source: 'default' });
  };

  onState(state);
  if (others && locks) {
    others.onmessage = ({ data }: MessageEvent<Message>) => listenTo(data);
    post({ kind: 'hello' });
    const held = () => {
      lead();
      return new Promise<void>((free) => leaving.signal.addEventListener('abort', () => free()));
    };
    locks.request(name, { signal: leaving.signal }, held).catch(() => undefined);
    window.addEventListener('pagehide', leave, { signal: leaving.signal });
  } else lead();

  return {
    setSource: (source) => {
      if (source === own) return;
      own = source;
      post({ kind: 'source', tab, source });
      connection?.setSource(wanted());
    },
    retry: () => {
      if (connection) connection.retry();
      else post({ kind: 'retry' });
    },
    stop: () => {
      leave();
      leaving.abort();
      connection?.close();
      connection = null;
      others?.close();
      onState({ kind: 'off' });
    },
  };
}

const newName = () => Math.random().toString(36).slice(2);
