import { randomInt } from 'node:crypto';
import { disabledCalls } from '@rondo/contract/disabled-calls';
import { problemCodes, problemShape } from '@rondo/contract/problem';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../platform/seeded-random.ts';
import { accessTable, callers } from '../access-table.ts';
import { appOfTests } from '../before-tests.ts';
import { type TableMarks, tableMarks } from '../table-marks.ts';
import { signedInUser } from '../users.ts';
import { type OddRequest, type Operation, oddRequest } from './odd-request.ts';
import { type ApiDocument, operationsOf } from './operations.ts';

/** At least three for each call; RONDO_FUZZ_REQUESTS makes a longer run. */
const requests =
  Number(process.env.RONDO_FUZZ_REQUESTS) || Math.max(500, Object.keys(accessTable).length * 3 + 10);
/** Statuses that the interface gives some calls for a code, besides its own. */
const otherStatuses: Readonly<Record<string, number>> = { LEVEL_NOT_FOUND: 400, LEVEL_DELETED: 400 };
/** No part of the document. */
const disabled: ReadonlySet<string> = new Set(disabledCalls);
const patience = 20_000;
const superAdminPassword = 'open sesame, please';
/** Failures to sign in are counted though the call is refused; mails leave when they like. */
const countedWhenRefused = ['login_failures', 'jobs', 'email_tokens'];
/** Signing in is begun there, but nobody comes back from it. */
const apiUrl = 'https://discord.example';
const discord = { clientId: '1', clientSecret: 'secret', apiUrl };
const discordBot = { token: 'secret', apiUrl };

/** RONDO_FUZZ_SEED repeats a run; the long tests look elsewhere each time. */
const seed =
  Number(process.env.RONDO_FUZZ_SEED) || (process.env.RONDO_FULL === '1' ? randomInt(1, 2 ** 31) : 20_261);

/** Knows every video and every account. */
const otherService: typeof fetch = async () =>
  Response.json({
    id: '123456789012345678',
    username: 'somebody',
    title: 'A video',
    author_name: 'A channel',
    thumbnail_url: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
    code: 0,
    data: {
      title: 'A video',
      pubdate: 1_600_000_000,
      pic: 'http://i0.hdslb.com/a.jpg',
      owner: { name: 'A channel', face: 'http://i0.hdslb.com/b.jpg' },
      aid: 1,
      bvid: 'BV1xx411c7mD',
      cid: 2,
    },
  });

let document: ApiDocument;
let operations: Operation[];
const app = appOfTests({
  config: { demo: true, superAdminPassword, logLevel: 'silent', captcha: 'altcha', discord, discordBot },
  fetch: otherService,
});
beforeAll(async () => {
  document = (await app.call('GET', '/openapi.json')).body as ApiDocument;
  operations = operationsOf(document);
  process.stdout.write(`fuzz: RONDO_FUZZ_SEED=${seed}\n`);
});

type Caller = (typeof callers)[number];

/** The headers of each caller's session, until a call of theirs may have ended it. */
const sessions = new Map<Caller, Record<string, string>>();

async function headersOf(caller: Caller): Promise<Record<string, string>> {
  const known = sessions.get(caller);
  if (known !== undefined) return known;
  const headers = await signInAs(caller);
  sessions.set(caller, headers);
  lastMarks = null;
  return headers;
}

async function signInAs(caller: Caller): Promise<Record<string, string>> {
  if (caller === 'visitor') return {};
  const role = caller === 'user' ? 'user' : caller === 'rater' ? 'rater' : 'superAdmin';
  const { token } = await signedInUser(app, { role, password: 'correct horse' });
  const password = caller === 'super admin with password';
  return {
    authorization: `Bearer ${token}`,
    ...(password ? { 'x-super-admin-password': superAdminPassword } : {}),
  };
}

async function send(request: OddRequest, headers: Record<string, string>) {
  const options = { headers: { ...request.headers, ...headers }, body: request.payload };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no reply to ${request.method} ${request.url.slice(0, 300)}`)),
      patience,
    );
  });
  try {
    return await Promise.race([app.call(request.method, request.url, options), late]);
  } finally {
    clearTimeout(timer);
  }
}

type Reply = Awaited<ReturnType<typeof send>>;

/** What is wrong with the reply, or null. That 2xx replies have their shape is checked by the app itself. */
function faultOf(request: OddRequest, reply: Reply): string | null {
  if (reply.status >= 500) return `answers ${reply.status}`;
  if (reply.status < 400 || request.method === 'HEAD') return null;
  const type = String(reply.headers['content-type']);
  if (!type.startsWith('application/json')) return `refuses in ${type}`;
  const body = problemShape.safeParse(reply.body);
  if (!body.success) return `refuses in another shape: ${body.error.message}`;
  const { code, error, message } = body.data;
  const known = problemCodes[code as keyof typeof problemCodes];
  if (known === undefined) return `refuses with the unknown code ${code}`;
  if (known[0] !== reply.status && otherStatuses[code] !== reply.status)
    return `refuses ${code} with ${reply.status}`;
  return error === message && error !== '' ? null : 'has two texts for one refusal';
}

/** The tables as the last accepted write left them; null: to be read again. */
let lastMarks: TableMarks | null = null;

/** Which tables changed since the last accepted write. */
async function tablesChangedSince(): Promise<string[]> {
  const before = lastMarks;
  lastMarks = await tableMarks(app.deps.db, countedWhenRefused);
  const now = lastMarks;
  return before === null ? [] : Object.keys(now).filter((name) => before[name] !== now[name]);
}

const show = (request: OddRequest, caller: Caller, index: number, reply: Reply) =>
  `${request.method} ${request.url.slice(0, 300)} as ${caller} (seed ${seed}, request ${index})
  headers ${JSON.stringify(request.headers).slice(0, 500)}
  body ${request.payload?.toString('utf8').slice(0, 1500) ?? 'none'}
  reply ${reply.status} ${reply.text.slice(0, 500)}`;

describe('bad and odd requests', () => {
  it('are made for every endpoint', () => {
    expect(
      operations.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`).sort(),
    ).toEqual(
      Object.keys(accessTable)
        .filter((call) => !disabled.has(call))
        .sort(),
    );
    expect(requests).toBeGreaterThan(operations.length * 3);
  });

  it('never break the server, are refused in one shape, and leave nothing behind', {
    timeout: 300_000 + requests * 400,
  }, async () => {
    const faults: string[] = [];
    const statuses = new Set<number>();
    for (let index = 0; index < requests; index++) {
      const operation = operations[index % operations.length] as Operation;
      const request = oddRequest(seededRandom(`${seed} ${index}`), operation, document.components.schemas);
      const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
      for (const caller of callers) {
        const headers = await headersOf(caller);
        if (isWrite && lastMarks === null) await tablesChangedSince();
        const reply = await send(request, headers);
        statuses.add(reply.status);
        const isAccepted = isWrite && reply.status < 400;
        const fault = faultOf(request, reply) ?? (isWrite && !isAccepted ? await traceOf() : null);
        if (fault !== null) faults.push(`${fault}: ${show(request, caller, index, reply)}`);
        if (isAccepted) {
          sessions.delete(caller);
          lastMarks = null;
        }
      }
    }
    expect(faults.slice(0, 10).join('\n\n')).toBe('');
    // Requests that are all refused would prove little.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
  });
});

/** What a refused write, or a read before it, left in the tables. */
async function traceOf(): Promise<string | null> {
  const changed = await tablesChangedSince();
  return changed.length === 0 ? null : `changed ${changed.join(', ')} though it was refused`;
}
