import { endpoints } from '@rondo/contract/all';
import type { CallName, GivenOf, ReplyOf } from '@rondo/contract/calls';
import { type ProblemCode, problemCodes } from '@rondo/contract/problem';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { type CallRead, readCall } from './read-call.ts';

/** Sent by a card that closes with its test, when the test's own answers are gone. */
const lateRelease = http.delete('*/v2/admin/submissions/:kind/:id/claim', () => HttpResponse.json({}));

/** There is a connection unless a test says otherwise. */
const health = http.get('*/health', () => HttpResponse.json({}));

/** What lists of levels ask besides, and few tests are about: an empty site, nothing cleared. */
const totals = http.get('*/v2/database/statistics', () =>
  HttpResponse.json({ overview: { totalLevels: 0 }, difficulties: { byType: { PGU: [], SPECIAL: [] } } }),
);
const ownClears = http.get('*/v2/database/clears/mine', () => HttpResponse.json({ levels: [] }));

/** The network of the tests: a call that nobody answers fails the test. */
export const wire = setupServer(lateRelease, health, totals, ownClears);

/** The body of a refusal. */
export const problem = (code: string, more: object = {}) => ({ error: code, message: code, code, ...more });

/** Some of what a reply holds: a test names what it is about. Of its words any, as rows of tests have them. */
type PartOf<T> = T extends string
  ? string
  : T extends boolean
    ? boolean
    : T extends readonly (infer I)[]
      ? readonly PartOf<I>[]
      : T extends object
        ? { readonly [K in keyof T]?: PartOf<T[K]> }
        : T;

/** What a call answers: null without a body, a response where the reply alone does not say it. */
type Answer<N extends CallName> = PartOf<ReplyOf<N>> | Response | null;
type Answering<N extends CallName> = (given: GivenOf<N>, request: Request) => Answer<N> | Promise<Answer<N>>;
/** Only calls with these parameters. */
type Narrowed<N extends CallName> = Partial<Omit<GivenOf<N>, 'body'>>;

/** What `answer` takes after the name of a call. */
export type AnswerArguments<N extends CallName> = [reply: Answer<N> | Answering<N>, given?: Narrowed<N>];

/** The calls of this test in order, all but GET and HEAD: names, and what was given. */
export const sent: [name: CallName, given: CallRead['given']][] = [];

let calls: CallRead[] = [];

/** What a call was given in this test, each time that it was made. */
export const asked = <N extends CallName>(name: N) =>
  calls.filter((call) => call.name === name).map(({ given }) => given as GivenOf<N>);

/** Another test begins. */
export function forgetCalls(): void {
  sent.length = 0;
  calls = [];
}

/** Answers a call until the test ends, such as `answer('levelDetail', aLevelDetail(), { id: 5 })`. */
export function answer<N extends CallName>(name: N, ...[reply, given = {}]: AnswerArguments<N>): void {
  const { method, url } = endpoints[name];
  const wanted = Object.entries(given);
  const ofTest = calls;
  wire.use(
    http[methodOf(method)](location.origin + url, async ({ request }) => {
      const call = await readCall(request);
      if (call?.name !== name || wanted.some(([key, value]) => call.given[key] !== value)) return undefined;
      // A page may still ask when the next test has begun.
      if (ofTest === calls) {
        calls.push(call);
        if (method !== 'GET' && method !== 'HEAD') sent.push([name, call.given]);
      }
      const answered = typeof reply === 'function' ? await reply(call.given as GivenOf<N>, request) : reply;
      if (answered instanceof Response)
        return method === 'HEAD' ? new HttpResponse(null, answered) : answered.clone();
      return responseOf(name, answered);
    }),
  );
}

/** The name of a method among the handlers. */
const methodOf = (method: (typeof endpoints)[CallName]['method']) =>
  method.toLowerCase() as Lowercase<typeof method>;

function responseOf(name: CallName, reply: unknown): Response {
  const { method, schema } = endpoints[name];
  const status = Number(Object.keys(schema.response).find((code) => code.startsWith('2')));
  if (method === 'HEAD') return new HttpResponse(null, { status });
  if (reply === null) return new HttpResponse(null, { status: 204 });
  return HttpResponse.json(reply as JsonBodyType, { status });
}

/** What a refusal says: its code, or the whole body. */
type Refused = ProblemCode | { readonly code: string; readonly [more: string]: unknown };

/** A refusal, for replies that are not always one. Its status is that of the code unless given. */
export function refusal(refused: Refused, status: number = statusOf(refused)): Response {
  return HttpResponse.json(typeof refused === 'string' ? problem(refused) : refused, { status });
}

function statusOf(refused: Refused): number {
  const code = typeof refused === 'string' ? refused : refused.code;
  return problemCodes[code as ProblemCode][0];
}

/** Refuses a call until the test ends, such as `refuse('editLevel', 'STALE', { id: 5 })`. */
export function refuse<N extends CallName>(
  name: N,
  refused: Refused,
  given?: Narrowed<N>,
  status?: number,
): void {
  answer(name, () => refusal(refused, status), given);
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
