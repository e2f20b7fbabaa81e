import { asText, joinWords, type Param, type Params, urlState } from '@rondo/domain/pages';
import type { SearchSchemaInput } from '@tanstack/react-router';

export { integer, oneOf, optionalInteger, text, toggle, words } from '@rondo/domain/pages';

/** A panel is as the width of the screen suggests, until the person opens or closes it. */
export const PANEL_STATES = ['auto', 'open', 'closed'] as const;
export type PanelState = (typeof PANEL_STATES)[number];

type Values<P> = { [K in keyof P]: P[K] extends Param<infer T> ? T : never };

/** The search part of a route: pass it to `createRoute` as `...searchOptions(levelSearch)`. */
export interface SearchCodec<T> {
  readonly params: Params;
  readonly defaults: T;
  parse(raw: Partial<T> & SearchSchemaInput): T;
  /** The values that differ from their defaults. */
  strip(values: T): Partial<T>;
}

export function defineSearch<P extends Record<string, Param<unknown>>>(params: P): SearchCodec<Values<P>> {
  const { read, ...state } = urlState(params);
  return { ...state, parse: read };
}

/** Reads a codec on the way in, leaves defaults out on the way into the address, and names what it does not know. */
export function searchOptions<T extends object>(codec: SearchCodec<T>) {
  return {
    validateSearch: (raw: Partial<T> & SearchSchemaInput) => codec.parse(raw),
    staticData: { search: codec as SearchCodec<object> },
    search: {
      middlewares: [
        ({ search, next }: { search: T; next: (search: T) => T }) => codec.strip(next(search)) as T,
      ],
    },
  };
}

/** `?query=a&sort=b` as plain strings: no JSON in the address. */
export function parseQueryString(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

export function formatQueryString(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    query.set(
      name,
      typeof value === 'boolean'
        ? value
          ? '1'
          : '0'
        : Array.isArray(value)
          ? joinWords(value)
          : asText(value),
    );
  }
  const written = query.toString().replaceAll('%2C', ',');
  return written === '' ? '' : `?${written}`;
}
