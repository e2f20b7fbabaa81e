import { isIP, isIPv6 } from 'node:net';

/** The socket's address, or the one that many hops from the right of X-Forwarded-For (docs/rules/auth.md#limits). */
export function clientIpOf(socketAddress: string, forwardedFor: string | undefined, hops: number): string {
  if (hops > 0 && forwardedFor !== undefined) {
    const address = forwardedAddresses(forwardedFor).at(-hops);
    if (address !== undefined && isIP(address) !== 0) return plain(address);
  }
  return plain(socketAddress);
}

/** What X-Forwarded-For names, the nearest last, without the ports that some proxies add; any text, as it came. */
export const forwardedAddresses = (header: string) =>
  header.split(',').map((part) => part.trim().replace(/^(?:\[(.*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/, '$1$2'));

/** An IPv4 address inside IPv6 is shown as itself. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** What a limiter counts by: of an IPv6 address its /64, which is what one household or server has. */
export function addressKey(key: string): string {
  if (!isIPv6(key)) return key;
  const [head = '', tail] = key.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const gap = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return `${[...groups, ...gap, ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
