/** The parts of an http(s) address that the rules look at. */
export interface WebAddress {
  /** Lower case, without port. */
  readonly host: string;
  readonly path: string;
  /** First value of each key, percent-decoded. */
  readonly query: ReadonlyMap<string, string>;
}

const HOST_LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}_-]{0,61}[\\p{L}\\p{N}])?';
const ADDRESS = new RegExp(
  `^(?:(https?):)?(?://)?(${HOST_LABEL}(?:\\.${HOST_LABEL})*)\\.?(?::(\\d{1,5}))?([/?#].*)?$`,
  'isu',
);
const HTTP = /^https?:\/\//i;

/** Reads an address; the scheme may be missing. Null for texts, other schemes, user names in front of the host. */
export function readWebAddress(text: string): WebAddress | null {
  if (/\s/.test(text)) return null;
  const match = ADDRESS.exec(text);
  if (!match) return null;
  const [, scheme, host, , rest = ''] = match;
  if (host === undefined || (scheme !== undefined && !HTTP.test(text))) return null;
  const [beforeHash = ''] = rest.split('#', 1);
  const cut = beforeHash.indexOf('?');
  const path = cut < 0 ? beforeHash : beforeHash.slice(0, cut);
  return { host: host.toLowerCase(), path, query: readQuery(cut < 0 ? '' : beforeHash.slice(cut + 1)) };
}

/** An absolute http or https link, as download and workshop links must be. */
export function isHttpUrl(text: string): boolean {
  return HTTP.test(text) && readWebAddress(text) !== null;
}

function readQuery(text: string): ReadonlyMap<string, string> {
  const query = new Map<string, string>();
  for (const pair of text.split('&')) {
    const cut = pair.indexOf('=');
    const key = decode(cut < 0 ? pair : pair.slice(0, cut));
    if (key !== '' && !query.has(key)) query.set(key, cut < 0 ? '' : decode(pair.slice(cut + 1)));
  }
  return query;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
