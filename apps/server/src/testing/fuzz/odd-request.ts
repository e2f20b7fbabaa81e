import type { Random } from '../../platform/seeded-random.ts';
import { mutate } from './mutate.ts';
import { oddText, writeJson } from './odd-values.ts';
import { plausible, type Schema, type Schemas } from './plausible.ts';

/** One operation of the OpenAPI document. */
export type Operation = {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  /** Bodies that the call understands; none for a call without one. */
  readonly bodies: readonly Schema[];
  /** Headers that lead to each of the bodies. */
  readonly headersOfBody: readonly Readonly<Record<string, string>>[];
};

export type OddRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer | undefined;
};

const wildIds = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '２',
  '+1',
  '1%201',
  '%20',
  'null',
  'NaN',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  '%00',
  '1%00',
  '%ED%A0%80',
  '%C0%AF',
  '%',
  '%zz',
  '..%2F..%2Fetc',
  "1'%20OR%201=1",
  '%F0%9F%98%80',
  '%E5%A4%9C',
  'a'.repeat(101),
  'a'.repeat(5000),
];
const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=latin1',
  'application/json;',
  'application/JSON',
  'json',
  '',
  '\u00ff',
];
/** Headers that every call may come with; those of a signed-in caller stand above them. */
const oddHeaderValues: Readonly<Record<string, readonly string[]>> = {
  authorization: ['Bearer', 'Bearer x.y.z', 'Basic YTpi', `Bearer ${'a'.repeat(8000)}`, 'Bearer \u00ff'],
  cookie: ['rondo_events=%zz', 'rondo_events=a.b.c; =;;', '\u00ff'],
  'accept-encoding': ['br;q=x', 'gzip', 'identity;q=0, *;q=0'],
  accept: ['text/plain', '*/*;q=2'],
  'if-none-match': ['*', '"', 'W/"x"'],
  'x-super-admin-password': ['', 'x'.repeat(5000), '\u00ff\u00fe'],
  'x-forwarded-for': ['1.2.3.4, x', '::::'],
  origin: ['null', 'https://evil.example'],
};
const otherMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A request that is nearly right, or not at all. */
export function oddRequest(random: Random, operation: Operation, schemas: Schemas): OddRequest {
  const method = random.chance(1 / 30) ? random.pick(otherMethods) : operation.method;
  const kind = operation.bodies.length > 0 ? random.whole(0, operation.bodies.length - 1) : -1;
  const payload = oddPayload(random, operation.bodies[kind], schemas);
  const headers = { ...operation.headersOfBody[kind], ...oddHeaders(random, operation, schemas) };
  const type = random.chance(1 / 12) ? random.pick(contentTypes) : 'application/json';
  return {
    method,
    url: oddPath(random, operation) + oddQuery(random, operation, schemas),
    headers: payload === undefined ? headers : { ...headers, 'content-type': type },
    payload,
  };
}

export function oddPath(random: Random, { path }: Operation, wild = 1 / 3): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (random.chance(wild)) return random.pick(wildIds);
    if (random.chance((wild * 3) / 8)) return encodeURIComponent(wellFormed(oddText(random)));
    return encodeURIComponent(String(plausible(random, { type: idLike(name) }, {}, name)));
  });
}

const idLike = (name: string) => (/id$/i.test(name) ? 'integer' : 'string');

export function oddQuery(random: Random, { parameters }: Operation, schemas: Schemas): string {
  const parts = parameters
    .filter((parameter) => parameter.in === 'query' && !random.chance(parameter.required ? 1 / 6 : 1 / 2))
    .flatMap(({ name, schema = {} }) => {
      const value = random.chance(1 / 4)
        ? oddText(random)
        : queryText(plausible(random, schema, schemas, name));
      const pair = `${name}=${encodeURIComponent(wellFormed(value))}`;
      return random.chance(1 / 8)
        ? random.pick([[pair, pair], [`${name}[]=1`], [`${name}[a]=1`], [name]])
        : [pair];
    });
  if (random.chance(1 / 12))
    parts.push(random.pick(['=', '&&', '%00=1', 'a=%ZZ', '__proto__[a]=1', 'x=%ED%A0%80']));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Objects of a query string are written as their values with commas between. */
const queryText = (value: unknown) =>
  String(typeof value === 'object' && value !== null ? Object.values(value) : value);

/** Lone surrogates cannot be percent-encoded; they come as bytes in `wildIds`. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

function oddHeaders(random: Random, { parameters }: Operation, schemas: Schemas): Record<string, string> {
  const named = parameters
    .filter((parameter) => parameter.in === 'header' && random.chance(1 / 3))
    .map(({ name, schema = {} }) => {
      const value = random.chance(1 / 2) ? oddText(random) : String(plausible(random, schema, schemas, name));
      return [name, value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 4000)] as const;
    });
  const others = Object.entries(oddHeaderValues)
    .filter(() => random.chance(1 / 12))
    .map(([name, values]) => [name, random.pick(values)] as const);
  return Object.fromEntries([...named, ...others]);
}

function oddPayload(random: Random, schema: Schema | undefined, schemas: Schemas): Buffer | undefined {
  if (schema === undefined) return random.chance(1 / 10) ? Buffer.from('{"a":1}') : undefined;
  if (random.chance(1 / 20)) return undefined;
  let value = plausible(random, schema, schemas);
  for (let times = random.pick([0, 0, 0, 1, 1, 1, 2, 4]); times > 0; times--) value = mutate(random, value);
  return brokenBytes(random, writeJson(value));
}

function brokenBytes(random: Random, text: string): Buffer {
  const bytes = Buffer.from(text);
  if (!random.chance(1 / 15)) return bytes;
  return random.pick([
    () => bytes.subarray(0, random.whole(0, bytes.length - 1)),
    () => Buffer.concat([bytes, Buffer.from([0xff, 0xfe])]),
    () => Buffer.concat([Buffer.from('\ufeff'), bytes]),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.from(`{"filler":"${'x'.repeat(1_100_000)}"}`),
  ])();
}
