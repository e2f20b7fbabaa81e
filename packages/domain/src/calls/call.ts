/** What a call of the wire is given: the parameters of its path and query by their names, and its body. */
export interface Given {
  readonly body?: unknown;
  readonly [parameter: string]: unknown;
}

type Parameter = string | number | boolean | null | undefined;

/** A call by its name in the contract, with what it is given. */
export interface PageCall {
  readonly name: string;
  readonly given?: Given;
}

/**
 * Where a call goes.
 * @param url as the contract writes it: /v2/things/:id
 * @returns the path with its parameters filled in, and whatever else is given as the query; null and `undefined` are left out
 */
export function addressOf(url: string, { body: _, ...given }: Given = {}): string {
  const rest = new Map(Object.entries(given as Readonly<Record<string, Parameter>>));
  const path = url.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    const text = String(value);
    // Alone they would be steps of the path; what is searched for is read without the blank.
    return encodeURIComponent(text === '.' || text === '..' ? `${text} ` : text);
  });
  const query = [...rest].flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Equal for calls that ask for the same; names a reply among those that a page begins with. */
export const replyName = ({ name, given }: PageCall): string =>
  given === undefined ? name : `${name} ${JSON.stringify(given)}`;
