/** The most that is read of an answer, in bytes after unpacking. */
const MOST_BYTES = 64 * 1024;

export type OutsideAnswer = {
  readonly status: number;
  /** Whether the status is 2xx. */
  readonly isOk: boolean;
  readonly headers: Headers;
  /** Undefined where the body is no JSON, is larger than 64 kB, or did not arrive whole in time. */
  readonly json: unknown;
};

/** No answer came. Its message names neither the address nor anything else of the question. */
class NoAnswer extends Error {}

type Question = Pick<RequestInit, 'method' | 'headers' | 'body'> & {
  /** For everything, from the look-up of the name to the last byte. */
  readonly timeoutMs: number;
};

/**
 * The one way to services that answer JSON (docs/decisions/0026-what-comes-from-outside.md): within a time, within 64 kB
 * whatever was asked and whatever its status, without following redirects, after which the connection is closed.
 * @throws NoAnswer
 */
export async function askOutside(
  fetch: typeof globalThis.fetch,
  address: string | URL,
  { timeoutMs, ...question }: Question,
): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const reply = await fetch(address, { ...question, redirect: 'manual', signal }).catch((error: unknown) => {
    throw new NoAnswer(
      signal.aborted ? `No answer within ${timeoutMs / 1000} s` : `No connection${codeOf(error)}`,
    );
  });
  const text = await textOf(reply, signal);
  return { status: reply.status, isOk: reply.ok, headers: reply.headers, json: parsed(text) };
}

/** Such as ` (ECONNREFUSED)`. */
function codeOf(error: unknown): string {
  const { code } = ((error as { cause?: unknown } | null)?.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? ` (${code})` : '';
}

/** Undefined for a body that is too large or broke off; what is left of it is not waited for. */
async function textOf({ body, headers }: Response, signal: AbortSignal): Promise<string | undefined> {
  if (body === null) return '';
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    // One small body could become another small body by way of a large one.
    if (/,/.test(headers.get('content-encoding') ?? '')) return undefined;
    if (Number(headers.get('content-length') ?? 0) > MOST_BYTES) return undefined;
    return await wholeText(reader, signal);
  } catch {
    return undefined;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

async function wholeText(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (signal.aborted) return undefined;
    if (done) return Buffer.concat(parts).toString();
    length += value.byteLength;
    if (length > MOST_BYTES) return undefined;
    parts.push(value);
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
