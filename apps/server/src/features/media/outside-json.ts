import { Problem } from '../../platform/http/problem.ts';

export interface Outside {
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
}

const LARGEST = 1_000_000;

/**
 * Asks another service for JSON. Null where it knows nothing of what was asked (400, 401, 403, 404).
 * @throws Problem VIDEO_LOOKUP_FAILED for everything else that is no answer
 */
export async function outsideJson({ fetch, timeoutMs }: Outside, address: URL): Promise<unknown> {
  try {
    const reply = await fetch(address, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json' },
    });
    if ([400, 401, 403, 404].includes(reply.status)) return null;
    if (!reply.ok) throw new Problem('VIDEO_LOOKUP_FAILED');
    const text = await reply.text();
    if (text.length > LARGEST) throw new Problem('VIDEO_LOOKUP_FAILED');
    return JSON.parse(text);
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('VIDEO_LOOKUP_FAILED');
  }
}
