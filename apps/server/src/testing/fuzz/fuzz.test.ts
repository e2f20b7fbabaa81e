import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../platform/seeded-random.ts';
import { accessTable, callers } from '../access-table.ts';
import { appOfTests } from '../before-tests.ts';
import { type TableMarks, tableMarks } from '../table-marks.ts';
import { fuzzSite, signInAs } from './fuzz-site.ts';
import { type OddRequest, type Operation, oddRequest } from './odd-request.ts';
import { type ApiDocument, operationsOf } from './operations.ts';
import { faultOf } from './reply-fault.ts';

const isFull = process.env.RONDO_FULL === '1';
/** One for each caller of each call; RONDO_FUZZ_REQUESTS makes a longer run. */
const requests =
  Number(process.env.RONDO_FUZZ_REQUESTS) || Object.keys(accessTable).length * callers.length + 10;
const patience = 20_000;
/**
 * Failures to sign in are counted though the call is refused; mails leave when they like; who first asks for backups
 * marks their folder.
 */
const countedWhenRefused = ['login_failures', 'jobs', 'email_tokens', 'site_state'];
/** Reads that keep what they answer: the seal of the next draw, a wheel for its picture. */
const keepingReads: ReadonlySet<string> = new Set([
  '/v2/database/levels/all-levels',
  '/v2/database/players/{id}/modifiers',
]);
/** RONDO_FUZZ_SEED repeats a run; the long tests look elsewhere each time. */
const seed = Number(process.env.RONDO_FUZZ_SEED) || (isFull ? randomInt(1, 2 ** 31) : 20_261);

let document: ApiDocument;
let operations: Operation[];
const app = appOfTests(fuzzSite);
beforeAll(async () => {
  document = (await app.callRaw('GET', '/openapi.json')).body as ApiDocument;
  operations = operationsOf(document);
  process.stdout.write(`fuzz: RONDO_FUZZ_SEED=${seed}\n`);
});

type Caller = (typeof callers)[number];

/** Whoever has not yet sent one to this call; in the long tests everybody sends each of them. */
function callersOf(index: number): readonly Caller[] {
  const turn = ((index % operations.length) + Math.floor(index / operations.length)) % callers.length;
  return isFull ? callers : callers.slice(turn, turn + 1);
}

/** The headers of each caller's session, until a call of theirs may have ended it. */
const sessions = new Map<Caller, Record<string, string>>();

async function headersOf(caller: Caller): Promise<Record<string, string>> {
  const known = sessions.get(caller);
  if (known !== undefined) return known;
  const headers = await signInAs(app, caller);
  sessions.set(caller, headers);
  lastMarks = null;
  return headers;
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
    return await Promise.race([app.callRaw(request.method, request.url, options), late]);
  } finally {
    clearTimeout(timer);
  }
}

type Reply = Awaited<ReturnType<typeof send>>;

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
    ).toEqual(Object.keys(accessTable).sort());
    expect(requests).toBeGreaterThan(operations.length * callers.length);
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
      for (const caller of callersOf(index)) {
        const headers = await headersOf(caller);
        if (isWrite && lastMarks === null) await tablesChangedSince();
        const reply = await send(request, headers);
        statuses.add(reply.status);
        const isAccepted = isWrite && reply.status < 400;
        const fault = faultOf(request, reply) ?? (isWrite && !isAccepted ? await traceOf() : null);
        if (fault !== null) faults.push(`${fault}: ${show(request, caller, index, reply)}`);
        if (isAccepted) sessions.delete(caller);
        if (isAccepted || keepingReads.has(operation.path)) lastMarks = null;
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
