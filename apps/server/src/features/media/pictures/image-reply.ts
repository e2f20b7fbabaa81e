import type { FastifyRequest } from 'fastify';
import { etagged } from '../../../platform/http/etag.ts';
import { type Answer, MediaText } from '../../../platform/http/reply.ts';

/** Bytes that came from outside are a picture and nothing else, wherever they are opened. */
const LOCKED = { 'content-security-policy': "default-src 'none'" };

/** A picture under a tag that is another one for other bytes. */
export function imageReply(
  request: FastifyRequest,
  tag: string,
  picture: { readonly bytes: Buffer; readonly type: string },
  cacheControl: string,
): Answer<never> {
  const body = new MediaText(picture.bytes, picture.type);
  return etagged<never>(request, tag, body, { 'cache-control': cacheControl, ...LOCKED });
}
