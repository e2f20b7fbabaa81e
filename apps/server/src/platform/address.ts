import { isIP } from 'node:net';

/** Whether a text is an IP address, without brackets, or can be the name of a host. */
export function isHost(text: string): boolean {
  if (isIP(text) !== 0) return true;
  const isName = /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*\.?$/u.test(text);
  return isName && text.length <= 253 && !/(^|\.)\d+\.?$/.test(text);
}

/**
 * What keeps a text from being an address of one of these schemes: words that continue its name, without any part of
 * it. Null when it is one. Where a host is optional, the address may leave it out.
 */
export function addressProblem(
  text: string,
  schemes: readonly string[],
  { needsHost = true } = {},
): string | null {
  const [, scheme = '', rest = ''] = /^([a-z]+):\/\/(.*)$/is.exec(text) ?? [];
  if (!schemes.includes(scheme.toLowerCase()))
    return `must begin with ${schemes.map((one) => `${one}://`).join(' or ')}`;
  if (/[\s\p{Cc}]/u.test(rest)) return 'must have no blanks: percent-encode each as %20';
  const [authority = ''] = rest.split(/[/?#]/, 1);
  const place = authority.slice(authority.lastIndexOf('@') + 1);
  const [, bracketed, name = '', port] = /^(?:\[(.*)\]|([^:]*))(?::(.*))?$/.exec(place) ?? [];
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535))
    return 'must have a number from 1 to 65535 for its port, and an IPv6 address in brackets';
  const host = bracketed ?? name;
  if (host.includes(',')) return 'must name one host';
  if (authority === '' && !needsHost) return null;
  if (bracketed === undefined ? !isHost(host) : isIP(bracketed) !== 6)
    return 'must name a host, with an IPv6 address in brackets';
  return URL.canParse(text) ? null : 'must be an address';
}

/** The same for what may stand raw in a user or a password and would end it there. */
export function credentialsProblem(text: string): string | null {
  const [, rest = ''] = /^[a-z]+:\/\/(.*)$/is.exec(text) ?? [];
  const [authority = ''] = rest.split(/[/?#]/, 1);
  const encode = (sign: string, code: string) =>
    `must have each ${sign} in its user, password and name percent-encoded, as ${code}`;
  if (rest.includes('#')) return encode('#', '%23');
  if (rest.slice(authority.length).includes('@'))
    return authority.includes('@') ? encode('@', '%40') : encode('/ and ?', '%2F and %3F');
  if (authority.split('@').length > 2) return encode('@', '%40');
  if (/%(?![\da-f]{2})/i.test(rest) || !isDecodable(rest)) return encode('%', '%25');
  if (rest.includes('%00')) return 'must have no %00';
  return null;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
