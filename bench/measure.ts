import { loadavg } from 'node:os';
import type { Call, Measured } from './endpoints.ts';
import type { Facts } from './facts.ts';
import { type Load, median, run } from './load.ts';
import { startCeiling, SUPER_ADMIN_PASSWORD } from './processes.ts';
import { Random } from './random.ts';

const CONNECTIONS = [1, 16] as const;

export type Effort = { readonly seconds: number; readonly rounds: number };

export type Servers = {
  /** Measured. */
  readonly url: string;
  /** The same server, counting statements. */
  readonly countingUrl: string;
  readonly token: string;
};

export type AtConnections = { readonly connections: number; readonly site: Load; readonly ceiling: Load };

export type Measurement = {
  readonly endpoint: Measured;
  /** Of the reply whose size is in the middle. */
  readonly bytes: number;
  /** The median of the sample. */
  readonly statements: number;
  readonly loads: readonly AtConnections[];
  /** One and the same request again and again, at 16 connections; `null` where replies are not kept. */
  readonly hot: Load | null;
  /** The machine's load average over the last minute, taken at the end. */
  readonly loadAverage: number;
};

const SAMPLE = 25;
const WARM_UP_SECONDS = 1;

/** Measures an endpoint and its ceiling in turns, so that both meet the same machine. */
export async function measure(
  endpoint: Measured,
  facts: Facts,
  servers: Servers,
  { seconds, rounds }: Effort,
): Promise<Measurement> {
  const random = new Random(endpoint.name.length * 104_729 + 1);
  const next = () => unlikeAnyOther(endpoint.call(random, facts));
  const headers: Record<string, string> = endpoint.isSignedIn
    ? { authorization: `Bearer ${servers.token}`, 'x-super-admin-password': SUPER_ADMIN_PASSWORD }
    : {};
  const sample = await takeSample(servers.countingUrl, next, headers);
  const ceiling = await startCeiling(sample.body);
  try {
    await run({ url: servers.url, connections: 16, seconds: WARM_UP_SECONDS, next }, headers);
    await run({ url: ceiling.url, connections: 16, seconds: WARM_UP_SECONDS, next }, headers);
    const loads: AtConnections[] = [];
    for (const connections of CONNECTIONS) {
      const [site, bare]: [Load[], Load[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        site.push(await run({ url: servers.url, connections, seconds, next }, headers));
        bare.push(await run({ url: ceiling.url, connections, seconds, next }, headers));
      }
      loads.push({ connections, site: median(site), ceiling: median(bare) });
    }
    return {
      hot: endpoint.isSignedIn ? null : await runHot(servers.url, sample.call, { seconds, rounds }),
      endpoint,
      bytes: sample.body.length,
      statements: sample.statements,
      loads,
      loadAverage: loadavg()[0] ?? 0,
    };
  } finally {
    await ceiling.stop();
  }
}

let asked = 0;

/** No reply can have been kept for it: the parameter that no call reads makes it another request. */
function unlikeAnyOther(call: Call): Call {
  asked += 1;
  return { ...call, path: `${call.path}${call.path.includes('?') ? '&' : '?'}asked=${asked}` };
}

async function runHot(url: string, call: Call, { seconds, rounds }: Effort): Promise<Load> {
  const loads: Load[] = [];
  for (let round = 0; round < rounds; round += 1)
    loads.push(await run({ url, connections: 16, seconds, next: () => call }, {}));
  return median(loads);
}

async function takeSample(url: string, next: () => Call, headers: Record<string, string>) {
  const replies: { body: Buffer; call: Call }[] = [];
  const statements: number[] = [];
  for (let taken = 0; taken < SAMPLE; taken += 1) {
    const call = next();
    const { method, path, body } = call;
    const init =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } };
    const reply = await fetch(url + path, { method, headers, ...init });
    const bytes = Buffer.from(await reply.arrayBuffer());
    if (!reply.ok)
      throw new Error(`${method} ${path} answers ${reply.status}: ${bytes.toString().slice(0, 300)}`);
    replies.push({ body: bytes, call });
    statements.push(Number(reply.headers.get('x-sql-statements')));
  }
  replies.sort((a, b) => a.body.length - b.body.length);
  statements.sort((a, b) => a - b);
  const middle = Math.floor(SAMPLE / 2);
  return { ...(replies[middle] as (typeof replies)[number]), statements: statements[middle] ?? 0 };
}
