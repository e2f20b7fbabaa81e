import { Problem } from '../../../platform/http/problem.ts';

export interface Outside {
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
}

const LARGEST = 1_000_000;

/**
 * Asks another service for JSON. Null for the statuses that say that it knows nothing of what was asked.
 * @throws Problem VIDEO_LOOKUP_FAILED for everything else that is no answer
 */
export async function outsideJson(
  { fetch, timeoutMs }: Outside,
  address: URL,
  { unknown }: { readonly unknown: readonly number[] },
): Promise<unknown> {
  try {
    const reply = await fetch(address, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json' },
    });
    if (unknown.includes(reply.status)) return null;
    if (!reply.ok) throw new Problem('VIDEO_LOOKUP_FAILED');
    const text = await reply.text();
    if (text.length > LARGEST) throw new Problem('VIDEO_LOOKUP_FAILED');
    return JSON.parse(text);
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('VIDEO_LOOKUP_FAILED');
  }
}
