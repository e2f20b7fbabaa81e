import { addressOf, type Given as GivenByName } from '@rondo/domain/calls';
import { noteAnswer, noteNoAnswer } from '../connection/connection.ts';
import { loadCode } from '../connection/load-code.ts';
import { silence, unlessSilent } from '../connection/silence.ts';
import { currentLanguage, loadNamespaces } from '../i18n/texts.ts';
import { last } from '../server-time.ts';
import { isSendingHeld } from '../session/sending.ts';
import { announceSession, readToken, refuseToken, rotateToken } from '../session/token.ts';
import { type CallName, factsOf, type GivenAnd, type Reply } from './contract.ts';
import { Problem } from './problem.ts';
import type { SecondPasswordOptions } from './second-password.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  headers?: Readonly<Record<string, string>>;
  /** Sent even while the page is being closed. */
  keepalive?: true;
  /** Sends the request in the place of fetch. */
  send?: (request: Request) => Promise<Response>;
  /** For calls that want the super-admin password only because of what they concern. */
  secondPassword?: SecondPasswordOptions;
}

/**
 * Makes a call of the contract. Where it wants the super-admin password and none is given, that is asked for.
 * @throws a Problem for every refusal and failure; lets an abort through
 */
export async function call<N extends CallName>(
  name: N,
  ...[given, options = {}]: GivenAnd<N, CallOptions>
): Promise<Reply<N>> {
  const send = (headers = options.headers) =>
    answerOf(name, given, { ...options, headers }) as Promise<Reply<N>>;
  const password =
    options.secondPassword ?? (factsOf(name).access === 'S+' && !options.headers ? {} : undefined);
  if (!password) return send();
  const { withSecondPassword } = await loadCode(() => import('./second-password.ts'));
  return withSecondPassword(send, password);
}

interface Answered {
  response: Response;
  body: unknown;
}

async function answerOf(
  name: CallName,
  given: GivenByName | undefined,
  options: CallOptions,
): Promise<unknown> {
  let answered: Answered;
  try {
    answered = await unlessSilent(request(name, given, options));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    noteNoAnswer();
    throw new Problem(0, {
      code: error === silence ? 'NO_ANSWER' : undefined,
      error: error instanceof Error ? error.message : undefined,
    });
  }
  const { response, body } = answered;
  (response.status === 503 ? noteNoAnswer : noteAnswer)();
  last.answer = response;
  last.at = performance.now();
  if (response.ok) return body;
  // The words for a refusal arrive before it is shown; without them the server's own are used.
  await loadNamespaces('errors').catch(() => undefined);
  throw new Problem(response.status, body, response.headers.get('Retry-After'));
}

async function request(
  name: CallName,
  given: GivenByName | undefined,
  options: CallOptions,
): Promise<Answered> {
  const { access, method, url } = factsOf(name);
  const token = readToken();
  const isWrite = method !== 'GET';
  // The server's only answer, without a call; and nothing is sent as somebody else than who typed it.
  if (access !== 'P' && (token === null || (isWrite && isSendingHeld())))
    return { response: new Response(null, { status: 401 }), body: { code: 'UNAUTHENTICATED' } };
  const { signal, headers, keepalive = false, send = fetch } = options;
  const body = given?.body === undefined ? null : JSON.stringify(given.body);
  const asked = new Request(location.origin + addressOf(url, given), {
    ...{ method, body, keepalive, credentials: 'include' },
    ...(signal && { signal }),
    headers: {
      ...(body !== null && { 'Content-Type': 'application/json' }),
      // Mails are written in the language that the reader sees, which may be another than the browser's.
      ...(isWrite && { 'Accept-Language': currentLanguage() }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  const response = await send(asked);
  if (token !== null) noteSession(name, token, response);
  return { response, body: await bodyOf(method, response) };
}

function noteSession(name: CallName, token: string, { status, headers }: Response): void {
  const next = headers.get('X-New-Token');
  if (next) rotateToken(token, next);
  if (headers.get('X-Permission-Changed') === 'true') announceSession('permission-changed');
  if (status === 401 && name !== 'login') refuseToken(token);
}

/** What answers HEAD has no words but its status; only calls that look at the super-admin password are made so. */
const headCodes: ReadonlyMap<number, string> = new Map([
  [403, 'INVALID_SUPER_ADMIN_PASSWORD'],
  [429, 'RATE_LIMITED'],
]);

async function bodyOf(method: string, response: Response): Promise<unknown> {
  const { status, headers, ok, body } = response;
  if (method === 'HEAD') return { code: headCodes.get(status) };
  if (status === 204) return null;
  if (headers.get('Content-Type')?.includes('json')) return response.json();
  return ok ? body : response.text();
}
