/** A name that the browser takes for this machine, but not for a secure one: a site on a local network, without TLS. */
const PLAIN_HOST = 'rondo.test';

/** For the flags of the browser. */
export const plainHostFlag = `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`;

/** The same site over plain http under that name. */
export function plainAddress(url: string, path: string): string {
  const address = new URL(path, url);
  address.hostname = PLAIN_HOST;
  return address.href;
}
