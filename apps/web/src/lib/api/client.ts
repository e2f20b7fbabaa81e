import createClient, { type Middleware } from 'openapi-fetch';
import { noteAnswer, noteNoAnswer } from '../connection/connection.ts';
import { silence, unlessSilent } from '../connection/silence.ts';
import { currentLanguage, loadNamespaces } from '../i18n/texts.ts';
import { last } from '../server-time.ts';
import { isSendingHeld } from '../session/sending.ts';
import { announceSession, readToken, refuseToken, rotateToken } from '../session/token.ts';
import { calls } from './calls.gen.ts';
import { Problem } from './problem.ts';
import type { paths } from './schema.gen.ts';

const bearer = 'Bearer ';
const openCalls: ReadonlySet<string> = new Set(
  Object.values(calls).flatMap((facts) => {
    const [access, , method, url = ''] = facts.split(' ');
    return access === 'P' ? `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}` : [];
  }),
);

const session: Middleware = {
  onRequest({ request, schemaPath }) {
    const token = readToken();
    const isWrite = request.method !== 'GET';
    // Mails are written in the language that the reader sees, which may be another than the browser's.
    if (isWrite) request.headers.set('Accept-Language', currentLanguage());
    if (!openCalls.has(`${request.method} ${schemaPath}`)) {
      // The server's only answer, without a call; and nothing is sent as somebody else than who typed it.
      if (token === null || (isWrite && isSendingHeld())) return signInFirst();
    }
    if (token) request.headers.set('Authorization', bearer + token);
    return request;
  },
  onResponse({ request, response }) {
    const sent = request.headers.get('Authorization')?.slice(bearer.length);
    if (!sent) return;
    const next = response.headers.get('X-New-Token');
    if (next) rotateToken(sent, next);
    if (response.headers.get('X-Permission-Changed') === 'true') announceSession('permission-changed');
    if (response.status === 401 && !request.url.endsWith('/auth/login')) refuseToken(sent);
  },
};

function signInFirst(): Response {
  return Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 });
}

/** The typed client of every call; `answer` turns what it returns into data or a thrown Problem. */
export const api = createClient<paths>({ baseUrl: location.origin, credentials: 'include' });
api.use(session);

interface Answered<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Waits for a call and returns its data. Throws a Problem for every refusal and failure; lets an abort through. */
export async function answer<T>(call: Promise<Answered<T>>): Promise<T> {
  let answered: Answered<T>;
  try {
    answered = await unlessSilent(call);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    noteNoAnswer();
    throw new Problem(0, {
      code: error === silence ? 'NO_ANSWER' : undefined,
      error: error instanceof Error ? error.message : undefined,
    });
  }
  const { data, error, response } = answered;
  (response.status === 503 ? noteNoAnswer : noteAnswer)();
  last.answer = response;
  last.at = performance.now();
  if (!response.ok) {
    // The words for a refusal arrive before it is shown; without them the server's own are used.
    await loadNamespaces('errors').catch(() => undefined);
    throw new Problem(response.status, error, response.headers.get('Retry-After'));
  }
  return data as T;
}
