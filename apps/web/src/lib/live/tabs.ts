import { readToken } from '../session/token.ts';
import { connectLive, type EventStream, type LiveConnection, type LiveListener } from './connection.ts';
import type { LiveFrame, LiveSource, LiveState } from './frame.ts';

/** What one tab says to the others of the same person. */
type Word =
  | { readonly kind: 'frame'; readonly frame: LiveFrame }
  | { readonly kind: 'state'; readonly state: LiveState }
  /** A tab has come and asks how the connection is doing. */
  | { readonly kind: 'hello' }
  /** A tab has become the leader and asks who wants more than the usual. */
  | { readonly kind: 'roll-call' }
  | { readonly kind: 'wish'; readonly tab: string; readonly source: LiveSource }
  | { readonly kind: 'retry' };

/** What of the browser is used; without locks and channels (no https) each tab connects for itself. */
export interface LiveBrowser {
  open: (address: string) => EventStream;
  locks?: Pick<LockManager, 'request'> | undefined;
  channel?: ((name: string) => BroadcastChannel) | undefined;
}

export interface LiveTab {
  /** The most that this tab wants to hear. */
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
  { hear, tell }: LiveListener,
): LiveTab {
  const name = `rondo-live:${person}`;
  const tab = newName();
  const others = locks && channel ? channel(name) : null;
  const leaving = new AbortController();
  const wishes = new Map<string, LiveSource>();
  let own: LiveSource = 'default';
  let state: LiveState = { kind: 'connecting' };
  let connection: LiveConnection | null = null;
  let users: LiveFrame | null = null;

  const say = (word: Word) => others?.postMessage(word);
  const wanted = () => (own === 'rating' || [...wishes.values()].includes('rating') ? 'rating' : 'default');
  const know = (next: LiveState) => {
    state = next;
    tell(next);
  };

  const lead = () => {
    // The tab before may have gone because the session is over, which this one is about to hear.
    if (leaving.signal.aborted || readToken() === null) return;
    connection = connectLive(
      open,
      {
        hear: (frame) => {
          if (frame.type === 'userCount') users = frame;
          say({ kind: 'frame', frame });
          hear(frame);
        },
        tell: (next) => {
          say({ kind: 'state', state: next });
          know(next);
        },
      },
      wanted(),
    );
    say({ kind: 'roll-call' });
  };
  const listenTo = (word: Word) => {
    if (word.kind === 'wish') {
      wishes.set(word.tab, word.source);
      connection?.setSource(wanted());
      // The server counts people, not tabs: for one more tab it does not send their number again.
      if (connection && users && word.source === 'rating') say({ kind: 'frame', frame: users });
    } else if (word.kind === 'roll-call') {
      if (own !== 'default') say({ kind: 'wish', tab, source: own });
    } else if (connection) {
      if (word.kind === 'hello') say({ kind: 'state', state });
      if (word.kind === 'retry') connection.retry();
    } else if (word.kind === 'frame') hear(word.frame);
    else if (word.kind === 'state') know(word.state);
  };
  const leave = () => {
    if (own !== 'default') say({ kind: 'wish', tab, source: 'default' });
  };

  tell(state);
  if (others && locks) {
    others.onmessage = ({ data }: MessageEvent<Word>) => listenTo(data);
    say({ kind: 'hello' });
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
      say({ kind: 'wish', tab, source });
      connection?.setSource(wanted());
    },
    retry: () => {
      if (connection) connection.retry();
      else say({ kind: 'retry' });
    },
    stop: () => {
      leave();
      leaving.abort();
      connection?.close();
      connection = null;
      others?.close();
      tell({ kind: 'off' });
    },
  };
}

const newName = () => Math.random().toString(36).slice(2);
