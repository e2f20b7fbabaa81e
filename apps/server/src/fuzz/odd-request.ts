import type { Chance } from './chance.ts';
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
export function oddRequest(chance: Chance, operation: Operation, schemas: Schemas): OddRequest {
  const method = chance.oneIn(30) ? chance.pick(otherMethods) : operation.method;
  const kind = operation.bodies.length > 0 ? chance.below(operation.bodies.length) : -1;
  const payload = oddPayload(chance, operation.bodies[kind], schemas);
  const headers = { ...operation.headersOfBody[kind], ...oddHeaders(chance, operation, schemas) };
  const type = chance.oneIn(12) ? chance.pick(contentTypes) : 'application/json';
  return {
    method,
    url: oddPath(chance, operation) + oddQuery(chance, operation, schemas),
    headers: payload === undefined ? headers : { ...headers, 'content-type': type },
    payload,
  };
}

function oddPath(chance: Chance, { path }: Operation): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (chance.oneIn(3)) return chance.pick(wildIds);
    if (chance.oneIn(8)) return encodeURIComponent(wellFormed(oddText(chance)));
    return encodeURIComponent(String(plausible(chance, { type: idLike(name) }, {}, name)));
  });
}

const idLike = (name: string) => (/id$/i.test(name) ? 'integer' : 'string');

function oddQuery(chance: Chance, { parameters }: Operation, schemas: Schemas): string {
  const parts = parameters
    .filter((parameter) => parameter.in === 'query' && !chance.oneIn(parameter.required ? 6 : 2))
    .flatMap(({ name, schema = {} }) => {
      const value = chance.oneIn(4) ? oddText(chance) : queryText(plausible(chance, schema, schemas, name));
      const pair = `${name}=${encodeURIComponent(wellFormed(value))}`;
      return chance.oneIn(8)
        ? chance.pick([[pair, pair], [`${name}[]=1`], [`${name}[a]=1`], [name]])
        : [pair];
    });
  if (chance.oneIn(12))
    parts.push(chance.pick(['=', '&&', '%00=1', 'a=%ZZ', '__proto__[a]=1', 'x=%ED%A0%80']));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Objects of a query string are written as their values with commas between. */
const queryText = (value: unknown) =>
  String(typeof value === 'object' && value !== null ? Object.values(value) : value);

/** Lone surrogates cannot be percent-encoded; they come as bytes in `wildIds`. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

function oddHeaders(chance: Chance, { parameters }: Operation, schemas: Schemas): Record<string, string> {
  const named = parameters
    .filter((parameter) => parameter.in === 'header' && chance.oneIn(3))
    .map(({ name, schema = {} }) => {
      const value = chance.oneIn(2) ? oddText(chance) : String(plausible(chance, schema, schemas, name));
      return [name, value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 4000)] as const;
    });
  const others = Object.entries(oddHeaderValues)
    .filter(() => chance.oneIn(12))
    .map(([name, values]) => [name, chance.pick(values)] as const);
  return Object.fromEntries([...named, ...others]);
}

function oddPayload(chance: Chance, schema: Schema | undefined, schemas: Schemas): Buffer | undefined {
  if (schema === undefined) return chance.oneIn(10) ? Buffer.from('{"a":1}') : undefined;
  if (chance.oneIn(20)) return undefined;
  let value = plausible(chance, schema, schemas);
  for (let times = chance.pick([0, 0, 0, 1, 1, 1, 2, 4]); times > 0; times--) value = mutate(chance, value);
  return brokenBytes(chance, writeJson(value));
}

function brokenBytes(chance: Chance, text: string): Buffer {
  const bytes = Buffer.from(text);
  if (!chance.oneIn(15)) return bytes;
  switch (chance.below(6)) {
    case 0:
      return bytes.subarray(0, chance.below(bytes.length));
    case 1:
      return Buffer.concat([bytes, Buffer.from([0xff, 0xfe])]);
    case 2:
      return Buffer.concat([Buffer.from('\ufeff'), bytes]);
    case 3:
      return Buffer.concat([bytes, bytes]);
    case 4:
      return Buffer.from(text, 'utf16le');
    default:
      return Buffer.from(`{"filler":"${'x'.repeat(1_100_000)}"}`);
  }
}
