import type { z } from 'zod';
import { Problem } from '../../../platform/http/problem.ts';
import { askOutside } from '../../../platform/outside/ask-outside.ts';

export interface Outside {
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
}

/** Statuses of a service that knows nothing of what was asked, or does not show it to everyone. */
const UNKNOWN = [400, 401, 403, 404];

/**
 * Asks another service for JSON of a shape; `ifUnknown` gives what stands for it where the service does not know it.
 * @throws Problem VIDEO_LOOKUP_FAILED for everything else that is no answer
 */
export async function outsideJson<T>(
  { fetch, timeoutMs }: Outside,
  address: URL,
  shape: z.ZodType<T, unknown>,
  ifUnknown?: () => T,
): Promise<T> {
  try {
    const headers = { accept: 'application/json' };
    const { status, isOk, json } = await askOutside(fetch, address, { headers, timeoutMs });
    if (ifUnknown !== undefined && UNKNOWN.includes(status)) return ifUnknown();
    if (!isOk) throw new Problem('VIDEO_LOOKUP_FAILED');
    return shape.parse(json);
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('VIDEO_LOOKUP_FAILED');
  }
}
