import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { messageProblem } from './chat-limits.ts';

/** What a webhook is sent, as the site writes it. */
export type ChatMessage = {
  readonly content: string;
  readonly username: string;
  readonly embeds: readonly {
    readonly title: string;
    readonly url: string;
    readonly timestamp?: string;
    readonly footer?: { readonly text: string };
  }[];
  readonly allowed_mentions: object;
};

/** A message that the stand-in took. */
export type ChatServerMessage = {
  /** Of the webhook. */
  readonly webhook: string;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly body: ChatMessage;
};

/** What the next calls get instead of the usual answer. */
export type ChatFault =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> }
  /** A body that never ends: as fast as it is read, packed, or a byte now and then. */
  | {
      readonly status: number;
      readonly endless: 'plain' | 'gzip' | 'drip';
      readonly headers?: Record<string, string>;
    }
  /** Answers as usual after so many milliseconds. */
  | { readonly slow: number }
  /** Takes the message or not, and says nothing. */
  | { readonly cut: 'before' | 'after' };

export type ChatServer = {
  /** What DISCORD_API_URL would be. */
  readonly url: string;
  /** The address of a webhook; any id and token are good. */
  readonly webhook: (id?: string) => string;
  /** What was taken, in its order. */
  readonly messages: ChatServerMessage[];
  /** How often it was called. */
  readonly calls: () => number;
  /** Bytes of bodies without an end that were sent, before packing, and how many such answers are open. */
  readonly bytes: () => number;
  readonly open: () => number;
  /** Begins to count anew. */
  readonly forget: () => void;
  /** Ids of webhooks that were deleted in the chat. */
  readonly deleted: Set<string>;
  /** Taken one after the other, each by one call. */
  readonly faults: ChatFault[];
  readonly settings: {
    /** Decides about a call that has no fault; `call` counts from 1. */
    decide: ((call: number, webhook: string) => ChatFault | null) | null;
    /** Five messages in two seconds for each webhook, as the service has it; on unless switched off. */
    hasBuckets: boolean;
  };
  readonly close: () => Promise<void>;
};

const bucket = { size: 5, window: 2000 };
const path = /^\/api\/(?:v\d+\/)?webhooks\/(\d{17,20})\/([\w-]+)(?:\?(.*))?$/;

/**
 * The chat service's side of webhooks: POST with and without `?wait=true`, limits of messages, buckets, and whatever a
 * test lets go wrong. It is reached by its address, also from other processes.
 */
export async function chatServer({ port = 0 }: { readonly port?: number } = {}): Promise<ChatServer> {
  let calls = 0;
  let bytes = 0;
  let open = 0;
  let lastId = 1_200_000_000_000_000_000n;
  const taken = new Map<string, number[]>();

  const take = (webhook: string, body: ChatMessage): ChatServerMessage => {
    lastId += 1n;
    const message = { webhook, id: String(lastId), at: Date.now(), body };
    chat.messages.push(message);
    return message;
  };
  /** Seconds until the bucket has room; 0 when it has. */
  const fullFor = (webhook: string): number => {
    if (!chat.settings.hasBuckets) return 0;
    const now = Date.now();
    const times = (taken.get(webhook) ?? []).filter((at) => at > now - bucket.window);
    const [oldest = now] = times;
    if (times.length >= bucket.size) return (oldest + bucket.window - now) / 1000;
    taken.set(webhook, [...times, now]);
    return 0;
  };
  const send = (response: ServerResponse, status: number, body: unknown, headers = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await text(request);
    const [, webhook, , query] = path.exec(request.url ?? '') ?? [];
    if (request.method !== 'POST' || webhook === undefined)
      return send(response, 404, { message: '404: Not Found', code: 0 });
    calls += 1;
    const fault = chat.faults.shift() ?? chat.settings.decide?.(calls, webhook) ?? null;
    if (fault !== null && 'endless' in fault) {
      open += 1;
      const count = (size: number) => {
        bytes += size;
      };
      return sendWithoutEnd(response, fault, count).finally(() => {
        open -= 1;
      });
    }
    if (fault !== null && 'status' in fault)
      return send(response, fault.status, fault.body ?? { message: 'as asked' }, fault.headers);
    if (fault !== null && 'slow' in fault) await sleep(fault.slow, null, { ref: false });
    if (fault !== null && 'cut' in fault) {
      if (fault.cut === 'after') take(webhook, JSON.parse(sent));
      return request.socket.destroy();
    }
    if (chat.deleted.has(webhook)) return send(response, 404, { message: 'Unknown Webhook', code: 10015 });
    const wait = fullFor(webhook);
    if (wait > 0)
      return send(
        response,
        429,
        { message: 'You are being rate limited.', retry_after: wait, global: false },
        {
          'retry-after': String(Math.ceil(wait)),
          'x-ratelimit-limit': String(bucket.size),
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset-after': String(wait),
          'x-ratelimit-bucket': webhook,
          'x-ratelimit-scope': 'user',
        },
      );
    const { body, problem } = readMessage(sent);
    if (problem !== null || body === null) return send(response, 400, { message: problem, code: 50035 });
    const message = take(webhook, body);
    const left = bucket.size - (taken.get(webhook)?.length ?? 0);
    const headers = { 'x-ratelimit-limit': String(bucket.size), 'x-ratelimit-remaining': String(left) };
    if (new URLSearchParams(query).get('wait') !== 'true') return send(response, 204, undefined, headers);
    return send(response, 200, { id: message.id, channel_id: webhook, ...body }, headers);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const chat: ChatServer = {
    url,
    webhook: (id = '300000000000000001') => `${url}/api/webhooks/${id}/a-token_of-the-stand-in`,
    messages: [],
    calls: () => calls,
    bytes: () => bytes,
    open: () => open,
    forget: () => {
      bytes = 0;
    },
    deleted: new Set(),
    faults: [],
    settings: { decide: null, hasBuckets: true },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return chat;
}

const megabyte = Buffer.alloc(2 ** 20, ' ');

/** Ends when the other side goes. */
async function sendWithoutEnd(
  response: ServerResponse,
  { status, endless, headers }: Extract<ChatFault, { endless: string }>,
  count: (size: number) => void,
): Promise<void> {
  const packed = endless === 'gzip' ? { 'content-encoding': 'gzip' } : {};
  response.writeHead(status, { 'content-type': 'application/json', ...packed, ...headers });
  const body = Readable.from(pieces(endless, count));
  await (endless === 'gzip' ? pipeline(body, createGzip(), response) : pipeline(body, response)).catch(
    () => undefined,
  );
}

async function* pieces(endless: string, count: (size: number) => void) {
  yield '{"id":"1234567890","message":"';
  for (;;) {
    const piece = endless === 'drip' ? megabyte.subarray(0, 1) : megabyte;
    if (endless === 'drip') await sleep(20, null, { ref: false });
    count(piece.length);
    yield piece;
  }
}

function readMessage(sent: string): { body: ChatMessage | null; problem: string | null } {
  try {
    const body = JSON.parse(sent);
    return { body, problem: messageProblem(body) };
  } catch {
    return { body: null, problem: 'The request body contains invalid JSON.' };
  }
}
