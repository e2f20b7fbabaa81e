import { randomUUID } from 'node:crypto';
import { audiences, type LiveEvent, type LiveFrame } from '@rondo/contract/notifications';
import { type Listener, type LiveSource, receives } from '@rondo/domain/notifications';
import type { RondoEvent } from '../../platform/events/event.ts';
import type { Deps } from '../../platform/feature.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { Problem } from '../../platform/http/problem.ts';
import { rightsOfSessions } from '../auth/index.ts';
import { LiveStream } from './live-stream.ts';
import { createPresence } from './presence.ts';

/** Most streams of one user at one process: a browser has one for all its pages. */
const mostOfUser = 20;
const keepaliveEvery = 15_000;
const pingEvery = 30_000;
/** A session that was revoked may listen on for at most so long (60 s; docs/rules/notifications.md#stream). */
const checkEvery = 30_000;

type Connection = {
  readonly stream: LiveStream;
  readonly source: LiveSource;
  readonly sessionId: string;
  listener: Listener;
};

/** The open streams of this process. */
export function createHub(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'events'>) {
  const { db, clock, log, events } = deps;
  const open = new Set<Connection>();
  const onRating = () => [...open].filter(({ source }) => source === 'rating');
  const presence = createPresence(deps, {
    userIds: () => [...new Set(onRating().map(({ listener }) => listener.id))],
    announce: (data) => deliver({ type: 'userCount', data }),
  });

  const sendTo = (connections: Iterable<Connection>, text: string) => {
    for (const { stream } of connections) stream.send(text);
  };
  const deliver = (event: LiveEvent, userId?: number) => {
    const to = audiences[event.type];
    const audience = [...open].filter(({ listener, source }) => receives(listener, source, to, userId));
    if (audience.length > 0) sendTo(audience, frameText(event));
  };

  /** Ends the streams of dead sessions and gives the others the rights that their users have now. */
  const check = async (connections: readonly Connection[]) => {
    if (connections.length === 0) return;
    const ids = [...new Set(connections.map(({ sessionId }) => sessionId))];
    const rows = await rightsOfSessions(db, ids, clock.now());
    const alive = new Map(rows.map(({ sessionId, ...listener }) => [sessionId, listener]));
    for (const connection of connections) {
      const listener = alive.get(connection.sessionId);
      if (listener === undefined) connection.stream.finish();
      else connection.listener = listener;
    }
  };
  const checkSafely = (connections: readonly Connection[]) =>
    check(connections).catch((error: unknown) => log.warn({ err: error }, 'sessions could not be checked'));

  const receive = (event: RondoEvent) => {
    if (event.type === 'listenersChanged') presence.listenersChanged();
    else if (event.type === 'permissionChanged') {
      const { userId } = event.data;
      deliver({ type: event.type }, userId);
      void checkSafely([...open].filter(({ listener }) => listener.id === userId));
    } else if (isLive(event)) deliver(event);
  };
  const endAll = () => {
    for (const { stream } of open) stream.finish();
  };

  const ends = [
    events.subscribe(receive),
    // Nothing is replayed: whoever may have missed something connects again and reads again.
    events.onGap(endAll),
    every(keepaliveEvery, () => sendTo(open, keepaliveText)),
    every(pingEvery, () => sendTo(open, frameText({ type: 'ping' }))),
    every(checkEvery, () => {
      void checkSafely([...open]);
      presence.beat();
    }),
  ];
  let isStopped = false;

  return {
    /** @throws Problem TOO_MANY_STREAMS, or MAINTENANCE while events may be missed */
    open: (viewer: Viewer, source: LiveSource) => {
      if (isStopped || !events.isListening()) throw new Problem('MAINTENANCE', { retryAfter: 2 });
      const ofUser = [...open].filter(({ listener }) => listener.id === viewer.id);
      if (ofUser.length >= mostOfUser) throw new Problem('TOO_MANY_STREAMS');
      const stream = new LiveStream();
      const { id, isRater, isSuperAdmin, sessionId } = viewer;
      const connection = { stream, source, sessionId, listener: { id, isRater, isSuperAdmin } };
      open.add(connection);
      stream.once('close', () => {
        open.delete(connection);
        if (source === 'rating') presence.changed();
      });
      stream.send(frameText({ type: 'connected', data: { clientId: randomUUID() } }));
      if (source === 'rating') presence.changed();
      return stream;
    },
    /** Ends every stream and opens no more. */
    stop: async () => {
      isStopped = true;
      for (const end of ends) end();
      endAll();
      await presence.stop();
    },
  };
}

/** Whether open pages are told of it as it is. */
function isLive(event: RondoEvent): event is Extract<RondoEvent, LiveEvent> {
  return Object.hasOwn(audiences, event.type);
}

function every(milliseconds: number, work: () => void): () => void {
  const timer = setInterval(work, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/** One message of text/event-stream as docs/rules/notifications.md#stream has it: a data line, never an event line. */
function frameText(frame: LiveFrame): string {
  return `data: ${JSON.stringify(frame)}\n\n`;
}

/** A comment: it keeps proxies from closing a quiet stream, and browsers pass over it. */
const keepaliveText = ': keepalive\n\n';
