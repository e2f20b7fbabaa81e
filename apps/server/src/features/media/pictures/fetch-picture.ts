import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { found, Problem } from '../../../platform/http/problem.ts';
import { isPublicAddress } from '../../../platform/outside/public-address.ts';
import type { PictureSource } from '../../../platform/picture-source.ts';
import { PICTURE_HOSTS, pictureAddress } from './picture-address.ts';
import { type PictureType, pictureType } from './picture-kind.ts';

export interface Picture {
  readonly bytes: Buffer;
  readonly type: PictureType;
}

/** The way that visitors' requests take. */
export const publicPictures: PictureSource = {
  hosts: PICTURE_HOSTS,
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  isAllowedAddress: isPublicAddress,
  request: secureRequest,
  timeoutMs: 10_000,
};

const MOST_BYTES = 5_000_000;
const MOST_REDIRECTS = 3;

/**
 * Fetches a picture by the rules of docs/rules/media.md#pictures. Nothing of the visitor's request is passed on.
 * @throws Problem URL_INVALID, HOST_NOT_ALLOWED, IMAGE_TOO_LARGE, IMAGE_TYPE, IMAGE_FETCH_FAILED
 */
export async function fetchPicture(source: PictureSource, address: URL): Promise<Picture> {
  const signal = AbortSignal.timeout(source.timeoutMs);
  try {
    const reply = await follow(source, address, signal, MOST_REDIRECTS);
    const bytes = await readBody(reply);
    const type = found(pictureType(bytes), 'IMAGE_TYPE');
    return { bytes, type };
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('IMAGE_FETCH_FAILED');
  }
}

/** The reply with the picture. Each step of a redirect is checked as the first one. */
async function follow(
  source: PictureSource,
  address: URL,
  signal: AbortSignal,
  redirects: number,
): Promise<IncomingMessage> {
  const reply = await open(source, address, signal);
  const { statusCode = 0, headers } = reply;
  if (statusCode === 200) return reply;
  reply.destroy();
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
  if (!isRedirect || redirects === 0) throw new Problem('IMAGE_FETCH_FAILED');
  const next = redirectTarget(headers.location ?? '', address, source.hosts);
  return follow(source, next, signal, redirects - 1);
}

/** @throws Problem HOST_NOT_ALLOWED; a target that is no address is the other server's fault, not the visitor's */
function redirectTarget(location: string, base: URL, hosts: readonly string[]): URL {
  try {
    return pictureAddress(new URL(location, base).href, hosts);
  } catch (error) {
    throw error instanceof Problem && error.code === 'HOST_NOT_ALLOWED'
      ? error
      : new Problem('IMAGE_FETCH_FAILED');
  }
}

async function open(source: PictureSource, address: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const addresses = await checkedAddresses(source, address.hostname.replace(/^\[|\]$/g, ''), signal);
  return new Promise((answered, failed) => {
    const request = source.request(
      {
        host: address.hostname,
        servername: address.hostname,
        port: 443,
        path: address.pathname + address.search,
        method: 'GET',
        headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Rondo' },
        lookup: pinnedTo(addresses),
        agent: false,
        signal,
      },
      answered,
    );
    request.on('error', failed);
    request.end();
  });
}

/** @throws Problem HOST_NOT_ALLOWED when any address of the host is not public */
async function checkedAddresses(
  source: PictureSource,
  hostname: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const addresses = isIP(hostname) ? [hostname] : await orAborted(source.resolve(hostname), signal);
  if (addresses.length === 0) throw new Problem('IMAGE_FETCH_FAILED');
  if (!addresses.every(source.isAllowedAddress)) throw new Problem('HOST_NOT_ALLOWED');
  return addresses;
}

/** The connection goes to the addresses that were checked; the name is not asked for a second time. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
  const list = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, options, answer) => {
    const [first] = list;
    if (options.all) answer(null, list);
    else answer(null, first?.address ?? '', first?.family);
  };
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** @throws Problem IMAGE_TOO_LARGE as soon as it is known */
async function readBody(reply: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = Number(reply.headers['content-length'] ?? 0);
  try {
    if (length > MOST_BYTES) throw new Problem('IMAGE_TOO_LARGE');
    length = 0;
    for await (const part of reply as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > MOST_BYTES) throw new Problem('IMAGE_TOO_LARGE');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    reply.destroy();
  }
}
