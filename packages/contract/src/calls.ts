import type { z } from 'zod';
import type { endpoints } from './all.ts';

/** The calls of the wire, for those who make them: what each is given and answers, by its name. */
export type CallName = keyof typeof endpoints;

export type { endpoints };

type Schema<N extends CallName> = (typeof endpoints)[N]['schema'];
type Part<S, K extends string> = S extends { readonly [P in K]: infer Z extends z.ZodType }
  ? z.output<Z>
  : unknown;

/** Lists and objects that are only read. */
type Sent<T> = T extends readonly (infer I)[]
  ? readonly Sent<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Sent<T[K]> }
    : T;
type Body<S> = S extends { readonly body: infer Z extends z.ZodType }
  ? { readonly body: Sent<z.output<Z>> }
  : unknown;

/** The parameters of its path and query by their names, and its body. */
export type GivenOf<N extends CallName> = Flat<
  Part<Schema<N>, 'params'> & Part<Schema<N>, 'querystring'> & Body<Schema<N>>
>;
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** The body of what it answers when it does what it is asked for; null without one. */
export type ReplyOf<N extends CallName> = Replied<Schema<N>['response']>;
type Replied<R> = { [S in keyof R & (200 | 201 | 202)]: R[S] }[keyof R & (200 | 201 | 202)] extends infer S
  ? S extends z.ZodType
    ? z.output<S>
    : null
  : never;
