import { endpoints } from '@rondo/contract/all';
import type { CallName } from '@rondo/contract/calls';
import type { Endpoint } from '@rondo/contract/endpoint';

/** A call of the contract as it came: its parameters and its body, as `call` takes them. */
export interface CallRead {
  readonly name: CallName;
  readonly given: { readonly [parameter: string]: unknown };
}

const parameter = '\uFFFF';
/** As a router looks for them: a fixed part of a path goes before a parameter in its place. */
const byPath = (Object.entries(endpoints) as [CallName, Endpoint][])
  .map(([name, { method, url }]) => ({
    name,
    method,
    parts: url.split('/'),
    rank: url.replaceAll(':', parameter),
  }))
  .sort((a, b) => (a.rank < b.rank ? -1 : 1));

/** The call that an address stands for, and the texts in the place of its parameters. */
function callAt(
  method: string,
  path: string,
): { name: CallName; params: Record<string, string> } | undefined {
  const parts = path.split('/');
  const found = byPath.find(
    (call) =>
      call.method === method &&
      call.parts.length === parts.length &&
      call.parts.every((part, place) => part.startsWith(':') || part === parts[place]),
  );
  if (!found) return undefined;
  const params: Record<string, string> = {};
  for (const [place, part] of found.parts.entries())
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(parts[place] ?? '');
  return { name: found.name, params };
}

/** Texts of an address as the contract reads them, where that is written the same way. */
function valuesOf(
  schema: Endpoint['schema']['params'],
  texts: Record<string, string>,
): Record<string, unknown> {
  const { data = {} } = schema?.safeParse(texts) ?? {};
  const read = data as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, String(read[name]) === text ? read[name] : text]),
  );
}

/** The call that a request makes; undefined where the contract has none at its address. */
export async function readCall(request: Request): Promise<CallRead | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const found = callAt(request.method, pathname);
  if (!found) return undefined;
  const { params, querystring }: Endpoint['schema'] = endpoints[found.name].schema;
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  return {
    name: found.name,
    given: {
      ...valuesOf(params, found.params),
      ...valuesOf(querystring, Object.fromEntries(searchParams)),
      ...(isJson && { body: await request.clone().json() }),
    },
  };
}
