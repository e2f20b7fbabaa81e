import { endpoints } from '@rondo/contract/all';
import type { CallName } from '@rondo/contract/calls';
import type { Endpoint } from '@rondo/contract/endpoint';
import { addressOf } from '@rondo/domain/calls';
import type { z } from 'zod';

type Schema<N extends CallName> = (typeof endpoints)[N]['schema'];
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

type GivenToAny = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** The call as it goes over the wire, its query in the address. */
export function wireRequest<N extends CallName>(name: N, ...[given]: GivenArguments<N>) {
  const { method, url }: Endpoint = endpoints[name];
  const { body, headers = {}, ...inAddress } = (given ?? {}) as GivenToAny;
  return { method, url: addressOf(url, inAddress), body, headers };
}
