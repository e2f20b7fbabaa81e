import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import type { LiveFrame } from '@rondo/contract/notifications';
import type { ProblemBody } from '@rondo/contract/problem';

/** One open stream of GET /events, as a browser would hold it. */
export type LiveConnection = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Of a refusal. */
  readonly problem: ProblemBody | null;
  /** What has come so far, as it came. */
  readonly text: () => string;
  /** The messages that have come so far, without `connected` and pings. */
  readonly facts: () => LiveFrame[];
  /** Resolves when the server has ended the stream; rejects when it was cut off. */
  readonly ended: Promise<void>;
  readonly close: () => void;
};

export type LiveOptions = { readonly token?: string; readonly cookie?: string; readonly source?: string };

/** Opens a stream at a server's address and waits for its first message, on a connection of its own. */
export async function listenLive(
  url: string,
  { token, cookie, source }: LiveOptions,
): Promise<LiveConnection> {
  const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(cookie ? { cookie } : {}) };
  const request = get(`${url}/events${source === undefined ? '' : `?source=${source}`}`, {
    headers,
    agent: false,
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const ended = finished(response);
  ended.catch(() => undefined);
  const status = response.statusCode ?? 0;
  await (status === 200 ? once(response, 'data') : ended);
  return {
    status,
    headers: response.headers,
    problem: status === 200 ? null : JSON.parse(text),
    text: () => text,
    facts: () => framesOf(text).filter(({ type }) => type !== 'connected' && type !== 'ping'),
    ended,
    close: () => request.destroy(),
  };
}

function framesOf(text: string): LiveFrame[] {
  return text
    .split('\n\n')
    .slice(0, -1)
    .filter((part) => part.startsWith('data: '))
    .map((part) => JSON.parse(part.slice('data: '.length)) as LiveFrame);
}
