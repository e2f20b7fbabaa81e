import type { CallName, endpoints, GivenOf, ReplyOf } from '@rondo/contract/calls';
import type { Access } from '@rondo/domain/auth';
import { calls } from './calls.gen.ts';

export type { CallName };

/** What a call is given: the parameters of its path and query by their names, and its body. */
export type Given<N extends CallName> = GivenOf<N>;

/** What a call answers when it does what it is asked for; a stream of bytes where that is no JSON. */
export type Reply<N extends CallName> = (typeof endpoints)[N] extends { readonly produces: string }
  ? ReadableStream<Uint8Array<ArrayBuffer>>
  : ReplyOf<N>;

/** What follows the name of a call; nothing need be given where there are no parameters that have to be. */
export type GivenAnd<N extends CallName, Options> =
  object extends Given<N> ? [given?: Given<N>, options?: Options] : [given: Given<N>, options?: Options];

/** What a call is about. */
export type Tag = (typeof endpoints)[CallName]['tag'];

interface CallFacts {
  readonly access: Access;
  readonly tag: Tag;
  readonly method: string;
  /** With `:id` for a parameter. */
  readonly url: string;
  /** How its reply may be kept. */
  readonly cache: 'shared' | 'own' | 'none' | undefined;
}

const facts = new Map<unknown, CallFacts>();
for (const [kind, addresses] of Object.entries(calls)) {
  const [access, tag, method, cache] = kind.split(' ');
  for (const [name, url] of Object.entries(addresses))
    facts.set(name, { access, tag, method, url, cache } as CallFacts);
}

export function factsOf(name: CallName): CallFacts {
  const found = facts.get(name);
  if (found === undefined) throw new Error(`There is no call ${name}`);
  return found;
}

export const isCallName = (name: unknown): name is CallName => facts.has(name);
