import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isDocumentRequest } from './document-request.ts';
import { isMachinePath } from './machine-path.ts';
import { Problem, problemBody } from './problem.ts';
import { barePage } from './refusal-page.ts';

/** Longest time that the other side has to read the last words and to close. */
const LINGER_MS = 1000;

/** Bytes that are no HTTP request, or come too slowly: there is no request and no reply object, only the socket. */
export function answerBrokenRequest(
  error: { readonly code?: string; readonly rawPacket?: unknown },
  socket: Socket,
): void {
  const isSilent = socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || isSilent || isAnswering(socket)) socket.destroy();
  else closeWith(socket, problemOf(error.code), isForPerson(error.rawPacket));
}

/** Writes a problem to a bare socket and closes it, whatever the other side does. */
export function closeWith(socket: Socket, problem: Problem, isPage = false): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
  socket.on('error', () => socket.destroy());
  socket.end(replyText(problem, isPage));
}

export function replyText(problem: Problem, isPage = false): string {
  const body = isPage ? barePage(problem) : JSON.stringify(problemBody(problem));
  const { retryAfter } = problem.extra;
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    ...(isPage
      ? ['Content-Type: text/html; charset=utf-8', "Content-Security-Policy: default-src 'none'"]
      : ['Content-Type: application/json; charset=utf-8']),
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/** What the last bytes that came tell of who sent them: the beginning of a request, or its header. */
function isForPerson(packet: unknown): boolean {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : '';
  const path = /^(?:GET|HEAD) (\/[^\s?]*)/.exec(text)?.[1];
  const given = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(text)?.[1]?.trim();
  const headers = { 'sec-fetch-dest': given('sec-fetch-dest'), accept: given('accept') };
  return isDocumentRequest(headers) || (path !== undefined && !isMachinePath(path));
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
