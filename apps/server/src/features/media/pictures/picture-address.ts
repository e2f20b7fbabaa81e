import { found, Problem } from '../../../platform/http/problem.ts';

/** Hosts whose pictures are fetched; `*.` stands for one or more labels (docs/rules/media.md#pictures). */
export const PICTURE_HOSTS: readonly string[] = [
  'i.ytimg.com',
  'img.youtube.com',
  'yt3.ggpht.com',
  '*.googleusercontent.com',
  '*.hdslb.com',
  'cdn.discordapp.com',
];

const LONGEST = 2000;

/**
 * The address that is fetched for a text: https on its own port, on an allowed host, without account and fragment.
 * Links of hdslb.com come without encryption and are upgraded.
 * @throws Problem URL_INVALID, HOST_NOT_ALLOWED
 */
export function pictureAddress(text: string, hosts: readonly string[]): URL {
  const address = found(text.length <= LONGEST && URL.canParse(text) ? new URL(text) : null, 'URL_INVALID');
  if (address.protocol === 'http:' && isOneOf(['*.hdslb.com'], address.hostname)) address.protocol = 'https:';
  if (address.protocol !== 'https:' || address.port !== '' || address.username + address.password !== '')
    throw new Problem('URL_INVALID');
  if (!isOneOf(hosts, address.hostname)) throw new Problem('HOST_NOT_ALLOWED');
  address.hash = '';
  return address;
}

function isOneOf(hosts: readonly string[], hostname: string): boolean {
  return hosts.some((host) =>
    host.startsWith('*.')
      ? hostname.endsWith(host.slice(1)) && hostname.length >= host.length
      : hostname === host,
  );
}
