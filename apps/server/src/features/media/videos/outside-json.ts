import type { z } from 'zod';
import { Problem } from '../../../platform/http/problem.ts';

export interface Outside {
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
}

const LARGEST = 1_000_000;
/** Statuses of a service that knows nothing of what was asked, or does not show it to everyone. */
const UNKNOWN = [400, 401, 403, 404];

/**
 * Asks another service for JSON of a shape; `ifUnknown` gives what stands for it where the service does not know it.
 * @throws Problem VIDEO_LOOKUP_FAILED for everything else that is no answer
 */
export async function outsideJson<T>(
  { fetch, timeoutMs }: Outside,
  address: URL,
  shape: z.ZodType<T>,
  ifUnknown?: () => T,
): Promise<T> {
  try {
    const reply = await fetch(address, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json' },
    });
    if (ifUnknown !== undefined && UNKNOWN.includes(reply.status)) return ifUnknown();
    const text = reply.ok ? await reply.text() : '';
    if (text === '' || text.length > LARGEST) throw new Problem('VIDEO_LOOKUP_FAILED');
    return shape.parse(JSON.parse(text));
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('VIDEO_LOOKUP_FAILED');
  }
}
