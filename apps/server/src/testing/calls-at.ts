import { callsOf, type CallOptions, type NamedCalls } from './test-app.ts';

/** The calls by name of a server in a process of its own, at the address that it has by then. */
export function callsAt(address: () => string, signal?: AbortSignal): NamedCalls {
  return callsOf({ callRaw: (method, url, options) => fetchCall(method, address() + url, options, signal) });
}

async function fetchCall(
  method: string,
  url: string,
  { token, body: sent, headers: more }: CallOptions = {},
  signal: AbortSignal | null = null,
) {
  const response = await fetch(url, {
    method,
    signal,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...more,
    },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const body = isJson ? JSON.parse(text) : text;
  const { status } = response;
  const outcome = status >= 400 && body?.code ? `${status} ${body.code}` : String(status);
  const headers = { ...Object.fromEntries(response.headers), 'set-cookie': response.headers.getSetCookie() };
  return { status, outcome, headers, body, problem: body, text };
}
