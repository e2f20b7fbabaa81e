import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

import type { Socket } from 'node:net';

export type ConnectionBounds = {
  /** Milliseconds without a byte in either direction. */
  readonly silenceMs: number;
  /** Most that is read of one answer. */
  readonly answerBytes: number;
  readonly signal: AbortSignal;
  /** Gets the reason why a connection was ended; the client may know none. */
  readonly ended: (reason: Error) => void;
};

/**
 * Connections of a client that has no time limits of its own: each is for one question, and ends when the other side
 * says nothing, says too much, or the signal is given.
 */
export function boundedAgent(tls: boolean, bounds: ConnectionBounds): HttpAgent {
  const agent = tls ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false });
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, made) => {
    const socket = connect(options, made);
    if (socket) bound(socket as Socket, bounds);
    return socket;
  };
  return agent;
}

function bound(socket: Socket, { silenceMs, answerBytes, signal, ended }: ConnectionBounds): void {
  const end = (words: string) => {
    const reason = new Error(words);
    ended(reason);
    socket.destroy(reason);
  };
  const stop = () => end('The copying was ended.');
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  socket.setTimeout(silenceMs, () => end(`No answer within ${Math.ceil(silenceMs / 1000)} s.`));
  socket.on('data', () => {
    if (socket.bytesRead > answerBytes) end('The answer is too long.');
  });
  socket.on('close', () => signal.removeEventListener('abort', stop));
}
