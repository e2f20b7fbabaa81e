import { endpoints } from '@rondo/contract/all';
import type { Endpoint } from '@rondo/contract/endpoint';
import type { z } from 'zod';

type Endpoints = typeof endpoints;

/** The name that the contract gives a call. */
export type CallName = keyof Endpoints;

type Schema<N extends CallName> = Endpoints[N]['schema'];
type Keys<S> = S extends z.ZodType ? NamesOf<z.output<S>> : never;
// Of each shape where a body is one of several.
type NamesOf<T> = T extends object ? keyof T : never;
type KeysAt<N extends CallName, Part extends string> =
  Schema<N> extends Record<Part, infer S> ? Keys<S> : never;

type InAddress = string | number | boolean | null | undefined;

/**
 * What a call is given: what stands in its path and its query by their names, and its body. The names are the
 * contract's; the values are free, since tests send nonsense too.
 */
export type Given<N extends CallName> = { readonly [K in KeysAt<N, 'params'>]: InAddress } & {
  readonly [K in KeysAt<N, 'querystring'>]?: InAddress;
} & {
  readonly body?: Schema<N> extends { readonly body: z.ZodType } ? BodyGiven<N> : unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

type BodyGiven<N extends CallName> =
  | { readonly [K in KeysAt<N, 'body'> | 'superAdminPassword']?: unknown }
  | readonly unknown[]
  | string
  | null
  | undefined;

/** The arguments of a call after its name: none are needed where its path has no parameter. */
export type GivenArguments<N extends CallName> =
  KeysAt<N, 'params'> extends never ? [given?: Given<N>] : [given: Given<N>];

/** The body that a call answers with where it succeeds. */
export type BodyOf<N extends CallName> = Replied<Schema<N>['response']>;
type Replied<R> = { [S in keyof R & (200 | 201 | 202)]: R[S] }[keyof R & (200 | 201 | 202)] extends infer S
  ? S extends z.ZodType
    ? z.output<S>
    : null
  : never;

type GivenToAny = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** The call as it goes over the wire, its query in the address. */
export function wireRequest<N extends CallName>(name: N, ...[given]: GivenArguments<N>) {
  const { method, url }: Endpoint = endpoints[name];
  const { body, headers = {}, ...inAddress } = (given ?? {}) as GivenToAny;
  const left = new Map(Object.entries(inAddress).filter(([, value]) => value != null));
  const path = url.replace(/:(\w+)/g, (_, key: string) => {
    if (!left.has(key)) throw new Error(`${name} is called without ${key}`);
    const value = String(left.get(key));
    left.delete(key);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams([...left].map(([key, value]): [string, string] => [key, String(value)]));
  return { method, url: left.size === 0 ? path : `${path}?${query}`, body, headers };
}
