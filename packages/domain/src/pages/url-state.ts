/**
 * URL state as values. A codec reads whatever stands in the address (it never throws, unknown text becomes the default)
 * and knows its default, which is left out of the address.
 */
export interface Param<T> {
  read(raw: unknown): T;
  readonly fallback: T;
}

/** Free text up to `limit` characters. */
export function text(limit = 255): Param<string> {
  return { fallback: '', read: (raw) => asText(raw).slice(0, limit) };
}

/** One word out of a list. */
export function oneOf<const T extends string>(words: readonly T[], fallback: NoInfer<T>): Param<T> {
  return { fallback, read: (raw) => words.find((word) => word === raw) ?? fallback };
}

/** A whole number within bounds. */
export function integer(fallback: number, min: number, max: number): Param<number> {
  return {
    fallback,
    read: (raw) => {
      const digits = asText(raw);
      const value = /^-?\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
      return value >= min && value <= max ? value : fallback;
    },
  };
}

/** A whole number within bounds, or nothing. */
export function optionalInteger(min: number, max: number): Param<number | undefined> {
  return {
    fallback: undefined,
    read: (raw) => {
      const value = integer(Number.NaN, min, max).read(raw);
      return Number.isNaN(value) ? undefined : value;
    },
  };
}

/** On or off, written as 1 and 0. */
export function toggle(fallback = false): Param<boolean> {
  return {
    fallback,
    read: (raw) => (raw === true || raw === '1' ? true : raw === false || raw === '0' ? false : fallback),
  };
}

/** Several words, separated by commas; each once, at most `limit`. */
export function words(limit = 50): Param<string[]> {
  return {
    fallback: [],
    read: (raw) => {
      const list = Array.isArray(raw) ? raw.map(asText) : asText(raw).split(',');
      return [...new Set(list.filter((word) => word !== ''))].slice(0, limit);
    },
  };
}

type Values<P> = { [K in keyof P]: P[K] extends Param<infer T> ? T : never };

/** The state that an address holds, and how it stands there. */
export interface UrlState<T> {
  readonly defaults: T;
  read(raw: Readonly<Record<string, unknown>>): T;
  /** The values that differ from their defaults. */
  strip(values: T): Partial<T>;
}

export function urlState<P extends Record<string, Param<unknown>>>(params: P): UrlState<Values<P>> {
  type T = Values<P>;
  const names = Object.keys(params);
  const build = (value: (name: string, param: Param<unknown>) => unknown) =>
    Object.fromEntries(names.map((name) => [name, value(name, params[name] as Param<unknown>)]));
  const defaults = build((_, param) => param.fallback) as T;
  return {
    defaults,
    read: (raw) => build((name, param) => param.read(raw[name])) as T,
    strip: (values) =>
      Object.fromEntries(
        Object.entries(values).filter(
          ([name, value]) => String(value) !== String((defaults as Record<string, unknown>)[name]),
        ),
      ) as Partial<T>,
  };
}

/** Only what an address can hold is text; anything else reads as nothing. */
export function asText(raw: unknown): string {
  return typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : '';
}
