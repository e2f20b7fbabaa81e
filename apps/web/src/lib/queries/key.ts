import { partialMatchKey, type QueryKey } from '@tanstack/react-query';
import { type CallName, factsOf, type Given, isCallName, type Tag } from '../api/contract.ts';

declare const made: unique symbol;
/** A key made here: no other file can spell one. */
type Key = readonly unknown[] & { readonly [made]: true };

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: Key;
  }
}

const key = (...parts: readonly unknown[]) => parts as unknown as QueryKey;

/** Where the reply of a call is kept; without what it was given: all replies of that call. */
export const keyOf = <N extends CallName>(name: N, given?: Partial<Given<N>>): QueryKey =>
  key(factsOf(name).tag, name, ...(given === undefined ? [] : [given]));

export const keysOf = (...names: readonly CallName[]): QueryKey[] => names.map((name) => keyOf(name));

/** `lookup`: what boxes offer while somebody types; `search`: what visitors find in several lists. */
type Kept = Tag | 'lookup' | 'search';

/** All that is kept about something. */
export const keyOfAll = (tag: Kept): QueryKey => key(tag);

/** Where is kept what is made of several replies, or of none; `name` is that of no call. */
export const madeKey = (tag: Kept, name: string, ...of: readonly unknown[]): QueryKey =>
  key(tag, name, ...of);

/** For what goes stale together with what is kept under another key, such as one page of a list. */
export const keyUnder = (beginning: QueryKey, ...of: readonly unknown[]): QueryKey =>
  key(...beginning, ...of);

/** Whether a key is this one or begins with it. */
export const isUnder = (one: QueryKey, beginning: QueryKey): boolean => partialMatchKey(one, beginning);

/** What visitors may read as well; a person's session does not own it. */
export function isOpen([tag, name]: QueryKey): boolean {
  if (!isCallName(name)) return tag === 'search';
  const { access, cache } = factsOf(name);
  return access === 'P' && cache !== 'none';
}
