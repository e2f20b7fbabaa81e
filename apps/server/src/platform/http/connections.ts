import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { replyText } from './broken-request.ts';
import { Problem } from './problem.ts';

/** How many connections there may be, and for how long; times in milliseconds (docs/rules/wire.md#connections). */
export type ConnectionLimits = {
  readonly most: number;
  /** Until the header of a request is there, the first one's from the connection on. */
  readonly header: number;
  /** Until a whole request is there. */
  readonly request: number;
  /** A body that takes longer than this makes room when nothing else can. */
  readonly slowBody: number;
  /** In which nothing comes of a body that may take long. */
  readonly silentBody: number;
  /** In which the rest of such a body is passed over, after its reply. */
  readonly refusedBody: number;
  /** Between two requests. Proxies in front keep theirs for a minute and must be the first to close. */
  readonly idle: number;
  /** In which the other side takes nothing of a reply that has begun. */
  readonly stalled: number;
  /** How often slow requests are looked for. */
  readonly check: number;
};

export const usualConnectionLimits: ConnectionLimits = {
  most: 4000,
  header: 12_000,
  request: 60_000,
  slowBody: 5000,
  silentBody: 60_000,
  refusedBody: 30_000,
  idle: 65_000,
  stalled: 120_000,
  check: 2000,
};

type Busy = { requests: number; last: IncomingMessage; readonly since: number };

export type Connections = ReturnType<typeof boundConnections>;

/**
 * Keeps the number of open connections at `most`: the newest gets in, and the one that has been idle longest goes,
 * those before their first request first, then those between two requests, then slow bodies. Where every connection is
 * being answered, the newest is refused.
 */
export function boundConnections(
  server: Server,
  limits: Pick<ConnectionLimits, 'most' | 'slowBody' | 'silentBody' | 'refusedBody'>,
  onFull: () => void,
) {
  // Each in the order in which its connections came to it.
  const silent = new Set<Socket>();
  const idle = new Set<Socket>();
  const busy = new Map<Socket, Busy>();
  const unhurried = new WeakSet<Socket>();

  const leave = (socket: Socket) => {
    silent.delete(socket);
    idle.delete(socket);
    busy.delete(socket);
  };
  const slowestBody = () => {
    const before = performance.now() - limits.slowBody;
    for (const [socket, { requests, last, since }] of busy)
      if (requests === 1 && !last.complete && since < before && !unhurried.has(socket)) return socket;
    return undefined;
  };
  const makeRoom = (newest: Socket) => {
    onFull();
    const [first] = silent;
    const victim = (first === newest ? undefined : first) ?? idle.values().next().value ?? slowestBody();
    if (victim === undefined) refuseConnection(newest);
    else victim.destroy();
    leave(victim ?? newest);
  };

  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => leave(socket));
    if (silent.size + idle.size + busy.size > limits.most) makeRoom(socket);
  });
  // Before the request is answered, which may happen at once.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    silent.delete(socket);
    idle.delete(socket);
    const known = busy.get(socket);
    if (known === undefined) busy.set(socket, { requests: 1, last: request, since: performance.now() });
    else Object.assign(known, { requests: known.requests + 1, last: request });
    response.once('close', () => {
      const state = busy.get(socket);
      if (state === undefined || --state.requests > 0) return;
      busy.delete(socket);
      if (!socket.destroyed) idle.add(socket);
    });
  });

  /** Takes the limit of time from this body: only silence ends it. For callers who have shown who they are. */
  const letBodyTakeLong = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // Requests from within the process have none.
    if (!(socket instanceof Socket) || request.complete) return;
    unhurried.add(socket);
    socket.setTimeout(limits.silentBody);
    request.once('close', () => {
      unhurried.delete(socket);
      if (!response.headersSent) socket.setTimeout(0);
    });
    response.once('close', () => {
      if (request.complete || socket.destroyed) return;
      const timer = setTimeout(() => socket.destroy(), limits.refusedBody);
      request.once('close', () => clearTimeout(timer));
    });
  };

  return {
    letBodyTakeLong,
    mayTakeLong: (socket: Socket) => unhurried.has(socket),
    count: () => ({ silent: silent.size, idle: idle.size, busy: busy.size }),
  };
}

/** Closes connections whose other side stopped reading. An answer may take as long as it must before it begins. */
export function endStalledReplies(
  app: FastifyInstance,
  { stalled }: Pick<ConnectionLimits, 'stalled'>,
): void {
  app.addHook('onSend', (request, _reply, _payload, done) => {
    const { socket } = request.raw;
    // Requests from within the process have none. Node takes the time back when the reply has ended.
    if (socket instanceof Socket) socket.setTimeout(stalled);
    done();
  });
}

function refuseConnection(socket: Socket): void {
  socket.on('error', () => undefined);
  socket.end(replyText(new Problem('BUSY', { retryAfter: 2 })), () => socket.destroy());
}
