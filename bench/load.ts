import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import type { Call } from './endpoints.ts';

export type Load = {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
};

type Headers = Record<string, string>;
type Plan = {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly next: () => Call;
};

/** A run with fewer replies at each connection says nothing. */
const FEWEST_REPLIES = 3;
const LONGEST_SECONDS = 10;

/**
 * Keeps so many connections busy for so long, longer where replies are slow; each request is asked for again.
 * @throws Error when a reply is not 2xx
 */
export async function run(plan: Plan, headers: Headers): Promise<Load> {
  const began = performance.now();
  const isHead = plan.next().method === 'HEAD';
  const times = await (isHead ? runHeads : runAutocannon)(plan, headers);
  if (times.length < plan.connections * FEWEST_REPLIES && plan.seconds < LONGEST_SECONDS)
    return run({ ...plan, seconds: LONGEST_SECONDS }, headers);
  const elapsed = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return { requestsPerSecond: times.length / elapsed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

async function runAutocannon({ url, connections, seconds, next }: Plan, headers: Headers): Promise<number[]> {
  const times: number[] = [];
  const result = await new Promise<{ errors: number; timeouts: number; non2xx: number }>(
    (resolve, reject) => {
      const setupRequest = () => {
        const { method, path, body } = next();
        if (body === undefined) return { method, path, headers };
        const json = { 'content-type': 'application/json' };
        return { method, path, headers: { ...headers, ...json }, body: JSON.stringify(body) };
      };
      const options = { url, connections, duration: seconds, requests: [{ setupRequest }] };
      const instance = autocannon(options, (error, outcome) => (error ? reject(error) : resolve(outcome)));
      instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
    },
  );
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(
      `${result.non2xx} replies were no 2xx, ${result.errors} requests failed, ${result.timeouts} took too long`,
    );
  return times;
}

/** Autocannon waits for the body that a reply to HEAD announces and does not have. */
async function runHeads({ url, connections, seconds, next }: Plan, headers: Headers): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const keepBusy = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      const status = await head(url + next().path, headers, agent);
      if (status !== 200) throw new Error(`HEAD answers ${status}`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, keepBusy)).finally(() => agent.destroy());
  return times;
}

function head(address: string, headers: Headers, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(address, { method: 'HEAD', headers, agent }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The run in the middle. */
export function median(loads: readonly Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  return sorted[Math.floor(sorted.length / 2)] as Load;
}
