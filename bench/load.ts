import autocannon from 'autocannon';
import type { Call } from './endpoints.ts';

export type Load = {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
};

/**
 * Keeps so many connections busy for so long; each request is asked for anew.
 * @throws Error when a reply is not 2xx
 */
export async function run(
  url: string,
  connections: number,
  seconds: number,
  next: () => Call,
  headers: Record<string, string>,
): Promise<Load> {
  const times: number[] = [];
  const began = performance.now();
  const result = await new Promise<{ errors: number; timeouts: number; non2xx: number }>(
    (resolve, reject) => {
      const setupRequest = () => {
        const { method, path, body } = next();
        if (body === undefined) return { method, path, headers };
        return {
          method,
          path,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
      };
      const options = { url, connections, duration: seconds, requests: [{ setupRequest }] };
      const instance = autocannon(options, (error, outcome) => (error ? reject(error) : resolve(outcome)));
      instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
    },
  );
  const elapsed = (performance.now() - began) / 1000;
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(
      `${result.non2xx} replies were no 2xx, ${result.errors} requests failed, ${result.timeouts} took too long`,
    );
  times.sort((a, b) => a - b);
  return { requestsPerSecond: times.length / elapsed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The run in the middle. */
export function median(loads: readonly Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  return sorted[Math.floor(sorted.length / 2)] as Load;
}
