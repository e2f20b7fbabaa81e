/**
 * URL state as values. A codec reads whatever stands in the address (it never throws, unknown text becomes the default)
 * and knows its default, which is left out of the address.
 */
import { ownValue, storableText } from '../text/index.ts';

export interface Param<T> {
  read(raw: unknown): T;
  readonly fallback: T;
  /** Whether the text in an address means something here; `read` takes anything else for the default. */
  knows(raw: string): boolean;
  /** Of a parameter with a bound: the end of the text in an address that is beyond it, '' where nothing is. */
  beyond?(raw: string): string;
}

/** Free text up to `limit` characters, cut between whole ones. */
export function text(limit = 255): Param<string> {
  const read = (raw: unknown) => storableText(asText(raw), limit);
  const beyond = (raw: string) => raw.slice(read(raw).length);
  return { fallback: '', read, knows: (raw) => beyond(raw) === '', beyond };
}

/** One word out of a list. */
export function oneOf<const T extends string>(words: readonly T[], fallback: NoInfer<T>): Param<T> {
  const find = (raw: unknown) => words.find((word) => word === raw);
  return { fallback, read: (raw) => find(raw) ?? fallback, knows: (raw) => find(raw) !== undefined };
}

/** A whole number within bounds. */
export function integer(fallback: number, min: number, max: number): Param<number> {
  const find = (raw: unknown) => {
    const digits = asText(raw);
    const value = /^-?\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
    return value >= min && value <= max ? value : null;
  };
  return { fallback, read: (raw) => find(raw) ?? fallback, knows: (raw) => find(raw) !== null };
}

/** A whole number within bounds, or nothing. */
export function optionalInteger(min: number, max: number): Param<number | undefined> {
  const { read, knows } = integer(Number.NaN, min, max);
  return {
    fallback: undefined,
    read: (raw) => {
      const value = read(raw);
      return Number.isNaN(value) ? undefined : value;
    },
    knows,
  };
}

/** On or off, written as 1 and 0. */
export function toggle(fallback = false): Param<boolean> {
  return {
    fallback,
    read: (raw) => (raw === true || raw === '1' ? true : raw === false || raw === '0' ? false : fallback),
    knows: (raw) => raw === '1' || raw === '0',
  };
}

/** Several words, separated by commas (a comma inside one stands behind a backslash); each once, at most `limit`. */
export function words(limit = 50): Param<string[]> {
  const all = (raw: unknown) => {
    const list = Array.isArray(raw) ? raw.map(asText) : splitWords(asText(raw));
    return [...new Set(list.filter((word) => word !== ''))];
  };
  const beyond = (raw: string) => joinWords(all(raw).slice(limit));
  return {
    fallback: [],
    read: (raw) => all(raw).slice(0, limit),
    knows: (raw) => beyond(raw) === '',
    beyond,
  };
}

function splitWords(text: string): string[] {
  const parts = text.match(/(?:\\.|[^,])+/gsu) ?? [];
  return parts.map((part) => part.replace(/\\([\\,])/g, '$1'));
}

/** How `words` stand in an address. */
export function joinWords(list: readonly unknown[]): string {
  return list.map((word) => asText(word).replace(/[\\,]/g, '\\$&')).join(',');
}

type Values<P> = { [K in keyof P]: P[K] extends Param<infer T> ? T : never };

/** The state that an address holds, and how it stands there. */
export interface UrlState<T> {
  readonly defaults: T;
  read(raw: Readonly<Record<string, unknown>>): T;
  /** The values that differ from their defaults; other names are dropped. */
  strip(values: T): Partial<T>;
  /** What an address asks for in vain: other names, values that mean nothing, and what is beyond a bound. */
  leftOut(raw: Readonly<Record<string, string>>): LeftOut[];
}

export interface LeftOut {
  readonly name: string;
  readonly value: string;
  /** The value is what a bound cut off the end. */
  readonly isBeyond?: true;
}

/** Names that other sites hang on links to count visitors: nobody asked for anything by them. */
const FOREIGN_NAME = /^(utm_|ref$|source$|si$|_|[a-z]*clid$|igsh)/i;

export function urlState<P extends Record<string, Param<unknown>>>(params: P): UrlState<Values<P>> {
  type T = Values<P>;
  const build = (value: (name: string, param: Param<unknown>) => unknown) =>
    Object.fromEntries(Object.entries(params).map(([name, param]) => [name, value(name, param)]));
  const defaults = build((_, param) => param.fallback) as T;
  const isKnown = (name: string, value: string) =>
    Object.hasOwn(params, name)
      ? value === '' || params[name]?.knows(value) === true
      : FOREIGN_NAME.test(name);
  const inVain = (name: string, value: string): LeftOut => {
    const beyond = Object.hasOwn(params, name) ? params[name]?.beyond?.(value) : undefined;
    return beyond === undefined ? { name, value } : { name, value: beyond, isBeyond: true };
  };
  return {
    defaults,
    read: (raw) => build((name, param) => param.read(ownValue(raw, name))) as T,
    strip: (values) =>
      Object.fromEntries(
        Object.entries(values).filter(
          ([name, value]) =>
            Object.hasOwn(defaults, name) &&
            String(value) !== String((defaults as Record<string, unknown>)[name]),
        ),
      ) as Partial<T>,
    leftOut: (raw) =>
      Object.entries(raw).flatMap(([name, value]) => (isKnown(name, value) ? [] : [inVain(name, value)])),
  };
}

/** Only what an address can hold is text; anything else reads as nothing. */
export function asText(raw: unknown): string {
  return typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : '';
}
