/** A read of the API that a page begins with: the server puts its reply into the page, so no browser has to ask. */
export interface ReadCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Values that are `undefined` are not sent. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Rows of one page of a list. */
export const ROWS_A_PAGE = 30;

/** Path and query as they are requested. */
export function callUrl({ path, query = {} }: ReadCall): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}

/** Equal for calls that ask for the same; names a reply among those that a page brought along. */
export function callName(call: ReadCall): `${ReadCall['method']} ${string}` {
  const target = `${call.method} ${callUrl(call)}` as const;
  return call.body === undefined ? target : `${target} ${JSON.stringify(call.body)}`;
}
