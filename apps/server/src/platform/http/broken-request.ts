import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem, problemBody } from './problem.ts';

/** Longest time that the other side has to read the last words and to close. */
const LINGER_MS = 1000;

/** Bytes that are no HTTP request, or come too slowly: there is no request and no reply object, only the socket. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  const isSilent = socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || isSilent || isAnswering(socket)) socket.destroy();
  else closeWith(socket, problemOf(error.code));
}

/** Writes a problem to a bare socket and closes it, whatever the other side does. */
export function closeWith(socket: Socket, problem: Problem): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
  socket.on('error', () => socket.destroy());
  socket.end(replyText(problem));
}

export function replyText(problem: Problem): string {
  const body = JSON.stringify(problemBody(problem));
  const { retryAfter } = problem.extra;
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

function problemOf(code: string | undefined): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('REQUEST_TIMEOUT');
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem('HEADER_TOO_LARGE');
  return new Problem('VALIDATION_FAILED', { details: 'This is not an HTTP request.' });
}

/** A reply that has begun must not be mixed with another one. Node's own handler looks at the same field. */
function isAnswering(socket: Socket & { readonly _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent ?? false;
}
