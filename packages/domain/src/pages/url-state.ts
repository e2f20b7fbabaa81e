/**
 * URL state as values. A codec reads whatever stands in the address (it never throws, unknown text becomes the default)
 * and knows its default, which is left out of the address.
 */
import { cutText, ownValue } from '../text/index.ts';

export interface Param<T> {
  read(raw: unknown): T;
  readonly fallback: T;
  /** Whether the text in an address means something here; `read` takes anything else for the default. */
  knows(raw: string): boolean;
  /** `read` takes the beginning of what is longer. */
  readonly isBounded?: true;
}

/** Free text up to `limit` characters, cut between whole ones. */
export function text(limit = 255): Param<string> {
  return {
    fallback: '',
    // Of what no text can have, an address has only this.
    read: (raw) => cutText(asText(raw), limit).replaceAll('\0', '\uFFFD'),
    knows: () => true,
    isBounded: true,
  };
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
  return {
    fallback: [],
    read: (raw) => {
      const list = Array.isArray(raw) ? raw.map(asText) : splitWords(asText(raw));
      return [...new Set(list.filter((word) => word !== ''))].slice(0, limit);
    },
    knows: () => true,
    isBounded: true,
  };
}

export function splitWords(text: string): string[] {
  const parts = text.match(/(?:\\.|[^,])+/gsu) ?? [];
  return parts.map((part) => part.replace(/\\([\\,])/g, '$1'));
}

/** How `words` stand in an address. */
export function joinWords(list: readonly unknown[]): string {
  return list.map((word) => asText(word).replace(/[\\,]/g, '\\$&')).join(',');
}

export type Params = Readonly<Record<string, Param<unknown>>>;

type Values<P> = { [K in keyof P]: P[K] extends Param<infer T> ? T : never };

/** The state that an address holds, and how it stands there. */
export interface UrlState<T> {
  readonly params: Params;
  readonly defaults: T;
  read(raw: Readonly<Record<string, unknown>>): T;
  /** The values that differ from their defaults; other names are dropped. */
  strip(values: T): Partial<T>;
}

export function urlState<P extends Params>(params: P): UrlState<Values<P>> {
  type T = Values<P>;
  const build = (value: (name: string, param: Param<unknown>) => unknown) =>
    Object.fromEntries(Object.entries(params).map(([name, param]) => [name, value(name, param)]));
  const defaults = build((_, param) => param.fallback) as T;
  return {
    params,
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
  };
}

/** Only what an address can hold is text; anything else reads as nothing. */
export function asText(raw: unknown): string {
  return typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : '';
}
