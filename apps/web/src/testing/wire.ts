import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

/** Sent by a card that closes with its test, when the test's own answers are gone. */
const lateRelease = http.delete('*/v2/admin/submissions/:kind/:id/claim', () => HttpResponse.json({}));

/** There is a connection unless a test says otherwise. */
const health = http.get('*/health', () => HttpResponse.json({}));

/** The network of the tests: a call that nobody answers fails the test. */
export const wire = setupServer(lateRelease, health);

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The body of a refusal. */
export const problem = (code: string, more: object = {}) => ({ error: code, message: code, code, ...more });

/** Answers one call, such as `answerWith('get', '/v2/config', body)`, until the test ends. */
export function answerWith(
  method: Method,
  path: string,
  body: JsonBodyType,
  init: { status?: number; headers?: Record<string, string> } = {},
): void {
  wire.use(http[method](new URL(path, location.origin).href, () => HttpResponse.json(body, init)));
}

/** Does the same. @returns the bodies that were sent, null for none */
export function recordCalls(method: Method, path: string, body: JsonBodyType, status = 200): unknown[] {
  const sent: unknown[] = [];
  wire.use(
    http[method](new URL(path, location.origin).href, async ({ request }) => {
      sent.push(await request.json().catch(() => null));
      return body === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

/** What was sent to `answerWrite` in this test: method and path, and the body. */
export const sent: [call: string, body: unknown][] = [];

/** Answers a write until the test ends, and remembers what was sent. */
export function answerWrite(
  method: 'put' | 'post' | 'patch' | 'delete',
  path: string,
  body: object,
  status = 200,
): void {
  wire.use(
    http[method](new URL(path, location.origin).href, async ({ request }) => {
      const text = await request.text();
      sent.push([`${method} ${path}`, text === '' ? null : JSON.parse(text)]);
      return HttpResponse.json(body as never, { status });
    }),
  );
}

/** No call is answered until the test ends, or until what this returns is called. */
export function loseConnection(): () => void {
  let isLost = true;
  wire.use(http.all('*', () => (isLost ? HttpResponse.error() : undefined)));
  return () => {
    isLost = false;
  };
}

/** The whole site pauses until the test ends, or until `end` is called. */
export function pauseSite(): { progress: object; end: () => void } {
  let isPaused = true;
  const pause = {
    progress: { step: 'pausing', done: 1, of: 2, since: new Date(Date.now() - 72_000).toISOString() },
    end: () => {
      isPaused = false;
    },
  };
  const init = { status: 503, headers: { 'retry-after': '2' } };
  const ofHealth = () =>
    HttpResponse.json({ status: 'degraded', checks: {}, maintenance: pause.progress }, init);
  wire.use(
    http.get('*/health', () => (isPaused ? ofHealth() : undefined)),
    http.all('*', () => (isPaused ? HttpResponse.json(problem('MAINTENANCE'), init) : undefined)),
  );
  return pause;
}
