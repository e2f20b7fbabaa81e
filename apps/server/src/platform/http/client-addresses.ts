import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Log } from '../log/log.ts';
import { isPublicAddress } from '../outside/public-address.ts';
import { clientIpOf, forwardedAddresses } from './client-ip.ts';

export type ClientAddresses = ReturnType<typeof clientAddresses>;

/**
 * The addresses that callers are counted by. With fewer hops than there are proxies, everybody has the address of the
 * last one, and thirty wrong guesses shut all of them out: the first request that shows it is warned of.
 * @param hops TRUST_PROXY_HOPS
 */
export function clientAddresses({ hops, log }: { readonly hops: number; readonly log: Log }) {
  let isProxyForgotten = false;
  return {
    of: (request: FastifyRequest): string => {
      const header = request.headers['x-forwarded-for'];
      const forwarded = Array.isArray(header) ? header.join(',') : header;
      const address = clientIpOf(request.socket.remoteAddress ?? '', forwarded, hops);
      if (!isProxyForgotten && comesFromProxy(address, forwarded, hops)) {
        isProxyForgotten = true;
        log.warn(
          { address, hops },
          'X-Forwarded-For comes from a private address: all visitors behind that proxy count as one, and are shut out together. Set TRUST_PROXY_HOPS to the number of your own proxies',
        );
      }
      return address;
    },
    /** Whether a request has shown that TRUST_PROXY_HOPS is too small. */
    isProxyForgotten: () => isProxyForgotten,
  };
}

/** Whether the header goes on, further away than the address of this site's own network that is counted. */
function comesFromProxy(address: string, forwarded: string | undefined, hops: number): boolean {
  if (forwarded === undefined || isIP(address) === 0 || isPublicAddress(address)) return false;
  const addresses = forwardedAddresses(forwarded);
  return addresses.slice(0, Math.max(0, addresses.length - hops)).some((further) => isIP(further) !== 0);
}
